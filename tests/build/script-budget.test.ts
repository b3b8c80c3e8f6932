import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { allPages, builtHtml, dist } from '../pages.ts';

/** The files that a script file needs before it can run, itself included: static imports, not `import()`. */
function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const code = readFileSync(path.join(dist, file), 'utf8');
  for (const [, name = ''] of code.matchAll(/\b(?:import|from)\s*["'](\.[^"']+)["']/g)) withImports(path.posix.join(path.posix.dirname(file), name), found);
  return found;
}
const compressed = (text: string | Buffer) => brotliCompressSync(text).length;

test('every page names at most 5 KB of script to be loaded before its visitor acts', () => {
  for (const page of allPages()) {
    const { document } = new JSDOM(builtHtml(page)).window;
    const scripts = [...document.querySelectorAll<HTMLScriptElement>('script:not([type*="json"], [type="speculationrules"])')];
    const files = new Set(scripts.flatMap((script) => (script.hasAttribute('src') ? [...withImports(script.getAttribute('src') ?? '')] : [])));
    const blocks = scripts.filter((script) => !script.hasAttribute('src')).map(({ textContent }) => textContent ?? '');
    const bytes = [...files].reduce((sum, file) => sum + compressed(readFileSync(path.join(dist, file))), compressed(blocks.join('\n')));
    expect(files.size, page).toBeGreaterThan(0);
    expect({ page, small: bytes > 1024 && bytes <= 5 * 1024, bytes }).toMatchObject({ page, small: true });
  }
});

test('no script and no document holds anything of the proof of work, which this site does not ask for', () => {
  const scripts = readdirSync(path.join(dist, '_astro')).filter((name) => name.endsWith('.js'));
  const texts = [...scripts.map((name) => readFileSync(path.join(dist, '_astro', name), 'utf8')), ...allPages().map(builtHtml)];
  expect(texts.filter((text) => /altcha|proof_?of_?work|X-Form-Proof|email\/challenge/i.test(text))).toEqual([]);
});
