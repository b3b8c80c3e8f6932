import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { decidesEverything, decidesReading, niceToHave } from './features.ts';
import { withTables } from './tables.ts';

test('the tables of docs/browsers.md are those that browser-compat-data gives (npm run browsers writes them)', () => {
  const written = readFileSync('docs/browsers.md', 'utf8');
  expect(written).toMatch(/\| gets everything \| \d/);
  expect(withTables(written)).toBe(written);
});

test('each feature of the tables is used', () => {
  const source = globSync(['src/**/*.{css,ts,tsx,astro}', 'scripts/build/*.ts'], { exclude: ['**/*.test.ts'] })
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const unused = [...decidesEverything, ...decidesReading, ...niceToHave].filter(({ sign }) => !sign.test(source));
  expect(unused.map(({ key }) => key)).toEqual([]);
});
