import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { storageKeys } from '../../src/client/storage.ts';
import { builtHtml } from '../pages.ts';

/** Keys written out where they are used, beside those of `storageKeys`: in calls, and in constants named as keys. */
const inCode = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !file.includes('.test.'))
  .flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(/(?:[sg]etItem|removeItem)\('(\w+)'|_KEY = '(\w+)'/g),
    ].map(([, called, named]) => called ?? named),
  );

test('the Cookies Policy lists every key the site keeps in the browser', () => {
  const keys = [...new Set([...Object.values(storageKeys), ...inCode])];
  expect(keys.length).toBeGreaterThan(8);
  const [, table = ''] = /<table>([\s\S]*?)<\/table>/.exec(builtHtml('/cookies-policy')) ?? [];
  expect(keys.filter((key) => !table.includes(`<code>${key}</code>`))).toEqual([]);
});
