import { mkdirSync, writeFileSync } from 'node:fs';
import { measureInteractions } from './interactions.ts';
import { measureIngest } from './leads.ts';
import { measureRetrieval } from './retrieval/measure.ts';

/** `npm run bench` prints every figure as a table and writes them to `bench/results.json`; `npm run bench -- leads` takes one. */
const benches = { leads: measureIngest, interactions: measureInteractions, retrieval: measureRetrieval };

const wanted = process.argv.slice(2);
const results: Record<string, unknown> = {};
for (const [name, measure] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n${name}`);
  const rows = await measure();
  console.table(rows);
  results[name] = rows;
}
mkdirSync('bench', { recursive: true });
writeFileSync('bench/results.json', `${JSON.stringify({ date: new Date().toISOString(), node: process.version, results }, null, 2)}\n`);
