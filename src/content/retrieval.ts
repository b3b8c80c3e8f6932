/**
 * How well the search of the Asset IQ demonstration finds what was asked: nDCG@5 over the `unseen` half of the judged queries, from `bench/RESULTS.md`
 * (`npm run bench -- retrieval`). `src/content/retrieval.test.ts` compares: after a new measurement, write the new numbers here.
 */
export const retrieval = { queries: 60, search: 0.963, plainKeywords: 0.554, miniSearch: 0.552 };

/** Where the judged queries can be read (`src/pages/asset-iq/judged-queries.json.ts`). */
export const judgedQueriesPath = '/asset-iq/judged-queries.json';
