import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { storageKeys } from '../../src/client/storage.ts';
import { builtHtml } from '../pages.ts';

/** Literals in storage calls, and constants whose names end in `_KEY`. */
const literalKeys = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !file.includes('.test.'))
  .flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(/(?:[sg]etItem|removeItem)\('(\w+)'|_KEY = '(\w+)'/g),
    ].map(([, literal, constant]) => literal ?? constant),
  );

test('the Cookies Policy lists every key that the site stores in the browser', () => {
  const keys = [...new Set([...Object.values(storageKeys), ...literalKeys])];
  expect(keys.length).toBeGreaterThan(8);
  const [, table = ''] = /<table>([\s\S]*?)<\/table>/.exec(builtHtml('/cookies-policy')) ?? [];
  expect(keys.filter((key) => !table.includes(`<code>${key}</code>`))).toEqual([]);
});
