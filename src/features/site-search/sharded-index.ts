import MiniSearch from 'minisearch';
import { editDistance } from '../../edit-distance.ts';
import {
  type FetchShard,
  FIELDS,
  type IndexEntry,
  type IndexManifest,
  PAGES_PER_SHARD,
  type PagesShard,
  unpackIds,
  type WordsShard,
} from './index-file.ts';
import { tokenize } from './tokenize.ts';

const canBePrefix = (word: string): boolean => word.length > 1;

/** Fetches the shards that a query needs, and indexes the matching words with MiniSearch. */
export function shardedIndex({ sections, firstWords }: IndexManifest, fetchShard: FetchShard) {
  const pageBySection = sections.flatMap((count, page) => Array<number>(count).fill(page));
  const shardOf = (word: string) =>
    Math.max(
      firstWords.findLastIndex((start) => start <= word),
      0,
    );
  return {
    pageOf: (id: number) => pageBySection[id] ?? -1,
    /**
     * Creates an index of `words`, of words within `maxEdits` of them, and of words that begin with
     * one of them. A word of one character is not used as a prefix.
     */
    async indexFor(words: string[], maxEdits: (word: string) => number) {
      const wholeWords = new Set(words);
      const fuzzyWords = words.filter((word) => maxEdits(word) > 0);
      if (fuzzyWords.length > 0)
        for (const candidate of (await fetchShard<string>('dictionary')).split(' '))
          if (
            fuzzyWords.some(
              (word) => editDistance(word, candidate, maxEdits(word)) <= maxEdits(word),
            )
          )
            wholeWords.add(candidate);
      const prefixes = words.filter(canBePrefix);
      const shardNumbers = new Set([...wholeWords].map(shardOf));
      // U+FFFF sorts after all letters.
      for (const word of prefixes)
        for (let shard = shardOf(word); shard <= shardOf(`${word}\uFFFF`); shard += 1)
          shardNumbers.add(shard);
      const shards = await Promise.all(
        [...shardNumbers].map((shard) => fetchShard<WordsShard>(`words-${shard}`)),
      );
      const index = new MiniSearch<IndexEntry>({
        fields: [...FIELDS],
        tokenize,
        searchOptions: {
          boost: { title: 3, joinedTitle: 3, heading: 3, path: 2, excerpt: 1.5 },
          prefix: canBePrefix,
          // Favors the first section of each page.
          boostDocument: (id) => (pageBySection[id] === pageBySection[id - 1] ? 1 : 1.4),
        },
      });
      // Joined words such as `assetiq` must match in full, because `asset` already matches `title`.
      const isWanted = (word: string, field: string) =>
        wholeWords.has(word) ||
        (field !== 'joinedTitle' && prefixes.some((prefix) => word.startsWith(prefix)));
      index.addAll(entriesOf(shards, isWanted));
      return index;
    },
    async fetchSection(id: number) {
      const page = pageBySection[id] ?? 0;
      const shard = await fetchShard<PagesShard>(`pages-${Math.floor(page / PAGES_PER_SHARD)}`);
      const [path = '', title = '', pageSections = []] = shard[page % PAGES_PER_SHARD] ?? [];
      const [heading = '', fragment = '', excerpt = ''] =
        pageSections[id - pageBySection.indexOf(page)] ?? [];
      return { href: fragment ? `${path}#${fragment}` : path, title, heading, excerpt };
    },
  };
}

/** Returns the sections that contain wanted words, reduced to these words. */
function entriesOf(
  shards: WordsShard[],
  isWanted: (word: string, field: string) => boolean,
): IndexEntry[] {
  const entries = new Map<number, IndexEntry>();
  const empty = { title: '', joinedTitle: '', heading: '', path: '', excerpt: '', otherWords: '' };
  for (const { words, postings } of shards) {
    const idsByField = postings.map((ids) => ids.split(','));
    words.split(' ').forEach((word, wordIndex) => {
      FIELDS.forEach((field, fieldIndex) => {
        if (!isWanted(word, field)) return;
        for (const id of unpackIds(idsByField[fieldIndex]?.[wordIndex] ?? '')) {
          const entry = entries.get(id) ?? { id, ...empty };
          entry[field] += ` ${word}`;
          entries.set(id, entry);
        }
      });
    });
  }
  return [...entries.values()];
}
