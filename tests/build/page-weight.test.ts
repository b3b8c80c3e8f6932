import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { pageFile } from '../../src/build/built-pages.ts';
import { allPages, builtHtml, dist } from '../pages.ts';
import { builtDocument } from './built-document.ts';

/** A script file and its static imports. */
function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const code = readFileSync(path.join(dist, file), 'utf8');
  for (const [, name = ''] of code.matchAll(/\b(?:import|from)\s*["'](\.[^"']+)["']/g))
    withImports(path.posix.join(path.posix.dirname(file), name), found);
  return found;
}
const compressed = (text: string) => brotliCompressSync(text).length;
/** Size of the compressed file. */
const sent = (file: string) => readFileSync(path.join(dist, `${file}.br`)).length;
const KILOBYTE = 1024;

test('every page loads at most 5 KB of script before the visitor acts', () => {
  for (const page of allPages()) {
    const document = builtDocument(page);
    const scripts = [
      ...document.querySelectorAll<HTMLScriptElement>(
        'script:not([type*="json"], [type="speculationrules"])',
      ),
    ];
    const files = new Set(
      scripts.flatMap((script) =>
        script.hasAttribute('src') ? [...withImports(script.getAttribute('src') ?? '')] : [],
      ),
    );
    const blocks = scripts
      .filter((script) => !script.hasAttribute('src'))
      .map(({ textContent }) => textContent ?? '');
    const bytes = [...files].reduce((sum, file) => sum + sent(file), compressed(blocks.join('\n')));
    expect(files.size, page).toBeGreaterThan(0);
    expect({ page, small: bytes > KILOBYTE && bytes <= 5 * KILOBYTE, bytes }).toMatchObject({
      page,
      small: true,
    });
  }
});

/** Compressed KB. */
const DOCUMENT_LIMIT = 17;

test('the document of a page is at most 17 KB', () => {
  const heavy = allPages().flatMap((page) => {
    const kilobytes = sent(pageFile(page)) / KILOBYTE;
    expect(kilobytes, page).toBeGreaterThan(5);
    return kilobytes > DOCUMENT_LIMIT ? [{ page, kilobytes, parts: partsOf(builtHtml(page)) }] : [];
  });
  expect(heavy).toEqual([]);
});

test('a page has one shared style sheet and at most four others of at most 3 KB each', () => {
  const sheets = allPages().map((page) => {
    const html = builtHtml(page);
    const inline = (html.match(/<style[^>]*>[^<]*/g) ?? []).filter(
      (style) => !/^<style>(@layer tokens,base,components,views;$|@font-face)/.test(style),
    );
    expect(inline, page).toEqual([]);
    const links = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
      ([, href = '']) => href,
    );
    expect(links.length >= 1 && links.length <= 5, page).toBe(true);
    return new Set(links);
  });
  const [shared, ...others] = sheets.reduce((all, links) => all.intersection(links));
  expect(others).toEqual([]);
  expect(sent(shared ?? '') / KILOBYTE).toBeLessThanOrEqual(10.5);
  for (const links of sheets)
    for (const sheet of links)
      if (sheet !== shared) expect(sent(sheet) / KILOBYTE, sheet).toBeLessThanOrEqual(3);
});

/** Compressed size of each part of a document, to compare with an earlier build. */
function partsOf(html: string): Record<string, number> {
  const { document } = new JSDOM(html).window;
  const parts = ['head', 'header', 'main', 'footer', 'dialog', 'script', 'svg'];
  const weighed = parts.map(
    (part) =>
      [
        part,
        compressed([...document.querySelectorAll(part)].map(({ outerHTML }) => outerHTML).join('')),
      ] as const,
  );
  return Object.fromEntries(weighed);
}
