import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { retrievalScores } from './retrieval.ts';

const results = readFileSync(new URL('../../bench/RESULTS.md', import.meta.url), 'utf8');

/** Returns a method's figures for unseen queries from the retrieval table. */
const unseenFigures = (method: string) => {
  const row = results.split('\n').find((line) => line.startsWith(`| ${method} | unseen |`));
  const [, , , queries, ndcg] = (row ?? '').split('|').map((cell) => cell.trim());
  return { queries: Number(queries), ndcg: Number(ndcg) };
};

test('the data sheet shows the measured retrieval figures', () => {
  expect(retrievalScores).toEqual({
    queries: unseenFigures('search').queries,
    search: unseenFigures('search').ndcg,
    plainKeywords: unseenFigures('plain keywords').ndcg,
    miniSearch: unseenFigures('MiniSearch defaults').ndcg,
  });
});
