import { describe, expect, test } from 'vitest';
import { allPages } from '../pages.ts';
import { builtDocument } from './built-document.ts';

const articles = allPages().filter((path) => /^\/(blog|industry|case-study)-details\//.test(path));
const coverOf = (path: string) =>
  builtDocument(path).querySelector('main img')?.getAttribute('src');

describe('an article ends with three related pages', () => {
  test.each(articles)('%s: each has a picture and a byline', (path) => {
    const document = builtDocument(path);
    const entries = [...document.querySelectorAll('section[aria-labelledby="related-reading"] li')];
    const links = entries.map((entry) => entry.querySelector('h3 a'));
    expect(entries).toHaveLength(3);
    for (const [index, entry] of entries.entries()) {
      const href = links[index]?.getAttribute('href') ?? '';
      expect(href).not.toBe(path);
      expect(entry.querySelector('img')?.getAttribute('alt')).toBe('');
      if (href.includes('-details/')) {
        expect(entry.querySelector('img')?.getAttribute('src'), href).toBe(coverOf(href));
      }
      expect(entry.querySelector('p')?.textContent, href).toMatch(/\w/);
    }
    expect(new Set(links.map((link) => link?.getAttribute('href'))).size).toBe(3);
  });
});
