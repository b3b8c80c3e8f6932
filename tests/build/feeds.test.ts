import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseAtomFeed, parseRssFeed } from 'feedsmith';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { site } from '../../site.config.ts';
import { detailRoutes, routes } from '../../src/routes.ts';
import { publishedIn } from '../content.ts';
import { allPages, builtHtml, dist, readBuiltFile } from '../pages.ts';
import { parseXml } from './built-document.ts';

const rss = parseRssFeed(readBuiltFile('rss.xml'));
const atom = parseAtomFeed(readBuiltFile('atom.xml'));
const rssItems = rss.items ?? [];
const [blog, announcements] = [publishedIn('blog'), publishedIn('announcements')];
const itemCount = Math.min(50, blog.length + announcements.length);
const frontmatterByPath = new Map([
  ...blog.map((post) => [detailRoutes.blog(post.id), post] as const),
  ...announcements.map((entry) => [routes[entry.route as keyof typeof routes], entry] as const),
]);
const atomEntries = atom.entries ?? [];

const pages = new Set(allPages());
const builtFile = (url = '') => path.join(dist, decodeURI(new URL(url).pathname));
const isPage = (url = '') => url.startsWith(`${site.url}/`) && pages.has(new URL(url).pathname);

const rfc3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;
const sortNewestFirst = (dates: (string | undefined)[]) =>
  [...dates].sort((a, b) => Date.parse(b ?? '') - Date.parse(a ?? ''));

/** Returns relative, insecure and broken URLs, forbidden tags, placeholders and components. */
function htmlErrors(html: string): string[] {
  const { document } = new JSDOM(html).window;
  const urls = [...document.querySelectorAll('[href], [src]')].map(
    (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
  );
  const forbidden = document.querySelectorAll('script, style, iframe, form, [style]');
  return [
    // Feed readers cannot resolve relative URLs.
    ...urls.filter(
      (url) =>
        !/^(https|mailto):/.test(url) || (url.startsWith(site.url) && !isPage(url.split('#')[0])),
    ),
    ...[...forbidden].map(({ tagName }) => tagName),
    ...(html.match(/\{\w+\}|<[A-Z]\w*/g) ?? []),
  ];
}

describe.each(['rss.xml', 'atom.xml'])('%s', (name) => {
  test('is well-formed', () => {
    expect(parseXml(readBuiltFile(name)).documentElement.namespaceURI).toBe(
      name === 'atom.xml' ? 'http://www.w3.org/2005/Atom' : null,
    );
    // The parser rejects malformed XML.
    expect(() => parseXml(readBuiltFile(name).replace('</title>', ''))).toThrow();
  });
  test('is linked from every page', () => {
    for (const page of pages)
      expect(builtHtml(page), page).toMatch(
        new RegExp(
          `<link rel="alternate" type="application/${name.split('.')[0]}\\+xml" title="[^"]+" href="/${name}"`,
        ),
      );
  });
});

describe('the RSS feed', () => {
  test('has version, title, description and links', () => {
    expect(parseXml(readBuiltFile('rss.xml')).documentElement.getAttribute('version')).toBe('2.0');
    expect(rss.title).toContain(site.brand);
    expect(rss.description).toBeTruthy();
    expect(isPage(rss.link)).toBe(true);
    expect(rss.atom?.links).toContainEqual(
      expect.objectContaining({ rel: 'self', href: `${site.url}/rss.xml` }),
    );
  });

  test('has one item per blog post and announcement, up to fifty, newest first', () => {
    expect(rssItems).toHaveLength(itemCount);
    expect(new Set(rssItems.map(({ guid }) => guid?.value)).size).toBe(itemCount);
    for (const { title, link, guid, pubDate, authors, description, content } of rssItems) {
      expect(isPage(link), link).toBe(true);
      expect(guid).toEqual({ value: link, isPermaLink: true });
      // RSS 2.0 requires the format of RFC 822.
      expect(pubDate).toBe(new Date(pubDate ?? '').toUTCString());
      // RSS requires an email address; a name may follow in parentheses.
      expect(authors).toEqual([{ email: site.email, name: expect.stringMatching(/\w/) }]);
      expect([title, description, content?.encoded].every(Boolean)).toBe(true);
      expect(htmlErrors(content?.encoded ?? '')).toEqual([]);
    }
    const dates = rssItems.map(({ pubDate }) => pubDate);
    expect(dates).toEqual(sortNewestFirst(dates));
    const changes = atomEntries.map(({ updated }) => updated);
    const newestChange = sortNewestFirst(changes)[0] ?? '';
    expect(rss.lastBuildDate).toBe(new Date(newestChange).toUTCString());
    expect(atom.updated).toBe(newestChange);
  });

  test('has a picture with type and length for each item', () => {
    for (const { enclosures } of rssItems) {
      const [picture] = enclosures ?? [];
      expect(enclosures).toHaveLength(1);
      expect(picture?.type).toBe('image/jpeg');
      expect(picture?.length).toBe(statSync(builtFile(picture?.url)).size);
    }
  });
});

describe('the Atom feed', () => {
  test('has id, title, date, author and a self link', () => {
    expect([atom.id, atom.title].every(Boolean)).toBe(true);
    expect(atom.updated).toMatch(rfc3339);
    expect(atom.links).toContainEqual(
      expect.objectContaining({ rel: 'self', href: `${site.url}/atom.xml` }),
    );
    expect(atom.authors?.[0]?.name).toBe(site.brand);
  });

  test('has the same entries and texts as the RSS feed', () => {
    expect(atomEntries.map(({ id }) => id)).toEqual(rssItems.map(({ guid }) => guid?.value));
    for (const [
      index,
      { title, updated, published, authors, links, content, summary },
    ] of atomEntries.entries()) {
      const item = rssItems[index];
      expect([updated, published]).toEqual([
        expect.stringMatching(rfc3339),
        expect.stringMatching(rfc3339),
      ]);
      expect(Date.parse(published ?? '')).toBe(Date.parse(item?.pubDate ?? ''));
      expect([title?.value, content?.value, summary?.value]).toEqual([
        item?.title,
        item?.content?.encoded,
        item?.description,
      ]);
      expect(authors?.[0]?.name).toBeTruthy();
      const alternate = links?.find(({ rel }) => rel === undefined || rel === 'alternate');
      const picture = links?.find(({ rel }) => rel === 'enclosure');
      expect(isPage(alternate?.href)).toBe(true);
      const frontmatter = frontmatterByPath.get(new URL(alternate?.href ?? '').pathname);
      expect([published, updated].map((date) => date?.slice(0, 10))).toEqual([
        frontmatter?.date,
        frontmatter?.updated ?? frontmatter?.date,
      ]);
      expect(picture?.type).toBe('image/jpeg');
      expect(existsSync(builtFile(picture?.href))).toBe(true);
    }
  });
});
