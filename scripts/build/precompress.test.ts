import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { tempFolder } from '../../tests/temp-folder.ts';
import { brotliLevel, precompress } from './precompress.ts';

// docs/decisions/0015-brotli.md gives the reasons.
test.each([
  ['index.html', 10],
  ['blog-details/7.md', 10],
  ['_astro/page-script.js', 11],
  ['blog/page/2.html', 5],
  ['_astro/search/a1/words-0.json', 5],
])('the Brotli level of %s is %i', (name, level) => expect(brotliLevel(name)).toBe(level));

test('text files have compressed copies, pictures have none', async () => {
  const text = `<p>${'compressed once and sent many times '.repeat(40)}</p>`;
  const folder = tempFolder({ 'index.html': text, 'hero.webp': text });
  const read = (name: string) => readFileSync(path.join(folder, name));
  expect(await precompress(folder)).toBe(1);
  expect(readdirSync(folder).sort()).toEqual([
    'hero.webp',
    'index.html',
    'index.html.br',
    'index.html.gz',
  ]);
  expect(brotliDecompressSync(read('index.html.br')).toString()).toBe(text);
  expect(gunzipSync(read('index.html.gz')).toString()).toBe(text);
});
