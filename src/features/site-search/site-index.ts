import type { Finder } from './finder.ts';
import { type FetchPart, INDEX_PATH, type IndexHead, PARTS_PATH } from './index-file.ts';
import { plainAnswers } from './plain-answers.ts';

export type PageTitle = { href: string; title: string };
type SiteIndex = { find: Finder; pages: () => Promise<PageTitle[]> };

let loading: Promise<SiteIndex> | undefined;

/** Fetches the index and its code once. After a failure the next call fetches them again. */
export function siteIndex(): Promise<SiteIndex> {
  loading ??= fetchIndex();
  loading.catch(forget);
  return loading;
}

function forget(): void {
  loading = undefined;
}

async function fetchIndex(): Promise<SiteIndex> {
  const [{ createFinder }, head] = await Promise.all([
    import('./finder.ts'),
    // Revalidated, because an old copy would link to removed pages.
    fetchJson<IndexHead>(INDEX_PATH, { cache: 'no-cache' }),
  ]);
  const parts = new Map<string, Promise<unknown>>();
  const fetchPart: FetchPart = async <Part>(name: string) => {
    if (head.parts) return head.parts[name] as Part;
    const part = parts.get(name) ?? fetchJson(`${PARTS_PATH}/${head.version}/${name}.json`);
    parts.set(name, part);
    // A missing part may belong to an earlier build.
    part.catch(forget);
    return part as Promise<Part>;
  };
  const find = createFinder(head, fetchPart);
  return {
    pages: () => fetchPart('titles'),
    find: async (query, limit) =>
      [...plainAnswers(query), ...(await find(query, limit))].slice(0, limit),
  };
}

async function fetchJson<Content>(path: string, options?: RequestInit): Promise<Content> {
  const response = await fetch(path, options);
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
  return response.json();
}
