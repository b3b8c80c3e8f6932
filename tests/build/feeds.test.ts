import { statSync } from 'node:fs';
import path from 'node:path';
import { parseAtomFeed, parseRssFeed } from 'feedsmith';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { site } from '../../site.config.ts';
import { publishedIn } from '../content.ts';
import { allPages, dist, readBuiltFile } from '../pages.ts';
import { builtDocument, parseXml, urlsIn } from './built-document.ts';

const rss = parseRssFeed(readBuiltFile('rss.xml'));
const atom = parseAtomFeed(readBuiltFile('atom.xml'));
const [rssItems, atomEntries] = [rss.items ?? [], atom.entries ?? []];
const pages = new Set(allPages());
const isPage = (url = '') => url.startsWith(`${site.url}/`) && pages.has(new URL(url).pathname);
const rfc3339 = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/);

/** Returns relative, insecure and broken URLs, forbidden tags, `{placeholders}`, `<Components>`. */
function htmlErrors(html: string): string[] {
  const { document } = new JSDOM(html).window;
  const forbidden = document.querySelectorAll('script, style, iframe, form, [style]');
  return [
    // Feed readers cannot resolve relative URLs.
    ...urlsIn(document, '[href], [src]').filter(
      (url) =>
        !/^(https|mailto):/.test(url) || (url.startsWith(site.url) && !isPage(url.split('#')[0])),
    ),
    ...[...forbidden].map(({ tagName }) => tagName),
    ...(html.match(/\{\w+\}|<[A-Z]\w*/g) ?? []),
  ];
}

test('every page links to both feeds', () => {
  for (const page of pages)
    for (const name of ['rss', 'atom'])
      expect(
        builtDocument(page).querySelector(
          `link[rel="alternate"][type="application/${name}+xml"][title][href="/${name}.xml"]`,
        ),
        page,
      ).not.toBeNull();
});

test('the RSS feed is well-formed and has version, title, description and links', () => {
  expect(parseXml(readBuiltFile('rss.xml')).documentElement.getAttribute('version')).toBe('2.0');
  expect(rss.title).toContain(site.brand);
  expect(rss.description).toBeTruthy();
  expect(isPage(rss.link)).toBe(true);
  expect(rss.atom?.links).toMatchObject([{ rel: 'self', href: `${site.url}/rss.xml` }]);
});

test('the RSS feed has one item per blog post and announcement, up to fifty, newest first', () => {
  const count = Math.min(50, publishedIn('blog').length + publishedIn('announcements').length);
  expect(new Set(rssItems.map(({ link }) => link)).size).toBe(count);
  expect(rssItems).toHaveLength(count);
  const times = rssItems.map(({ pubDate }) => Date.parse(pubDate ?? ''));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
});

test('an RSS item has link, date, author, texts, and a picture with its type and length', () => {
  for (const item of rssItems) {
    const { title, link, guid, pubDate, authors, description, content, enclosures } = item;
    expect(isPage(link), link).toBe(true);
    expect(guid).toEqual({ value: link, isPermaLink: true });
    // RSS 2.0 requires the format of RFC 822.
    expect(pubDate).toBe(new Date(pubDate ?? '').toUTCString());
    // RSS requires an email address; a name may follow in parentheses.
    expect(authors).toEqual([{ email: site.email, name: expect.stringMatching(/\w/) }]);
    expect([title, description, content?.encoded].every(Boolean)).toBe(true);
    expect(htmlErrors(content?.encoded ?? '')).toEqual([]);
    const picture = path.join(dist, decodeURI(new URL(enclosures?.[0]?.url ?? '').pathname));
    expect(enclosures).toMatchObject([{ type: 'image/jpeg', length: statSync(picture).size }]);
  }
});

test('the Atom feed is well-formed and has id, title, date, author and a self link', () => {
  expect(parseXml(readBuiltFile('atom.xml')).documentElement.namespaceURI).toBe(
    'http://www.w3.org/2005/Atom',
  );
  expect([atom.id, atom.title].every(Boolean)).toBe(true);
  expect(atom.updated).toEqual(rfc3339);
  expect(atom.links).toContainEqual(
    expect.objectContaining({ rel: 'self', href: `${site.url}/atom.xml` }),
  );
  expect(atom.authors?.[0]?.name).toBe(site.brand);
});

test('the Atom feed has the same entries, dates, texts and pictures as the RSS feed', () => {
  expect(atomEntries).toHaveLength(rssItems.length);
  for (const [index, entry] of atomEntries.entries()) {
    const item = rssItems[index];
    const { id, title, updated, published, authors, links, content, summary } = entry;
    expect([id, title?.value, content?.value, summary?.value]).toEqual([
      item?.link,
      item?.title,
      item?.content?.encoded,
      item?.description,
    ]);
    expect([updated, published]).toEqual([rfc3339, rfc3339]);
    expect(Date.parse(published ?? '')).toBe(Date.parse(item?.pubDate ?? ''));
    expect(authors?.[0]?.name).toBeTruthy();
    expect(links?.find(({ rel }) => rel === undefined || rel === 'alternate')?.href).toBe(
      item?.link,
    );
    expect(links?.find(({ rel }) => rel === 'enclosure')).toMatchObject({
      href: item?.enclosures?.[0]?.url,
      type: 'image/jpeg',
    });
  }
});
