import { describe, expect, test } from 'vitest';
import { site } from '../../site.config.ts';
import { detailRoutes } from '../../src/routes.ts';
import { idsOf, urlsOf } from '../content.ts';
import { allPages, builtHtml, readBuiltFile } from '../pages.ts';
import { builtDocument } from './built-document.ts';

const articles = [
  ...idsOf('blog').map(detailRoutes.blog),
  ...idsOf('industries').map(detailRoutes.industry),
  ...idsOf('case-studies').map(detailRoutes.caseStudy),
];
const markdownPages = [...articles, ...urlsOf('services'), ...urlsOf('legal')];
const normalize = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();

describe.each(markdownPages)('%s as Markdown', (page) => {
  const document = builtDocument(page);
  const markdown = readBuiltFile(`${page.slice(1)}.md`);

  test('is linked in the head of its page, and in the main element if the page is an article', () => {
    const hrefOf = (selector: string) => document.querySelector(selector)?.getAttribute('href');
    expect(hrefOf('link[rel="alternate"][type="text/markdown"]')).toBe(`${page}.md`);
    if (articles.includes(page)) expect(hrefOf('main a[href$=".md"]')).toBe(`${page}.md`);
  });

  test('has the headings of the text in order', () => {
    const shown = [...document.querySelectorAll('main :is(h1, h2[id], h3[id])')]
      .filter((heading) => !heading.closest('nav, aside, [data-not-searched]'))
      .map((heading) => normalize(heading.textContent ?? ''));
    const headings = [...markdown.matchAll(/^#{1,3} (.+)$/gm)].map(([, heading = '']) =>
      normalize(heading),
    );
    expect(shown.length).toBeGreaterThan(0);
    expect(headings.filter((heading) => shown.includes(heading))).toEqual(shown);
  });

  test('has the paragraphs, list items and table cells of the text', () => {
    const plain = normalize(markdown.replace(/\]\([^)]*\)/g, ']'));
    const elements = document.querySelectorAll(
      '[class^="prose-"] :is(p, li, td, th, figcaption, dt, dd)',
    );
    const shown = [...elements]
      .filter((element) => !element.querySelector('p, li'))
      .map(({ textContent }) => normalize(textContent ?? ''));
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((text) => !plain.includes(text))).toEqual([]);
  });

  test('has no HTML, no placeholder and no relative URL', () => {
    expect(markdown.match(/<\/?[A-Za-z][^>]*>|\{\w+\}|className|\]\(\/|&\w+;/g)).toBeNull();
  });
});

test('a page links to a Markdown version if and only if it has one', () => {
  const linking = allPages().filter((page) => builtHtml(page).includes('type="text/markdown"'));
  expect(linking.sort()).toEqual([...markdownPages].sort());
});

describe('llms.txt', () => {
  const llms = readBuiltFile('llms.txt');
  const links = [...llms.matchAll(/^- \[([^\]]+)\]\(([^)]+)\): (.+)$/gm)].map(
    ([, , url = '', note = '']) => ({ url, note }),
  );

  test('begins with name and summary in the format of llmstxt.org', () => {
    expect(llms).toMatch(new RegExp(`^# ${site.brand}\n\n> .+\n\n`));
    expect(llms.match(/^# /gm)).toHaveLength(1);
  });

  test('lists each Markdown version and only existing pages, with notes', () => {
    const paths = links.map(({ url }) => new URL(url).pathname);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((target) => target.endsWith('.md')).sort()).toEqual(
      markdownPages.map((page) => `${page}.md`).sort(),
    );
    for (const path of paths.filter((target) => !target.endsWith('.md')))
      expect(allPages()).toContain(path);
    for (const { url, note } of links)
      expect([url.startsWith(site.url), note.length > 40]).toEqual([true, true]);
  });
});
