import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { APIRoute } from 'astro';

/** The queries that the search of Asset IQ is judged by, with the grade of each picture: a data sheet that states a figure shows what it was measured on. */
export const GET: APIRoute = () => new Response(readFileSync(path.resolve('bench/retrieval/queries.json'), 'utf8'), { headers: { 'Content-Type': 'application/json' } });
