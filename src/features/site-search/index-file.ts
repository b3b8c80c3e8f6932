import { isTelling, wordsIn } from './words.ts';

/** A part of a page; what stands before the first heading with an address of its own has neither heading nor fragment. */
export type Section = { heading: string; fragment: string; text: string };
export type SearchPage = { path: string; title: string; sections: Section[] };

/**
 * The index as it travels: about half of what the texts themselves would weigh. A section keeps its beginning to be shown; of the rest
 * stand only the words, each once for the whole site, with the sections that have it.
 */
export type IndexFile = {
  /** Path, title, and each section's heading, fragment and beginning. */
  pages: [path: string, title: string, sections: [heading: string, fragment: string, beginning: string][]][];
  /** In the order of the alphabet, with a space between them. */
  words: string;
  /** For each word the numbers of its sections, counted through all pages: the distance from the one before, in base 36. */
  places: string;
};

/** One section, ready to be searched. */
export type Entry = { id: number; path: string; fragment: string; title: string; heading: string; beginning: string; words: string };

/** Not named after its content: every page would change, and be compressed anew, with each word of any page. */
export const INDEX_PATH = '/search-index.json';

/** Where the parts of an index that is split are, in a folder named after their content: what is in such a folder never changes. */
export const PARTS_PATH = '/_astro/search';

/** Fields of an entry that are searched; their order is their number in an index that is split. */
export const FIELDS = ['title', 'heading', 'path', 'beginning', 'words'] as const;

/** Characters of a section that a result shows. */
const SHOWN = 120;

function beginningOf(text: string): string {
  if (text.length <= SHOWN) return text;
  return `${text.slice(0, text.lastIndexOf(' ', SHOWN)).replace(/[^\p{L}\p{N}]+$/u, '')}…`;
}

export function packIndex(pages: SearchPage[]): IndexFile {
  const places = new Map<string, number[]>();
  let id = 0;
  const packed = pages.map(({ path, title, sections }): IndexFile['pages'][number] => [
    path,
    title,
    sections.map(({ heading, fragment, text }) => {
      const beginning = beginningOf(text);
      const shown = new Set(wordsIn(`${heading} ${beginning}`));
      for (const word of new Set(wordsIn(text))) {
        if (!isTelling(word) || shown.has(word)) continue;
        const ids = places.get(word);
        if (ids) ids.push(id);
        else places.set(word, [id]);
      }
      id += 1;
      return [heading, fragment, beginning];
    }),
  ]);
  const words = [...places.keys()].sort();
  return { pages: packed, words: words.join(' '), places: words.map((word) => packPlaces(places.get(word) ?? [])).join(',') };
}

/** Ascending numbers as the distance of each from the one before, in base 36. */
export const packPlaces = (places: number[]): string => places.map((place, at) => (place - (places[at - 1] ?? 0)).toString(36)).join(' ');

export function unpackPlaces(packed: string): number[] {
  let place = 0;
  return packed === '' ? [] : packed.split(' ').map((distance) => (place += Number.parseInt(distance, 36)));
}

export function unpackIndex({ pages, words, places }: IndexFile): Entry[] {
  const entries = pages.flatMap(([path, title, sections]) =>
    sections.map(([heading, fragment, beginning]): Entry => ({ id: 0, path, fragment, title, heading, beginning, words: '' })),
  );
  entries.forEach((entry, id) => {
    entry.id = id;
  });
  const lists = places.split(',');
  words.split(' ').forEach((word, at) => {
    for (const id of unpackPlaces(lists[at] ?? '')) {
      const entry = entries[id];
      if (entry) entry.words += ` ${word}`;
    }
  });
  return entries;
}
