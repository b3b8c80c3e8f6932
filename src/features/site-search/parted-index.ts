import MiniSearch from 'minisearch';
import { type Entry, FIELDS, type IndexFile, unpackPlaces } from './index-file.ts';
import { editDistance } from './nearest.ts';
import { isBeginning, type Source, searchOptions } from './source.ts';

/** Pages of one part with the beginnings of sections. */
export const PAGES_PER_PART = 4;

/** What is known of all words and sections before any part has come. */
export type IndexHead = {
  /** Names the folder of the parts. */
  version: string;
  /** How many sections each page has. */
  sections: number[];
  /** The first word of each part with words. */
  starts: string[];
  /** Of each field its average length, and that in each section, in words. */
  average: number[];
  lengths: number[][];
};
/** Words in the order of the alphabet, a space between them; for each field and word the sections that have it (`packPlaces`), a comma between words. */
export type WordsPart = { words: string; places: string[] };

/** Fetches a part by its name: `words-0`, `pages-0`, `dictionary`. */
export type FetchPart = <Part>(name: string) => Promise<Part>;

/** The index of a large site, of which a query fetches what its words need. Ranks as the whole one would. */
export function partedIndex({ sections, starts, average, lengths }: IndexHead, fetchPart: FetchPart): Source {
  const pageOf = sections.flatMap((count, page) => Array<number>(count).fill(page));
  const isFirst = (id: number) => pageOf[id] !== pageOf[id - 1];
  const numbered = <Value>(value: (id: number) => Value) => Object.fromEntries(pageOf.map((_, id) => [id, value(id)]));
  const frame = {
    documentCount: pageOf.length,
    nextId: pageOf.length,
    documentIds: numbered((id) => id),
    fieldIds: Object.fromEntries(FIELDS.map((field, at) => [field, at])),
    fieldLength: numbered((id) => lengths.map((list) => list[id] ?? 0)),
    averageFieldLength: average,
    storedFields: {},
    serializationVersion: 2,
  };
  /** The part that has a word, if any has. */
  const partOf = (word: string) =>
    Math.max(
      starts.findLastIndex((start) => start <= word),
      0,
    );

  return {
    pageOf: (id) => pageOf[id],
    async indexFor(words, wrong) {
      const meant = new Set(words);
      const mistaken = words.filter((word) => wrong(word) > 0);
      if (mistaken.length > 0) {
        const dictionary = await fetchPart<string>('dictionary');
        for (const known of dictionary.split(' ')) if (mistaken.some((word) => isWithin(word, known, wrong(word)))) meant.add(known);
      }
      const beginnings = words.filter(isBeginning);
      const numbers = new Set([...meant].map(partOf));
      for (const word of beginnings) for (let part = partOf(word); part <= partOf(`${word}\uFFFF`); part += 1) numbers.add(part);
      const parts = await Promise.all([...numbers].map((part) => fetchPart<WordsPart>(`words-${part}`)));
      const isMeant = (word: string) => meant.has(word) || beginnings.some((beginning) => word.startsWith(beginning));
      return MiniSearch.loadJS<Entry>({ ...frame, index: parts.flatMap((part) => readWords(part, isMeant)) }, searchOptions(isFirst));
    },
    async read(ids) {
      const parts = await Promise.all(ids.map((id) => fetchPart<IndexFile['pages']>(`pages-${Math.floor((pageOf[id] ?? 0) / PAGES_PER_PART)}`)));
      return ids.map((id, at) => {
        const page = pageOf[id] ?? 0;
        const [path = '', title = '', list = []] = parts[at]?.[page % PAGES_PER_PART] ?? [];
        const [heading = '', fragment = '', beginning = ''] = list[id - pageOf.indexOf(page)] ?? [];
        return { path, title, heading, fragment, beginning };
      });
    },
  };
}

const isWithin = (one: string, other: string, distance: number) => Math.abs(one.length - other.length) <= distance && editDistance(one, other) <= distance;

/** The words of a part that are meant, as MiniSearch keeps them: for each field how often each section has the word. */
function readWords({ words, places }: WordsPart, isMeant: (word: string) => boolean): [string, Record<string, Record<string, number>>][] {
  const lists = places.map((field) => field.split(','));
  return words.split(' ').flatMap((word, at) => {
    if (!isMeant(word)) return [];
    const fields: Record<string, Record<string, number>> = {};
    lists.forEach((list, field) => {
      const times: Record<string, number> = {};
      for (const id of unpackPlaces(list[at] ?? '')) times[id] = (times[id] ?? 0) + 1;
      if (Object.keys(times).length > 0) fields[field] = times;
    });
    return [[word, fields] as [string, typeof fields]];
  });
}
