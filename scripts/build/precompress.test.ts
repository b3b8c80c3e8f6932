import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { brotliLevels, precompress } from './precompress.ts';

const articles = (count: number) => Array.from({ length: count }, (_, id) => [`blog-details/${id}.html`, `blog-details/${id}.md`]).flat();

test('every file of a small site has the highest level, each of a thousand articles one less, home and scripts the highest still', () => {
  expect(new Set(brotliLevels(['index.html', 'search-index.json', ...articles(50)]).values())).toEqual(new Set([11]));
  const scripts = Array.from({ length: 200 }, (_, script) => `_astro/${script}.js`);
  const levels = brotliLevels(['index.html', 'blog.html', ...scripts, ...articles(1000)]);
  expect(['index.html', 'blog.html', '_astro/7.js', 'blog-details/7.html', 'blog-details/7.md'].map((name) => levels.get(name))).toEqual([11, 11, 11, 10, 10]);
});

test('what changes with each article is not compressed at length', () => {
  expect([...brotliLevels(['blog/page/2.html', 'blog/topic/data.html', '_astro/search/a1/words-0.json']).values()]).toEqual([5, 5, 5]);
});

test('each text has its copies beside it, a picture none', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'compressed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const text = `<p>${'compressed once and sent many times '.repeat(40)}</p>`;
  for (const name of ['index.html', 'hero.webp']) writeFileSync(path.join(folder, name), text);
  expect(await precompress(folder)).toBe(1);
  expect(readdirSync(folder).sort()).toEqual(['hero.webp', 'index.html', 'index.html.br', 'index.html.gz']);
  expect(brotliDecompressSync(readFileSync(path.join(folder, 'index.html.br'))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(path.join(folder, 'index.html.gz'))).toString()).toBe(text);
});
