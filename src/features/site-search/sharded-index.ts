import MiniSearch from 'minisearch';
import { editDistance } from '../../edit-distance.ts';
import {
  type Entry,
  type FetchShard,
  FIELDS,
  type IndexManifest,
  PAGES_PER_SHARD,
  type PagesShard,
  unpackIds,
  type WordsShard,
} from './index-file.ts';
import { tokenize } from './tokenize.ts';

/** Whether longer words may begin with the word. */
const isPrefix = (word: string): boolean => word.length > 1;

/** Fetches the shards that a query needs, and indexes their words with MiniSearch. */
export function shardedIndex({ sections, firstWords }: IndexManifest, fetchShard: FetchShard) {
  const pageOf = sections.flatMap((count, page) => Array<number>(count).fill(page));
  const partOf = (word: string) =>
    Math.max(
      firstWords.findLastIndex((start) => start <= word),
      0,
    );
  return {
    pageOf: (id: number) => pageOf[id] ?? -1,
    /** Indexes the words, the words that begin with them, and those within the edit distance. */
    async indexFor(words: string[], maxEdits: (word: string) => number) {
      const meant = new Set(words);
      const misspelt = words.filter((word) => maxEdits(word) > 0);
      if (misspelt.length > 0)
        for (const known of (await fetchShard<string>('dictionary')).split(' '))
          if (misspelt.some((word) => editDistance(word, known, maxEdits(word)) <= maxEdits(word)))
            meant.add(known);
      const prefixes = words.filter(isPrefix);
      const numbers = new Set([...meant].map(partOf));
      for (const word of prefixes)
        for (let shard = partOf(word); shard <= partOf(`${word}\uFFFF`); shard += 1)
          numbers.add(shard);
      const shards = await Promise.all(
        [...numbers].map((shard) => fetchShard<WordsShard>(`words-${shard}`)),
      );
      const index = new MiniSearch<Entry>({
        fields: [...FIELDS],
        tokenize,
        searchOptions: {
          boost: { title: 3, heading: 3, path: 2, beginning: 1.5 },
          prefix: isPrefix,
          // Of equal sections the first one of the page wins.
          boostDocument: (id) => (pageOf[id] === pageOf[id - 1] ? 1 : 1.4),
        },
      });
      const isMeant = (word: string) =>
        meant.has(word) || prefixes.some((prefix) => word.startsWith(prefix));
      index.addAll(entriesOf(shards, isMeant));
      return index;
    },
    /** The shown texts of sections. */
    read: (ids: number[]) =>
      Promise.all(
        ids.map(async (id) => {
          const page = pageOf[id] ?? 0;
          const shard = await fetchShard<PagesShard>(`pages-${Math.floor(page / PAGES_PER_SHARD)}`);
          const [path = '', title = '', list = []] = shard[page % PAGES_PER_SHARD] ?? [];
          const [heading = '', fragment = '', beginning = ''] =
            list[id - pageOf.indexOf(page)] ?? [];
          return { href: fragment ? `${path}#${fragment}` : path, title, heading, beginning };
        }),
      ),
  };
}

/** The sections that have some of these words, with no other words. */
function entriesOf(shards: WordsShard[], isMeant: (word: string) => boolean): Entry[] {
  const entries = new Map<number, Entry>();
  const empty = { title: '', heading: '', path: '', beginning: '', words: '' };
  for (const { words, postings } of shards) {
    const lists = postings.map((field) => field.split(','));
    words.split(' ').forEach((word, at) => {
      if (!isMeant(word)) return;
      FIELDS.forEach((field, number) => {
        for (const id of unpackIds(lists[number]?.[at] ?? '')) {
          const entry = entries.get(id) ?? { id, ...empty };
          entry[field] += ` ${word}`;
          entries.set(id, entry);
        }
      });
    });
  }
  return [...entries.values()];
}
