/** The section before the first `<h2>` with an id has neither heading nor fragment. */
export type Section = { heading: string; fragment: string; text: string };
export type IndexedPage = { path: string; title: string; sections: Section[] };

/**
 * The fields in the order of `postings`. `joinedTitle`: neighboring title words, joined
 * (`assetiq`). `otherWords`: words of the text that are not in the heading or excerpt.
 */
export const FIELDS = ['title', 'joinedTitle', 'heading', 'path', 'excerpt', 'otherWords'] as const;
export type IndexEntry = { id: number } & Record<(typeof FIELDS)[number], string>;

export type IndexManifest = {
  version: string;
  /** Number of sections of each page. */
  sections: number[];
  /** First word of each `words-…` shard. */
  firstWords: string[];
  /** All shards by name; omitted if the shards are files. */
  shards?: Record<string, unknown>;
};
/**
 * `words` are in alphabetical order, separated by spaces. `postings` has a text for each field: the
 * section ids of the first word (`packIds`), a comma, those of the second word, and so on.
 */
export type WordsShard = { words: string; postings: string[] };
export type PagesShard = [
  path: string,
  title: string,
  sections: [heading: string, fragment: string, excerpt: string][],
][];
export const PAGES_PER_SHARD = 4;

/** Fetches a shard by name: `words-0`, `pages-0`, `dictionary`, `titles`. */
export type FetchShard = <Shard>(name: string) => Promise<Shard>;

/** Has no hash: the search script contains this URL and would change with the content. */
export const INDEX_PATH = '/search-index.json';
/** Shards are in a subfolder named after `version`. */
export const SHARDS_PATH = '/_astro/search';

/** Encodes ascending ids as differences in base 36. */
export const packIds = (ids: number[]): string =>
  ids.map((id, index) => (id - (ids[index - 1] ?? 0)).toString(36)).join(' ');

export function unpackIds(packed: string): number[] {
  let id = 0;
  return packed === ''
    ? []
    : packed.split(' ').map((difference) => (id += Number.parseInt(difference, 36)));
}
