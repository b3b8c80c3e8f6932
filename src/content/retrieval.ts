/**
 * Number of queries not used in tuning, and their nDCG@5 in the Asset IQ search and two plain
 * searches. A test compares these scores with `bench/RESULTS.md`: update them after
 * `npm run bench -- retrieval`.
 */
export const retrievalScores = {
  queries: 60,
  search: 0.963,
  plainKeywords: 0.571,
  miniSearch: 0.549,
};

export const judgedQueriesPath = '/asset-iq/judged-queries.json';
