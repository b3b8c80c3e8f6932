/**
 * A part of a page. The part before the first heading with an id has neither heading nor fragment.
 */
export type Section = { heading: string; fragment: string; text: string };
export type SearchPage = { path: string; title: string; sections: Section[] };

/** Searched fields; their order is their number in `WordsShard`. */
export const FIELDS = ['title', 'heading', 'path', 'beginning', 'words'] as const;
/** A section for MiniSearch. */
export type Entry = { id: number } & Record<(typeof FIELDS)[number], string>;

/** The first file of the index. */
export type IndexManifest = {
  /** The folder of the shards. */
  version: string;
  /** The number of sections of each page. */
  sections: number[];
  /** The first word of each `words-…` shard. */
  firstWords: string[];
  /** All shards by name, on a small site. */
  shards?: Record<string, unknown>;
};
/**
 * Words in alphabetical order, separated by spaces; for each field and word the ids of its sections
 * (`packIds`), separated by commas.
 */
export type WordsShard = { words: string; postings: string[] };
export type PagesShard = [
  path: string,
  title: string,
  sections: [heading: string, fragment: string, beginning: string][],
][];
/** Pages in a `pages-…` shard. */
export const PAGES_PER_SHARD = 4;

/** Fetches a shard by name: `words-0`, `pages-0`, `dictionary`, `titles`. */
export type FetchShard = <Shard>(name: string) => Promise<Shard>;

/** A fixed name, so that a changed text does not change every page. */
export const INDEX_PATH = '/search-index.json';
/** The shards are in a folder named by their hash. */
export const SHARDS_PATH = '/_astro/search';

/** Ascending ids as distances in base 36. */
export const packIds = (ids: number[]): string =>
  ids.map((id, at) => (id - (ids[at - 1] ?? 0)).toString(36)).join(' ');

export function unpackIds(packed: string): number[] {
  let id = 0;
  return packed === ''
    ? []
    : packed.split(' ').map((distance) => (id += Number.parseInt(distance, 36)));
}
