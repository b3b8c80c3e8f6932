import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { retrieval } from './retrieval.ts';

const results = readFileSync(new URL('../../bench/RESULTS.md', import.meta.url), 'utf8');

/** Cells of a row in the retrieval table. */
const unseen = (what: string) => {
  const row = results.split('\n').find((line) => line.startsWith(`| ${what} | unseen |`));
  const [, , , queries, ndcg] = (row ?? '').split('|').map((cell) => cell.trim());
  return { queries: Number(queries), ndcg: Number(ndcg) };
};

test('the data sheet shows the measured retrieval figures', () => {
  expect(retrieval).toEqual({
    queries: unseen('search').queries,
    search: unseen('search').ndcg,
    plainKeywords: unseen('plain keywords').ndcg,
    miniSearch: unseen('MiniSearch defaults').ndcg,
  });
});
