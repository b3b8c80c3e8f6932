import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { APIRoute } from 'astro';

/** The queries and relevance grades behind the scores on the Asset IQ data sheet. */
export const GET: APIRoute = () =>
  new Response(readFileSync(path.resolve('bench/retrieval/queries.json'), 'utf8'), {
    headers: { 'Content-Type': 'application/json' },
  });
