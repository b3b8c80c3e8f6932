/**
 * nDCG@5 of the Asset IQ search and two plain searches, for 60 queries that were not used in
 * tuning. A test compares these scores with `bench/RESULTS.md`, so update them after
 * `npm run bench -- retrieval`.
 */
export const retrievalScores = {
  queries: 60,
  search: 0.963,
  plainKeywords: 0.571,
  miniSearch: 0.549,
};

export const judgedQueriesPath = '/asset-iq/judged-queries.json';
