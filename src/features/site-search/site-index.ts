import type { Finder } from './finder.ts';
import { fixedAnswers } from './fixed-answers.ts';
import { type FetchShard, INDEX_PATH, type IndexManifest, SHARDS_PATH } from './index-file.ts';

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
  const [{ createFinder }, manifest] = await Promise.all([
    import('./finder.ts'),
    // Revalidated, because an old copy would link to removed pages.
    fetchJson<IndexManifest>(INDEX_PATH, { cache: 'no-cache' }),
  ]);
  const shards = new Map<string, Promise<unknown>>();
  const fetchShard: FetchShard = async <Shard>(name: string) => {
    if (manifest.shards) return manifest.shards[name] as Shard;
    const shard = shards.get(name) ?? fetchJson(`${SHARDS_PATH}/${manifest.version}/${name}.json`);
    shards.set(name, shard);
    // A missing shard may belong to an earlier build.
    shard.catch(forget);
    return shard as Promise<Shard>;
  };
  const find = createFinder(manifest, fetchShard);
  return {
    pages: () => fetchShard('titles'),
    find: async (query, limit) =>
      [...fixedAnswers(query), ...(await find(query, limit))].slice(0, limit),
  };
}

async function fetchJson<Content>(path: string, options?: RequestInit): Promise<Content> {
  const response = await fetch(path, options);
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
  return response.json();
}
