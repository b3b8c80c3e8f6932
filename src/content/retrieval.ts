/**
 * nDCG@5 of the Asset IQ search over the unseen queries, from `bench/RESULTS.md`, which a test
 * compares. Update it after `npm run bench -- retrieval`.
 */
export const retrieval = { queries: 60, search: 0.963, plainKeywords: 0.571, miniSearch: 0.549 };

export const judgedQueriesPath = '/asset-iq/judged-queries.json';
