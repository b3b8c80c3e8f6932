import type { Source } from './source.ts';
import { isTelling, wordsIn } from './words.ts';

// The index of most sites comes with the finder; that of a large one has its code fetched on its own.
export { wholeIndex } from './whole-index.ts';

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
export type Finder = (query: string, limit: number) => Promise<Found[]>;

/** More sections of one page than this would crowd out the others. */
const PER_PAGE = 3;

/** Takes a word for the beginning of one. If nothing is found so, forgives a wrong letter in words of four letters or more; then two in long ones, such as two that changed places. */
export function createFinder({ indexFor, pageOf, read }: Source): Finder {
  return async (query, limit) => {
    const words = wordsIn(query);
    const telling = words.filter(isTelling);
    const asked = telling.length > 0 ? telling : words;
    const best = new Map<number, string[]>();
    for (const [combineWith, most] of [
      ['AND', 0],
      ['AND', 1],
      ['AND', 2],
      ['OR', 2],
    ] as const) {
      const fuzzy = (word: string) => (word.length > 3 ? Math.min(most, word.length > 6 ? 2 : 1) : 0);
      const index = await indexFor(asked, fuzzy);
      const taken = new Map<number | undefined, number>();
      for (const { id, terms } of index.search(asked.join(' '), { combineWith, fuzzy })) {
        const before = taken.get(pageOf(id)) ?? 0;
        if (before === PER_PAGE) continue;
        taken.set(pageOf(id), before + 1);
        best.set(id, terms);
        if (best.size === limit) break;
      }
      if (best.size > 0) break;
    }
    const shown = await read([...best.keys()]);
    const met = [...best.values()];
    return shown.map(({ path, fragment, title, heading, beginning }, at) => ({
      href: fragment ? `${path}#${fragment}` : path,
      title,
      heading,
      beginning,
      met: met[at] ?? [],
    }));
  };
}
