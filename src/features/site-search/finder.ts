import MiniSearch, { type SearchResult } from 'minisearch';
import { type Entry, type IndexFile, unpackIndex } from './index-file.ts';
import { isTelling, wordsIn } from './words.ts';

/** A section that answers a search. */
export type Found = {
  /** Its page, with its fragment if it has one. */
  href: string;
  title: string;
  /** Empty for what stands first on a page. */
  heading: string;
  beginning: string;
  /** The words by which it was found, in small letters. */
  met: string[];
};

/** The best sections for a query, best first. */
export type Finder = (query: string, limit: number) => Found[];

/** More sections of one page than this would crowd out the others. */
const PER_PAGE = 3;

/** Takes a word for the beginning of one. If nothing is found so, forgives a wrong letter in words of four letters or more; then two in long ones, such as two that changed places. */
export function createFinder(file: IndexFile): Finder {
  const entries = unpackIndex(file);
  const index = new MiniSearch<Entry>({
    fields: ['title', 'heading', 'path', 'beginning', 'words'],
    tokenize: wordsIn,
    searchOptions: {
      boost: { title: 3, heading: 3, path: 2, beginning: 1.5 },
      prefix: (word) => word.length > 1,
      // Of equals the page itself comes before its sections.
      boostDocument: (id) => (entries[id as number]?.heading === '' ? 1.2 : 1),
    },
  });
  index.addAll(entries);

  return (query, limit) => {
    const words = wordsIn(query);
    const telling = words.filter(isTelling);
    const asked = (telling.length > 0 ? telling : words).join(' ');
    const search = (combineWith: 'AND' | 'OR', wrong: 0 | 1 | 2) =>
      index.search(asked, { combineWith, fuzzy: (word) => word.length > 3 && Math.min(wrong, word.length > 6 ? 2 : 1) });
    const tries = [() => search('AND', 0), () => search('AND', 1), () => search('AND', 2), () => search('OR', 2)];
    const matches = tries.reduce<SearchResult[]>((found, next) => (found.length > 0 ? found : next()), []);
    const found: Found[] = [];
    const taken = new Map<string, number>();
    for (const { id, terms } of matches) {
      const entry = entries[id as number];
      if (!entry) continue;
      const { path, fragment, title, heading, beginning } = entry;
      const before = taken.get(path) ?? 0;
      if (before === PER_PAGE) continue;
      taken.set(path, before + 1);
      found.push({ href: fragment ? `${path}#${fragment}` : path, title, heading, beginning, met: terms });
      if (found.length === limit) break;
    }
    return found;
  };
}
