import type MiniSearch from 'minisearch';
import type { Options } from 'minisearch';
import { type Entry, FIELDS } from './index-file.ts';
import { wordsIn } from './words.ts';

/** What a result shows of a section. */
export type Shown = Pick<Entry, 'path' | 'fragment' | 'title' | 'heading' | 'beginning'>;

/** Where the words and sections of the site come from. */
export type Source = {
  /** An index that knows every word of the site which one of these begins, or may be meant by it with so many wrong letters. */
  indexFor: (words: string[], wrong: (word: string) => number) => MiniSearch<Entry> | Promise<MiniSearch<Entry>>;
  /** The number of the page that has a section. */
  pageOf: (id: number) => number | undefined;
  /** Sections by their numbers, in this order. */
  read: (ids: number[]) => Shown[] | Promise<Shown[]>;
};

/** How MiniSearch reads and ranks, over whatever source. `isFirst`: whether a section stands first on its page. */
export const searchOptions = (isFirst: (id: number) => boolean): Options<Entry> => ({
  fields: [...FIELDS],
  tokenize: wordsIn,
  searchOptions: {
    boost: { title: 3, heading: 3, path: 2, beginning: 1.5 },
    prefix: isBeginning,
    // Of equals the page itself comes before its sections.
    boostDocument: (id) => (isFirst(id as number) ? 1.2 : 1),
  },
});

/** Whether a word is taken for the beginning of longer ones. */
export const isBeginning = (word: string): boolean => word.length > 1;
