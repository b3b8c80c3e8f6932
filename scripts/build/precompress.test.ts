import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { brotliLevel, precompress } from './precompress.ts';

test.each([
  ['index.html', 10],
  ['blog-details/7.md', 10],
  ['_astro/page-script.js', 11],
  ['blog/page/2.html', 5],
  ['_astro/search/a1/words-0.json', 5],
])('compresses %s at level %i', (name, level) => expect(brotliLevel(name)).toBe(level));

test('text files have compressed copies, pictures have none', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'compressed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const text = `<p>${'compressed once and sent many times '.repeat(40)}</p>`;
  for (const name of ['index.html', 'hero.webp']) writeFileSync(path.join(folder, name), text);
  expect(await precompress(folder)).toBe(1);
  expect(readdirSync(folder).sort()).toEqual([
    'hero.webp',
    'index.html',
    'index.html.br',
    'index.html.gz',
  ]);
  expect(brotliDecompressSync(readFileSync(path.join(folder, 'index.html.br'))).toString()).toBe(
    text,
  );
  expect(gunzipSync(readFileSync(path.join(folder, 'index.html.gz'))).toString()).toBe(text);
});
