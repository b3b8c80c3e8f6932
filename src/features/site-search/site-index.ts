import type { Finder } from './finder.ts';
import { INDEX_PATH, type IndexFile, PARTS_PATH } from './index-file.ts';
import type { FetchPart, IndexHead } from './parted-index.ts';

/** A page of the site by its address. */
export type Named = { href: string; title: string };
type SiteIndex = { find: Finder; pages: () => Promise<Named[]> };

let loading: Promise<SiteIndex> | undefined;

/** Fetches the index, or its head, and the code that reads it, once; after a failure the next call tries again. */
export function siteIndex(): Promise<SiteIndex> {
  loading ??= fetchIndex();
  loading.catch(forget);
  return loading;
}

function forget(): void {
  loading = undefined;
}

async function fetchIndex(): Promise<SiteIndex> {
  // Asked for anew each time, which costs 304 Not Modified: an older copy would lead to pages that are gone.
  const [{ createFinder, wholeIndex }, file] = await Promise.all([import('./finder.ts'), fetchJson<IndexFile | IndexHead>(INDEX_PATH, { cache: 'no-cache' })]);
  const fetchPart = memoized((name) => fetchJson(`${PARTS_PATH}/${'version' in file && file.version}/${name}.json`));
  const pages = async () => ('pages' in file ? file.pages : await fetchPart<[string, string][]>('titles')).map(([href, title]) => ({ href, title }));
  const source = 'pages' in file ? wholeIndex(file) : (await import('./parted-index.ts')).partedIndex(file, fetchPart);
  return { find: createFinder(source), pages };
}

/** Each part once. One that fails may belong to a site that has been built anew: the head is then fetched again too. */
function memoized(fetchPart: FetchPart): FetchPart {
  const parts = new Map<string, Promise<unknown>>();
  return <Part>(name: string) => {
    const part = parts.get(name) ?? fetchPart(name);
    parts.set(name, part);
    part.catch(forget);
    return part as Promise<Part>;
  };
}

async function fetchJson<Content>(path: string, options?: RequestInit): Promise<Content> {
  const response = await fetch(path, options);
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
  return response.json();
}
