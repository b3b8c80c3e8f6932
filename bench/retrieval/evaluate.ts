import { readFileSync } from 'node:fs';
import { readAssets } from '../../src/features/asset-iq-demo/library/read-assets.ts';
import { createSearch } from '../../src/features/asset-iq-demo/search/search.ts';
import { miniSearchDefaults, plainKeywords, type Retrieve, tfIdfVectors } from './baselines.ts';
import { ndcgAt5, reciprocalRank } from './ranking-metrics.ts';

type JudgedQuery = { query: string; grades: Record<string, number> };
export type Half = 'tuning' | 'unseen';
/**
 * `judged`: ids of the assets with grades; other assets are ignored. `absent`: queries for things
 * that no asset shows.
 */
type Queries = Record<Half, JudgedQuery[]> & { judged: string[]; absent: Record<Half, string[]> };

export const queries: Queries = JSON.parse(
  readFileSync(new URL('queries.json', import.meta.url), 'utf8'),
);

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Returns the search and three baselines over the judged assets. */
export async function createRetrievers(): Promise<
  Record<'search' | 'plain keywords' | 'MiniSearch defaults' | 'TF-IDF vectors', Retrieve>
> {
  const assets = (await readAssets()).filter(({ id }) => queries.judged.includes(id));
  const search = createSearch(assets);
  return {
    search: (query) => search(query).results.map(({ asset }) => asset.id),
    'plain keywords': plainKeywords(assets),
    'MiniSearch defaults': miniSearchDefaults(assets),
    'TF-IDF vectors': tfIdfVectors(assets),
  };
}

/** Returns means for one half; `emptyShare` is the share of absent queries without a result. */
export function evaluate(retrieve: Retrieve, half: Half) {
  const rankings = queries[half].map(({ query, grades }) => ({ ranked: retrieve(query), grades }));
  return {
    ndcg: mean(rankings.map(({ ranked, grades }) => ndcgAt5(ranked, grades))),
    meanReciprocalRank: mean(rankings.map(({ ranked, grades }) => reciprocalRank(ranked, grades))),
    emptyShare: mean(queries.absent[half].map((query) => (retrieve(query).length === 0 ? 1 : 0))),
  };
}
