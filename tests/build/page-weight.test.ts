import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { pageFile } from '../../scripts/build/built-pages.ts';
import { site } from '../../site.config.ts';
import { allPages, builtHtml, dist } from '../pages.ts';
import { builtDocument } from './built-document.ts';

/** The files that a script file needs before it can run, itself included: static imports, not `import()`. */
function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const code = readFileSync(path.join(dist, file), 'utf8');
  for (const [, name = ''] of code.matchAll(/\b(?:import|from)\s*["'](\.[^"']+)["']/g)) withImports(path.posix.join(path.posix.dirname(file), name), found);
  return found;
}
const compressed = (text: string) => brotliCompressSync(text).length;
/** The bytes of a file as it is sent. */
const sent = (file: string) => readFileSync(path.join(dist, `${file}.br`)).length;
const KILOBYTE = 1024;

test('every page names at most 5 KB of script to be loaded before its visitor acts', () => {
  for (const page of allPages()) {
    const document = builtDocument(page);
    const scripts = [...document.querySelectorAll<HTMLScriptElement>('script:not([type*="json"], [type="speculationrules"])')];
    const files = new Set(scripts.flatMap((script) => (script.hasAttribute('src') ? [...withImports(script.getAttribute('src') ?? '')] : [])));
    const blocks = scripts.filter((script) => !script.hasAttribute('src')).map(({ textContent }) => textContent ?? '');
    const bytes = [...files].reduce((sum, file) => sum + sent(file), compressed(blocks.join('\n')));
    expect(files.size, page).toBeGreaterThan(0);
    expect({ page, small: bytes > KILOBYTE && bytes <= 5 * KILOBYTE, bytes }).toMatchObject({ page, small: true });
  }
});

test.skipIf(site.proofOfWork)('no script and no document holds anything of the proof of work where the site does not ask for it', () => {
  const scripts = readdirSync(path.join(dist, '_astro')).filter((name) => name.endsWith('.js'));
  const texts = [...scripts.map((name) => readFileSync(path.join(dist, '_astro', name), 'utf8')), ...allPages().map(builtHtml)];
  expect(texts.filter((text) => /altcha|proof_?of_?work|X-Form-Proof|email\/challenge/i.test(text))).toEqual([]);
});

/** What a document may weigh as it is sent, in KB: a connection's first flight. */
const DOCUMENT_LIMIT = 14;

test('the document of a page fits into the first flight of a connection', () => {
  const heavy = allPages().flatMap((page) => {
    const kilobytes = sent(pageFile(page)) / KILOBYTE;
    expect(kilobytes, page).toBeGreaterThan(5);
    return kilobytes > DOCUMENT_LIMIT ? [{ page, kilobytes, parts: partsOf(builtHtml(page)) }] : [];
  });
  expect(heavy).toEqual([]);
});

test('style stands in two files: what all pages share, and what a kind of page has of its own', () => {
  const sheets = allPages().map((page) => {
    const html = builtHtml(page);
    expect({ page, inline: html.match(/<style[^>]*>[^<]*/g) }).toEqual({ page, inline: ['<style>@layer tokens,base,components,views;'] });
    const links = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href);
    expect({ page, links: links.length }).toEqual({ page, links: 2 });
    return links;
  });
  const weights = (place: number) => [...new Set(sheets.map((links) => links[place]))].map((file = '') => sent(file) / KILOBYTE);
  expect(weights(0)).toHaveLength(1);
  expect(Math.max(...weights(0))).toBeLessThanOrEqual(6.5);
  expect(Math.max(...weights(1))).toBeLessThanOrEqual(7);
});

/** What a document is made of, in bytes of which each would weigh alone: the part that grew tells itself by another build's figures. */
function partsOf(html: string): Record<string, number> {
  const { document } = new JSDOM(html).window;
  const parts = ['head', 'header', 'main', 'footer', 'dialog', 'script', 'svg'];
  const weighed = parts.map((part) => [part, compressed([...document.querySelectorAll(part)].map(({ outerHTML }) => outerHTML).join(''))] as const);
  return Object.fromEntries(weighed);
}
