import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allPages, builtHtml } from '../pages.ts';

test('each Astro element with display: contents in base.css occurs in built pages (docs/astro-internals.md, row 2)', () => {
  const [, selectors = ''] =
    /((?:astro-[\w-]+,?\s+)+)\{\s*display: contents/.exec(
      readFileSync('src/styles/base.css', 'utf8'),
    ) ?? [];
  const elements = selectors.match(/[\w-]+/g) ?? [];
  expect(elements).toContain('astro-island');
  const pages = allPages().map(builtHtml);
  expect(elements.filter((name) => !pages.some((html) => html.includes(`<${name}`)))).toEqual([]);
});
