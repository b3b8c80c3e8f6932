import { expect, test } from 'vitest';
import { site } from '../../site.config.ts';
import { problemTexts, testSource } from '../../tests/test-source.ts';
import { findBrokenLinks, findCardLinksWithoutPicture, findLinksToDrafts } from './links.ts';
import { parseSource } from './sources.ts';

const article = (id: number, fields: string, text = '') =>
  parseSource(`src/content/blog/${id}.mdx`, `---\nid: ${id}\n${fields}---\n${text}`);

// `mdx-errors.ts` and the schemas report unknown placeholders.
test('accepts links to known pages, email addresses, phone numbers and other sites, and links with unknown placeholders', () =>
  expect(
    findBrokenLinks([
      testSource(
        '[a](/blog) [b](/privacy-policy#retention) [c](mailto:{email}) [t](tel:+15550100) [d](/{product}-Studio) [e](/blog-details/7) [f](https://example.org) [h](http://example.org) [g](/{prodct}-Studio)',
      ),
    ]),
  ).toEqual([]));

test('reports links to missing pages; suggests an existing path that differs only in case or a final slash', () => {
  const text = `Text.\n\n[a](${site.url}/blog-details/8) and [b](/asset-iq/)`;
  const source = article(7, 'furtherReading:\n  - href: /nowhere\n', text);
  expect(problemTexts(findBrokenLinks([source]))).toEqual([
    '4: No page has the URL /nowhere: open the intended page and copy its path',
    `8: No page has the URL ${site.url}/blog-details/8: open the intended page and copy its path`,
    '8: No page has the URL /asset-iq/: write /asset-IQ',
  ]);
});

test('reports links of `furtherReading` to pages without a picture; looks up linked pages by id or `route`', () => {
  const hrefs = ['/blog-details/7', '/AIadvisory-services', '/about-us', '/nowhere'];
  const links = hrefs.map((href) => `  - href: ${href}\n`).join('');
  const service = parseSource(
    'src/content/services/one.mdx',
    '---\nroute: aiAdvisory\npicture: service-advisory\n---\nText.',
  );
  const post = article(7, `picture: hero\nfurtherReading:\n${links}`);
  // `findBrokenLinks` reports /nowhere.
  expect(problemTexts(findCardLinksWithoutPicture([service, post]))).toEqual([
    '7: /about-us has no picture: link an article, industry, case study, service, product or announcement',
  ]);
});

test('reports links from published texts to drafts and future articles', () => {
  const sources = [
    article(7, '', '[a](/blog-details/8#part) [b](/blog-details/9) [c](/blog)'),
    article(8, 'draft: true\n'),
    article(9, "publishAt: '2026-07-01'\n"),
  ];
  const errorsAt = (now: string) =>
    findLinksToDrafts(sources, new Date(now)).map(({ file, message }) => `${file}: ${message}`);
  expect(errorsAt('2026-06-30')).toEqual(
    [8, 9].map(
      (id) =>
        `src/content/blog/7.mdx: /blog-details/${id} is published later than this text: publish that page first, or link to another`,
    ),
  );
  expect(errorsAt('2026-07-01').filter((error) => error.includes('details/9'))).toEqual([]);
});

test('reports a link from a future article to a later one, but not the other way around', () => {
  const links = '[a](/blog-details/7) [b](/blog-details/8)';
  const sources = [
    article(7, "publishAt: '2026-07-01'\n", links),
    article(8, 'date: 2026-07-10\n', links),
  ];
  expect(findLinksToDrafts(sources, new Date('2026-06-30'))).toMatchObject([
    {
      file: 'src/content/blog/7.mdx',
      message: expect.stringMatching(/^\/blog-details\/8 is published later/),
    },
  ]);
});
