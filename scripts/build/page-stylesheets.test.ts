import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { linkStylesheets } from './page-stylesheets.ts';

const layers = '<style>@layer tokens,views;</style>';
const shared = '<link rel="stylesheet" href="/_astro/Document.abc.css">';
const document = (...styles: string[]) =>
  `<head>${layers}<title>A</title>${styles.map((css) => `<style>${css}</style>`).join('')}${shared}</head><body><p>a &lt;style></p></body>`;

test('the style of a head becomes one file behind the shared one, in its order, which pages of a kind have in common', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sheets-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, '_astro'));
  const pages = [document('a{color:red}', 'b{color:$&}'), document('a{color:red}', 'b{color:$&}'), document('i{}'), `<head><style>p{}</style></head>`];
  const [one, two, other, editor] = (
    await linkStylesheets(
      folder,
      pages.map((html, index) => ({ file: `${index}.html`, path: `/${index}`, html })),
    )
  ).map(({ html }) => html);
  const [, address = ''] = /(\/_astro\/page\.[^"]+)/.exec(one ?? '') ?? [];
  expect(one).toBe(`<head>${layers}${shared}<link rel="stylesheet" href="${address}"><title>A</title></head><body><p>a &lt;style></p></body>`);
  expect(readFileSync(path.join(folder, address), 'utf8')).toBe('a{color:red}b{color:$&}');
  expect(two).toBe(one);
  expect(other).not.toContain(address);
  expect(editor).toBe(pages[3]);
});
