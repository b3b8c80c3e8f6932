import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { site } from '../../site.config.ts';
import { detailRoutes } from '../../src/routes.ts';
import { addresses, ids } from '../content.ts';
import { allPages, builtHtml, dist } from '../pages.ts';
import { builtDocument } from './built-document.ts';

/** The pages that are texts. */
const texts = [
  ...ids('blog').map(detailRoutes.blog),
  ...ids('industries').map(detailRoutes.industry),
  ...ids('case-studies').map(detailRoutes.caseStudy),
  ...addresses('services'),
  ...addresses('legal'),
];
const file = (name: string) => readFileSync(path.join(dist, name), 'utf8');
const words = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();

describe.each(texts)('%s as plain text', (page) => {
  const document = builtDocument(page);
  const markdown = file(`${page.slice(1)}.md`);

  test('is named in the head of its page', () => {
    expect(document.querySelector('link[rel="alternate"][type="text/markdown"]')?.getAttribute('href')).toBe(`${page}.md`);
  });

  test('has every heading of the page, in its order', () => {
    const shown = [...document.querySelectorAll('main :is(h1, h2[id], h3[id])')]
      .filter((heading) => !heading.closest('nav, aside, [data-not-searched]'))
      .map((heading) => words(heading.textContent ?? ''));
    const written = [...markdown.matchAll(/^#{1,3} (.+)$/gm)].map((match) => words(match[1] ?? ''));
    expect(shown.length).toBeGreaterThan(0);
    expect(written.filter((heading) => shown.includes(heading))).toEqual(shown);
  });

  test('has every paragraph, list item and table cell of the text', () => {
    const plain = words(markdown.replace(/\]\([^)]*\)/g, ']'));
    const text = document.querySelectorAll('[class^="prose-"] :is(p, li, td, th, figcaption, dt, dd)');
    const parts = [...text].filter((part) => !part.querySelector('p, li')).map((part) => words(part.textContent ?? ''));
    expect(parts.length).toBeGreaterThan(0);
    expect(parts.filter((part) => !plain.includes(part))).toEqual([]);
  });

  test('holds no code, no unfilled word and no address without its site', () => {
    expect(markdown.match(/<\/?[A-Za-z][^>]*>|\{\w+\}|className|\]\(\/|&\w+;/g)).toBeNull();
  });

  test('is about as long as what it stands for', () => {
    const main = document.querySelector('main')?.cloneNode(true) as HTMLElement;
    for (const script of main.querySelectorAll('script, style')) script.remove();
    const ratio = words(markdown).length / words(main.textContent ?? '').length;
    expect(ratio).toBeGreaterThan(0.75);
    expect(ratio).toBeLessThan(1.1);
  });
});

test('no page names a plain text that is not there', () => {
  const naming = allPages().filter((page) => builtHtml(page).includes('type="text/markdown"'));
  expect(naming.sort()).toEqual([...texts].sort());
});

describe('llms.txt', () => {
  const llms = file('llms.txt');
  const links = [...llms.matchAll(/^- \[([^\]]+)\]\(([^)]+)\): (.+)$/gm)].map(([, title = '', url = '', note = '']) => ({ title, url, note }));

  test('begins with the name and a summary, as llmstxt.org asks', () => {
    expect(llms).toMatch(new RegExp(`^# ${site.brand}\n\n> .+\n\n`));
    expect(llms.match(/^# /gm)).toHaveLength(1);
  });

  test('names every plain text once, and pages that exist', () => {
    const paths = links.map(({ url }) => new URL(url).pathname);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((target) => target.endsWith('.md')).sort()).toEqual(texts.map((page) => `${page}.md`).sort());
    for (const target of paths.filter((each) => !each.endsWith('.md'))) expect(allPages()).toContain(target);
    for (const { url, title, note } of links) expect([url.startsWith(site.url), title !== '', note.length > 40]).toEqual([true, true, true]);
  });
});
