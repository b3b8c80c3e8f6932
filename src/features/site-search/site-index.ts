import { fetchJson } from '../../client/fetch-json.ts';
import type { Finder } from './finder.ts';
import { fixedAnswers } from './fixed-answers.ts';
import { type FetchShard, INDEX_PATH, type IndexManifest, SHARDS_PATH } from './index-file.ts';

export type ListedPage = { href: string; title: string };
type SiteIndex = { find: Finder; pageTitles: () => Promise<ListedPage[]> };

let cached: Promise<SiteIndex> | undefined;

/** Loads the index and its code once. After a failure, the next call loads them again. */
export function siteIndex(): Promise<SiteIndex> {
  cached ??= fetchIndex();
  cached.catch(resetIndex);
  return cached;
}

function resetIndex(): void {
  cached = undefined;
}

async function fetchIndex(): Promise<SiteIndex> {
  const [{ createFinder }, manifest] = await Promise.all([
    import('./finder.ts'),
    // Revalidated, because an old copy could link to removed pages.
    fetchJson<IndexManifest>(INDEX_PATH, { cache: 'no-cache' }),
  ]);
  const requests = new Map<string, Promise<unknown>>();
  const fetchShard: FetchShard = async <Shard>(name: string) => {
    if (manifest.shards) return manifest.shards[name] as Shard;
    const shard =
      requests.get(name) ?? fetchJson(`${SHARDS_PATH}/${manifest.version}/${name}.json`);
    requests.set(name, shard);
    // If a new build removed the shard, the next search must fetch the new manifest.
    shard.catch(resetIndex);
    return shard as Promise<Shard>;
  };
  const findSections = createFinder(manifest, fetchShard);
  return {
    pageTitles: () => fetchShard('titles'),
    find: async (query, limit) =>
      [...fixedAnswers(query), ...(await findSections(query, limit))].slice(0, limit),
  };
}
