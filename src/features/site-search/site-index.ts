import type { Finder } from './finder.ts';
import { INDEX_PATH } from './index-file.ts';

export type SiteIndex = { find: Finder; pages: { href: string; title: string }[] };

let loading: Promise<SiteIndex> | undefined;

/** Fetches the index and the code that reads it, once; after a failure the next call tries again. */
export function siteIndex(): Promise<SiteIndex> {
  loading ??= fetchIndex();
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

async function fetchIndex(): Promise<SiteIndex> {
  // Asked for anew each time, which costs 304 Not Modified: an older copy would lead to pages that are gone.
  const [{ createFinder }, response] = await Promise.all([import('./finder.ts'), fetch(INDEX_PATH, { cache: 'no-cache' })]);
  if (!response.ok) throw new Error(`${INDEX_PATH} was answered with ${response.status}`);
  const file = await response.json();
  return { find: createFinder(file), pages: (file.pages as [string, string][]).map(([href, title]) => ({ href, title })) };
}
