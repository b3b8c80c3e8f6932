import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { allPages, builtHtml, dist, pageFile } from '../pages.ts';
import { builtDocument } from './built-document.ts';
import { withStaticImports } from './static-imports.ts';

const brotliSize = (file: string) => readFileSync(`${file}.br`).length;
const inDist = (name: string) => path.join(dist, name);
const KILOBYTE = 1024;

test('the scripts of a page and their static imports have at most 5 KB compressed', () => {
  for (const page of allPages()) {
    const document = builtDocument(page);
    const scripts = [
      ...document.querySelectorAll<HTMLScriptElement>(
        'script:not([type*="json"], [type="speculationrules"])',
      ),
    ];
    const files = new Set(
      scripts.flatMap(({ src }) => (src ? [...withStaticImports(inDist(src))] : [])),
    );
    const inline = scripts.map(({ src, textContent }) => (src ? '' : textContent)).join('\n');
    const bytes = [...files].reduce(
      (sum, file) => sum + brotliSize(file),
      brotliCompressSync(inline).length,
    );
    expect(files.size, page).toBeGreaterThan(0);
    expect(bytes, page).toBeGreaterThan(KILOBYTE);
    expect(bytes, page).toBeLessThanOrEqual(5 * KILOBYTE);
  }
});

test('the compressed document of a page has at most 17 KB', () => {
  for (const page of allPages()) {
    const kilobytes = brotliSize(inDist(pageFile(page))) / KILOBYTE;
    expect(kilobytes, page).toBeGreaterThan(5);
    expect(kilobytes, page).toBeLessThanOrEqual(17);
  }
});

test('pages have no inline style except layer order and font faces', () => {
  for (const page of allPages()) {
    const inline = (builtHtml(page).match(/<style[^>]*>[^<]*/g) ?? []).filter(
      (style) => !/^<style>(@layer tokens,base,components,views;$|@font-face)/.test(style),
    );
    expect(inline, page).toEqual([]);
  }
});

test('all pages share one style sheet of at most 10.5 KB compressed; each page has up to four others of up to 3 KB', () => {
  const hrefsByPage = allPages().map((page) => {
    const hrefs = [...builtHtml(page).matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
      ([, href = '']) => href,
    );
    expect(hrefs.length >= 1 && hrefs.length <= 5, page).toBe(true);
    return new Set(hrefs);
  });
  const [shared, ...moreShared] = hrefsByPage.reduce((all, hrefs) => all.intersection(hrefs));
  expect(moreShared).toEqual([]);
  expect(brotliSize(inDist(shared ?? '')) / KILOBYTE).toBeLessThanOrEqual(10.5);
  for (const hrefs of hrefsByPage)
    for (const sheet of hrefs)
      if (sheet !== shared)
        expect(brotliSize(inDist(sheet)) / KILOBYTE, sheet).toBeLessThanOrEqual(3);
});
