import { parseAtomFeed, parseRssFeed } from 'feedsmith';
import { expect, test, vi } from 'vitest';
import { atom, rss } from './site-feed.ts';

vi.mock('../../content/counts.ts', () => ({ counts: {} }));
vi.mock('../share-frame.ts', () => ({ shareImagePath: () => '/share/sun.jpg' }));
vi.mock('../share-images.ts', () => ({ createShareImage: async () => Buffer.from('picture') }));
vi.mock('../../content/queries.ts', () => {
  const texts = { title: 'A', description: 'A.', picture: 'sun', header: 'Data', author: 'Team' };
  const articles = [
    { data: { ...texts, id: 1, date: '2020-06-29', updated: '2026-11-22' }, body: 'Changed.' },
    { data: { ...texts, id: 2, date: '2022-02-03' }, body: 'Not changed.' },
  ];
  const announcement = { data: { ...texts, route: 'studio', date: '2024-07-29' }, body: 'New.' };
  return { articles: async () => articles, announcements: async () => [announcement] };
});

const published = ['2024-07-29', '2022-02-03', '2020-06-29'];
const updated = published.with(2, '2026-11-22');
const day = (date = '') => new Date(date).toISOString().slice(0, 10);

test('Atom has the dates of publication and of the last change', async () => {
  const feed = parseAtomFeed(await atom());
  expect(feed.entries?.map((entry) => day(entry.published))).toEqual(published);
  expect(feed.entries?.map((entry) => day(entry.updated))).toEqual(updated);
  expect(day(feed.updated)).toBe('2026-11-22');
});

test('RSS has the dates of publication, and the date of the newest change', async () => {
  const feed = parseRssFeed(await rss());
  expect(feed.items?.map(({ pubDate }) => day(pubDate))).toEqual(published);
  expect(day(feed.lastBuildDate)).toBe('2026-11-22');
});
