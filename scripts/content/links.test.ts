import { expect, test } from 'vitest';
import { article } from './article.ts';
import { findBrokenLinks } from './links.ts';
import { asSource } from './sources.ts';

const faults = (text: string) => findBrokenLinks([article(text)]).map(({ line, message }) => `${line} ${message}`);

test('links to pages, sections, mail addresses and the article itself are right', () => {
  expect(faults('[a](/blog) [b](/privacy-policy#retention) [c](mailto:{email}) [d](/{product}-Studio) [e](/blog-details/7) [f](https://example.org)')).toEqual([]);
});

test('an address that no page has is named, the right spelling with it where only the case or a slash is wrong', () => {
  expect(faults('Text.\n\n[a](/blog-details/8) and [b](/asset-iq/)')).toEqual([
    '7 no page has the address /blog-details/8: src/routes.ts lists those there are',
    '7 no page has the address /asset-iq/: write /asset-IQ',
  ]);
});

test('an address with a token nobody knows is left to the rule about tokens', () => {
  expect(faults('[a](/{prodct}-Studio)')).toEqual([]);
});

test('an address in the head is looked up too', () => {
  const source = asSource('src/content/blog/7-test.mdx', "---\nid: 7\nfurtherReading:\n  - href: /nowhere\n    label: 'Nowhere'\n---\nText.");
  expect(findBrokenLinks([source]).map(({ line }) => line)).toEqual([4]);
});
