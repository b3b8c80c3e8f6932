import { readFileSync, writeFileSync } from 'node:fs';
import { withTables } from './browsers/tables.ts';

/** Writes the tables of docs/browsers.md from MDN's browser-compat-data. */
const file = 'docs/browsers.md';
writeFileSync(file, withTables(readFileSync(file, 'utf8')));
