import { readFileSync, writeFileSync } from 'node:fs';
import { withTables } from './browsers/tables.ts';
import { commandLine } from './command-line.ts';

commandLine({ does: "Writes the tables of docs/browsers.md from MDN's browser-compat-data.", calls: [['npm run browsers', 'all of them']] });
const file = 'docs/browsers.md';
writeFileSync(file, withTables(readFileSync(file, 'utf8')));
