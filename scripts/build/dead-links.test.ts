import { expect, test } from 'vitest';
import { tempFolder } from '../../tests/temp-folder.ts';
import { testSource } from '../../tests/test-source.ts';
import { findDeadLinks } from './dead-links.ts';

test('reports dead links with their page, and their source line if known; accepts percent-encoded links to files', () => {
  const toPage = (name: string, html: string) => ({ file: `${name}.html`, path: `/${name}`, html });
  const pages = [
    toPage('a', '<main id="m"><a href="#m"></a><a href="#n"></a><a href="/b?q=1&amp;r=2#p"></a>'),
    toPage('b', '<p id="p"></p><a href="/c"></a><a href="/rss.xml"></a><a href="/api/x"></a>'),
    toPage(
      'd',
      '<a href="/b#q=1"></a><a href="/b#r"></a><img src="/gone.webp"><img src="/B%C3%BCro%201.webp">',
    ),
  ];
  const folder = tempFolder({ 'rss.xml': '', 'Büro 1.webp': '' });
  expect(findDeadLinks(folder, pages, [testSource('To [a page](/c).')])).toEqual([
    'page /a: dead link #n: /a has no section #n',
    'src/content/blog/7-test.mdx:5, page /b: dead link /c: no page or file has this URL',
    'page /d: dead link /b#r: /b has no section #r',
    'page /d: dead link /gone.webp: no page or file has this URL',
  ]);
});
