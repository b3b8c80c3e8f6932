import type { FetchShard, IndexManifest } from './index-file.ts';
import { shardedIndex } from './sharded-index.ts';
import { synonymsOf } from './synonyms.ts';
import { isSignificant, tokenize } from './tokenize.ts';

/** A section that matches a query. */
export type Found = {
  /** Its page, with its fragment if it has one. */
  href: string;
  title: string;
  /** Empty for the beginning of a page. */
  heading: string;
  beginning: string;
  /** In lower case. */
  matchedTerms: string[];
};

/** Returns the best sections for a query, best first. */
export type Finder = (query: string, limit: number) => Promise<Found[]>;

/** Sections of one page in a result list. */
const PER_PAGE = 3;
/**
 * The share of its page's best score that a section gets, so that pages about the query rank first.
 */
const PAGE_WEIGHT = 0.3;
const SYNONYM_WEIGHT = 0.5;
/** Accepted typos, and whether a page must have all words, from the first attempt to the last. */
const attempts = [
  [0, true],
  [1, true],
  [2, true],
  [2, false],
] as const;

/**
 * Finds pages with all words in any of their sections. Without one, it accepts typos, and at last
 * pages with some of the words.
 */
export function createFinder(manifest: IndexManifest, fetchShard: FetchShard): Finder {
  const { indexFor, pageOf, read } = shardedIndex(manifest, fetchShard);
  return async (query, limit) => {
    const given = [...new Set(tokenize(query))];
    const significant = given.filter(isSignificant);
    const terms = significant.length > 0 ? significant : given;
    const words = [...new Set(terms.flatMap((term) => [term, ...synonymsOf(term)]))];
    for (const [edits, needsAll] of attempts) {
      const fuzzy = (word: string) =>
        word.length > 3 ? Math.min(edits, word.length > 8 ? 2 : 1) : 0;
      const index = await indexFor(words, fuzzy);
      const results = index.search(words.join(' '), {
        fuzzy,
        boostTerm: (word) => (terms.includes(word) ? 1 : SYNONYM_WEIGHT),
      });
      const best = [...Map.groupBy(results, ({ id }) => pageOf(id)).values()]
        .filter((sections) => {
          const matched = new Set(sections.flatMap(({ queryTerms }) => queryTerms));
          const has = (term: string) =>
            [term, ...synonymsOf(term)].some((word) => matched.has(word));
          return !needsAll || terms.every(has);
        })
        .flatMap((sections) => {
          const bonus = (sections[0]?.score ?? 0) * PAGE_WEIGHT;
          return sections.slice(0, PER_PAGE).map(({ id, score, terms: matchedTerms }) => ({
            id,
            score: score + bonus,
            matchedTerms,
          }));
        })
        .sort((a, b) => b.score - a.score || a.id - b.id)
        .slice(0, limit);
      if (best.length === 0) continue;
      const texts = await read(best.map(({ id }) => id));
      return best.flatMap(({ matchedTerms }, at) => {
        const text = texts[at];
        return text ? [{ ...text, matchedTerms }] : [];
      });
    }
    return [];
  };
}
