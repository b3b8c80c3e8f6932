import { describe, expect, test } from 'vitest';
import { site } from '../../site.config.ts';
import { detailRoutes } from '../../src/routes.ts';
import { idsOf, routesOf } from '../content.ts';
import { allPages, readBuiltFile } from '../pages.ts';
import { builtDocument } from './built-document.ts';

const articles = [
  ...idsOf('blog').map(detailRoutes.blog),
  ...idsOf('industries').map(detailRoutes.industry),
  ...idsOf('case-studies').map(detailRoutes.caseStudy),
];
const markdownPages = [...articles, ...routesOf('services'), ...routesOf('legal')];
const normalize = (text: string | null) => (text ?? '').replace(/[^\p{L}\p{N}]+/gu, ' ').trim();

test('the head of a page links to its Markdown version, if it has one', () => {
  for (const page of allPages())
    expect(
      builtDocument(page).querySelector('link[type="text/markdown"]')?.getAttribute('href'),
      page,
    ).toBe(markdownPages.includes(page) ? `${page}.md` : undefined);
});

test('articles show a link to their Markdown version', () => {
  for (const page of articles)
    expect(builtDocument(page).querySelector(`main a[href="${page}.md"]`), page).not.toBeNull();
});

describe.each(markdownPages)('the Markdown version of %s', (page) => {
  const document = builtDocument(page);
  const markdown = readBuiltFile(`${page.slice(1)}.md`);

  test('has the headings of the page in order', () => {
    const shown = [...document.querySelectorAll('main :is(h1, h2[id], h3[id])')]
      .filter((heading) => !heading.closest('nav, aside, [data-not-searched]'))
      .map(({ textContent }) => normalize(textContent));
    const headings = [...markdown.matchAll(/^#{1,3} (.+)$/gm)].map(([, heading = '']) =>
      normalize(heading),
    );
    expect(shown.length).toBeGreaterThan(0);
    expect(headings.filter((heading) => shown.includes(heading))).toEqual(shown);
  });

  test('has the paragraphs, list items and table cells of the page', () => {
    const plain = normalize(markdown.replace(/\]\([^)]*\)/g, ']'));
    const elements = document.querySelectorAll(
      '[class^="prose-"] :is(p, li, td, th, figcaption, dt, dd)',
    );
    const shown = [...elements]
      .filter((element) => !element.querySelector('p, li'))
      .map(({ textContent }) => normalize(textContent));
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((text) => !plain.includes(text))).toEqual([]);
  });

  test('has no HTML, no placeholder and no relative URL', () => {
    expect(markdown.match(/<\/?[A-Za-z][^>]*>|\{\w+\}|className|\]\(\/|&\w+;/g)).toBeNull();
  });
});

const llms = readBuiltFile('llms.txt');

test('llms.txt begins with name and summary in the format of llmstxt.org', () => {
  expect(llms).toMatch(new RegExp(`^# ${site.brand}\n\n> .+\n\n`));
  expect(llms.match(/^# /gm)).toHaveLength(1);
});

test('llms.txt lists each Markdown version and only existing pages, with notes', () => {
  const links = [...llms.matchAll(/^- \[[^\]]+\]\(([^)]+)\): (.+)$/gm)];
  const paths = links.map(([, url = '', note = '']) => {
    expect(note.length, url).toBeGreaterThan(40);
    expect(url.startsWith(site.url), url).toBe(true);
    return new URL(url).pathname;
  });
  expect(new Set(paths).size).toBe(paths.length);
  const isMarkdown = (path: string) => path.endsWith('.md');
  expect(paths.filter(isMarkdown).sort()).toEqual(markdownPages.map((page) => `${page}.md`).sort());
  const pages = paths.filter((path) => !isMarkdown(path));
  expect(allPages()).toEqual(expect.arrayContaining(pages));
});
