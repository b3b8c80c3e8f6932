import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { retrievalScores } from './retrieval.ts';

const results = readFileSync(new URL('../../bench/RESULTS.md', import.meta.url), 'utf8');

/** Scores of queries that were not used for tuning. */
const unseenScores = (method: string) => {
  const row = results.split('\n').find((line) => line.startsWith(`| ${method} | unseen |`));
  const [, , , queries, ndcg] = (row ?? '').split('|').map(Number);
  return { queries, ndcg };
};

test('the retrieval scores match bench/RESULTS.md', () => {
  expect(retrievalScores).toEqual({
    queries: unseenScores('search').queries,
    search: unseenScores('search').ndcg,
    plainKeywords: unseenScores('plain keywords').ndcg,
    miniSearch: unseenScores('MiniSearch defaults').ndcg,
  });
});
