import { expect, test } from 'vitest';
import { speculationRules } from './speculation-rules.ts';

const origin = 'https://www.example.com';
const isPrerendered = (path: string) =>
  speculationRules.prerender[0]?.where.and.every((condition) => {
    const pattern = condition.href_matches ?? condition.not?.href_matches;
    // Only conditions with a URL pattern depend on the path.
    if (pattern === undefined) return true;
    const matches = new URLPattern(pattern, origin).test(origin + path);
    return 'href_matches' in condition ? matches : !matches;
  });

test('prerenders pages, but no files and no API routes', () => {
  const pages = ['/', '/blog-details/1', '/search?q=a.b', '/product#a.b'];
  expect(pages.filter(isPrerendered)).toEqual(pages);
  const others = [
    '/rss.xml',
    '/asset-iq/library-1.json',
    '/blog-details/1.md',
    '/.well-known/security.txt',
    '/api/v1.0/newsletter/confirm',
  ];
  expect(others.filter(isPrerendered)).toEqual([]);
});
