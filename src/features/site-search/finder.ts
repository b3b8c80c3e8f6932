import type { FetchShard, IndexManifest } from './index-file.ts';
import { shardedIndex } from './sharded-index.ts';
import { synonymsOf } from './synonyms.ts';
import { isSignificant, tokenize } from './tokenize.ts';

export type SearchHit = {
  /** URL of the page, with the section's fragment if it has one. */
  href: string;
  title: string;
  /** Empty for the first section of a page. */
  heading: string;
  excerpt: string;
  /** In lower case. */
  matchedTerms: string[];
};

/** Returns at most `limit` hits, best first. */
export type Finder = (query: string, limit: number) => Promise<SearchHit[]>;

const MAX_HITS_PER_PAGE = 3;
/** Each section's bonus, as a share of its page's best score: good pages come first. */
const PAGE_WEIGHT = 0.3;
const SYNONYM_WEIGHT = 0.5;
/** The maximum typos per word, and whether a page must contain all terms. */
const attempts = [
  [0, true],
  [1, true],
  [2, true],
  [2, false],
] as const;

/**
 * Finds pages whose sections together contain each term, also as a prefix or synonym. If there are
 * none, accepts typos, and then pages with some of the terms.
 */
export function createFinder(manifest: IndexManifest, fetchShard: FetchShard): Finder {
  const { indexFor, pageOf, fetchSection } = shardedIndex(manifest, fetchShard);
  return async (query, limit) => {
    const tokens = tokenize(query);
    const significant = tokens.filter(isSignificant);
    const terms = significant.length > 0 ? significant : tokens;
    const words = [...new Set(terms.flatMap((term) => [term, ...synonymsOf(term)]))];
    for (const [maxTypos, needsAll] of attempts) {
      // With typos, short words would match unrelated words.
      const maxEdits = (word: string) =>
        word.length > 3 ? Math.min(maxTypos, word.length > 8 ? 2 : 1) : 0;
      const index = await indexFor(words, maxEdits);
      const results = index.search(words.join(' '), {
        fuzzy: maxEdits,
        boostTerm: (word) => (terms.includes(word) ? 1 : SYNONYM_WEIGHT),
      });
      const best = [...Map.groupBy(results, ({ id }) => pageOf(id)).values()]
        .filter((pageHits) => {
          const matchedWords = new Set(pageHits.flatMap(({ queryTerms }) => queryTerms));
          const isMatched = (term: string) =>
            [term, ...synonymsOf(term)].some((word) => matchedWords.has(word));
          return !needsAll || terms.every(isMatched);
        })
        .flatMap((pageHits) => {
          const bonus = (pageHits[0]?.score ?? 0) * PAGE_WEIGHT;
          return pageHits.slice(0, MAX_HITS_PER_PAGE).map(({ id, score, terms: matchedTerms }) => ({
            id,
            score: score + bonus,
            matchedTerms,
          }));
        })
        .sort((a, b) => b.score - a.score || a.id - b.id)
        .slice(0, limit);
      if (best.length > 0)
        return Promise.all(
          best.map(async ({ id, matchedTerms }) => ({ ...(await fetchSection(id)), matchedTerms })),
        );
    }
    return [];
  };
}
