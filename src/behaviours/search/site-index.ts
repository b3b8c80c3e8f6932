import type { Finder } from '../../search/finder.ts';

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
  const address = document.querySelector<HTMLElement>('[data-search-index]')?.dataset.searchIndex ?? '';
  const [{ createFinder }, response] = await Promise.all([import('../../search/finder.ts'), fetch(address)]);
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}`);
  const file = await response.json();
  return { find: createFinder(file), pages: (file.pages as [string, string][]).map(([href, title]) => ({ href, title })) };
}
