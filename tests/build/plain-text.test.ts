import { describe, expect, test } from 'vitest';
import { site } from '../../site.config.ts';
import { detailRoutes } from '../../src/routes.ts';
import { addresses, ids } from '../content.ts';
import { allPages, builtFile, builtHtml } from '../pages.ts';
import { builtDocument } from './built-document.ts';

/** Pages with a Markdown version. */
const texts = [
  ...ids('blog').map(detailRoutes.blog),
  ...ids('industries').map(detailRoutes.industry),
  ...ids('case-studies').map(detailRoutes.caseStudy),
  ...addresses('services'),
  ...addresses('legal'),
];
const words = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();

describe.each(texts)('%s as Markdown', (page) => {
  const document = builtDocument(page);
  const markdown = builtFile(`${page.slice(1)}.md`);

  test('is linked in the head of its page', () => {
    expect(
      document.querySelector('link[rel="alternate"][type="text/markdown"]')?.getAttribute('href'),
    ).toBe(`${page}.md`);
  });

  test('has every heading of the page in order', () => {
    const shown = [...document.querySelectorAll('main :is(h1, h2[id], h3[id])')]
      .filter((heading) => !heading.closest('nav, aside, [data-not-searched]'))
      .map((heading) => words(heading.textContent ?? ''));
    const written = [...markdown.matchAll(/^#{1,3} (.+)$/gm)].map((match) => words(match[1] ?? ''));
    expect(shown.length).toBeGreaterThan(0);
    expect(written.filter((heading) => shown.includes(heading))).toEqual(shown);
  });

  test('has every paragraph, list item and table cell', () => {
    const plain = words(markdown.replace(/\]\([^)]*\)/g, ']'));
    const text = document.querySelectorAll(
      '[class^="prose-"] :is(p, li, td, th, figcaption, dt, dd)',
    );
    const parts = [...text]
      .filter((part) => !part.querySelector('p, li'))
      .map((part) => words(part.textContent ?? ''));
    expect(parts.length).toBeGreaterThan(0);
    expect(parts.filter((part) => !plain.includes(part))).toEqual([]);
  });

  test('has no code, no placeholder and no relative URL', () => {
    expect(markdown.match(/<\/?[A-Za-z][^>]*>|\{\w+\}|className|\]\(\/|&\w+;/g)).toBeNull();
  });
});

test('no page links to a missing Markdown version', () => {
  const naming = allPages().filter((page) => builtHtml(page).includes('type="text/markdown"'));
  expect(naming.sort()).toEqual([...texts].sort());
});

describe('llms.txt', () => {
  const llms = builtFile('llms.txt');
  const links = [...llms.matchAll(/^- \[([^\]]+)\]\(([^)]+)\): (.+)$/gm)].map(
    ([, title = '', url = '', note = '']) => ({ title, url, note }),
  );

  test('begins with name and summary, as llmstxt.org requires', () => {
    expect(llms).toMatch(new RegExp(`^# ${site.brand}\n\n> .+\n\n`));
    expect(llms.match(/^# /gm)).toHaveLength(1);
  });

  test('lists every Markdown version once and only existing pages', () => {
    const paths = links.map(({ url }) => new URL(url).pathname);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((target) => target.endsWith('.md')).sort()).toEqual(
      texts.map((page) => `${page}.md`).sort(),
    );
    for (const target of paths.filter((each) => !each.endsWith('.md')))
      expect(allPages()).toContain(target);
    for (const { url, title, note } of links)
      expect([url.startsWith(site.url), title !== '', note.length > 40]).toEqual([
        true,
        true,
        true,
      ]);
  });
});
