import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { APIRoute } from 'astro';

/** Queries with relevance grades, on which the data sheet's figures are based. */
export const GET: APIRoute = () =>
  new Response(readFileSync(path.resolve('bench/retrieval/queries.json'), 'utf8'), {
    headers: { 'Content-Type': 'application/json' },
  });
