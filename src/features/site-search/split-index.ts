import MiniSearch from 'minisearch';
import { type Entry, FIELDS, type IndexFile, packPlaces, unpackIndex } from './index-file.ts';
import { type IndexHead, PAGES_PER_PART, type WordsPart } from './parted-index.ts';
import { searchOptions } from './source.ts';

/** Characters of a part with words; about 5 KB compressed. A word that stands nearly everywhere has as many alone. */
const PART_SIZE = 12_000;

/**
 * Splits the index of a large site: the words in the order of the alphabet, the pages in their own.
 * @returns the head, which is read first, and the parts by their names
 */
export function splitIndex(file: IndexFile): { head: Omit<IndexHead, 'version'>; parts: Map<string, unknown> } {
  const { index, fieldLength, averageFieldLength } = indexOf(unpackIndex(file));
  const parts = new Map<string, unknown>([
    ['titles', file.pages.map(([path, title]) => [path, title])],
    ['dictionary', index.map(([word]) => word).join(' ')],
  ]);
  const starts = wordsParts(index).map(({ words, places }, at) => {
    parts.set(`words-${at}`, { words: words.join(' '), places: places.map((lists) => lists.join(',')) } satisfies WordsPart);
    return words[0] ?? '';
  });
  for (let at = 0; at < file.pages.length; at += PAGES_PER_PART) parts.set(`pages-${at / PAGES_PER_PART}`, file.pages.slice(at, at + PAGES_PER_PART));
  const head = {
    sections: file.pages.map(([, , sections]) => sections.length),
    starts,
    average: averageFieldLength,
    lengths: FIELDS.map((_, field) => Object.values(fieldLength).map((lengths) => lengths[field] ?? 0)),
  };
  return { head, parts };
}

/** What MiniSearch makes of the entries, in the order of the alphabet. */
function indexOf(entries: Entry[]) {
  const index = new MiniSearch<Entry>(searchOptions(() => false));
  index.addAll(entries);
  const made = index.toJSON();
  return { ...made, index: made.index.sort(([one], [other]) => (one < other ? -1 : 1)) };
}

type Words = { words: string[]; places: string[][] };

function wordsParts(index: ReturnType<typeof indexOf>['index']): Words[] {
  const parts: Words[] = [];
  let size = PART_SIZE;
  for (const [word, fields] of index) {
    // A section that has a word twice stands there twice.
    const lists = FIELDS.map((_, field) => packPlaces(Object.entries(fields[field] ?? {}).flatMap(([id, times]) => Array<number>(times).fill(Number(id)))));
    size += word.length + lists.join().length;
    if (size > PART_SIZE) {
      parts.push({ words: [], places: FIELDS.map(() => []) });
      size = word.length;
    }
    const part = parts.at(-1);
    part?.words.push(word);
    lists.forEach((list, field) => void part?.places[field]?.push(list));
  }
  return parts;
}
