import type { Retrieve } from './baselines.ts';
import { createRetrievers, evaluate, type Half, queries } from './evaluate.ts';

export type Retrieval = {
  retrieval: string;
  half: Half;
  queries: number;
  'nDCG@5': number;
  'reciprocal rank': number;
  'silent on absent': number;
  'ms per query': number;
  'times plain': number;
};

const rounds = 20;
const rounded = (value: number) => Math.round(value * 1000) / 1000;

/**
 * Returns the milliseconds per query of each retriever in its fastest round, because other work
 * slows rounds down.
 */
function queryTimes(retrievers: Retrieve[], half: Half): number[] {
  const fastest = retrievers.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds; round++) {
    for (const [index, retrieve] of retrievers.entries()) {
      const start = performance.now();
      for (const { query } of queries[half]) retrieve(query);
      fastest[index] = Math.min(
        fastest[index] ?? 0,
        (performance.now() - start) / queries[half].length,
      );
    }
  }
  return fastest;
}

/** Compares the media search, whose authors knew only the tuning half, with three baselines. */
export async function measureRetrieval(): Promise<Retrieval[]> {
  const byName = await createRetrievers();
  return (['tuning', 'unseen'] as const).flatMap((half) => {
    const times = queryTimes(Object.values(byName), half);
    const plainTime = times[Object.keys(byName).indexOf('plain keywords')] ?? Number.NaN;
    return Object.entries(byName).map(([retrieval, retrieve], index) => {
      const { ndcg, meanReciprocalRank, emptyShare } = evaluate(retrieve, half);
      const time = times[index] ?? Number.NaN;
      return {
        retrieval,
        half,
        queries: queries[half].length,
        'nDCG@5': rounded(ndcg),
        'reciprocal rank': rounded(meanReciprocalRank),
        'silent on absent': rounded(emptyShare),
        'ms per query': rounded(time),
        'times plain': rounded(time / plainTime),
      };
    });
  });
}
