import { expect, test } from 'vitest';
import { article } from './article.ts';
import { findBrokenLinks, findLinksToDrafts, findLinksWithoutPicture } from './links.ts';
import { asSource } from './sources.ts';

const faults = (text: string) => findBrokenLinks([article(text)]).map(({ line, message }) => `${line} ${message}`);

test('links to pages, sections, mail addresses and the article itself are right', () => {
  expect(faults('[a](/blog) [b](/privacy-policy#retention) [c](mailto:{email}) [d](/{product}-Studio) [e](/blog-details/7) [f](https://example.org)')).toEqual([]);
});

test('an address that no page has is named, the right spelling with it where only the case or a slash is wrong', () => {
  expect(faults('Text.\n\n[a](/blog-details/8) and [b](/asset-iq/)')).toEqual([
    '7 no page has the address /blog-details/8: open the page that is meant and copy its address, from the / after the host on',
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

test('further reading leads to pages with a picture, by id or by route; others are named', () => {
  const head = (...links: string[]) => ['---', 'id: 7', 'picture: hero', 'furtherReading:', ...links.map((href) => `  - href: ${href}`), '---'].join('\n');
  const service = asSource('src/content/services/one.mdx', '---\nroute: aiAdvisory\npicture: service-advisory\n---\nText.');
  const article = asSource('src/content/blog/7-test.mdx', head('/blog-details/7', '/AIadvisory-services', '/about-us', '/nowhere'));
  expect(findLinksWithoutPicture([service, article]).map(({ line, message }) => `${line} ${message}`)).toEqual([
    '7 further reading shows the picture of the page it leads to, and /about-us has none: name an article, industry, case study, service, product or announcement',
  ]);
});

test('a text that is out does not lead to one that is not; drafts may lead to each other', () => {
  const text = (id: number, head: string) =>
    asSource(`src/content/blog/${id}.mdx`, `---\nid: ${id}\n${head}---\n[a](/blog-details/8#part) [b](/blog-details/9) [c](/blog)`);
  const sources = [text(7, ''), text(8, 'draft: true\n'), text(9, "publishAt: '2026-07-01'\n")];
  const faults = (now: string) => findLinksToDrafts(sources, new Date(now)).map(({ file, message }) => `${file}: ${message}`);
  expect(faults('2026-06-30')).toEqual([
    'src/content/blog/7.mdx: /blog-details/8 is not published, and this text is: publish it, or lead elsewhere',
    'src/content/blog/7.mdx: /blog-details/9 is not published, and this text is: publish it, or lead elsewhere',
  ]);
  expect(faults('2026-07-01').filter((fault) => fault.includes('details/9'))).toEqual([]);
});
