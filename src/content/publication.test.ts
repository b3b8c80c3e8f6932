import { describe, expect, test, vi } from 'vitest';
import { buildTime, isPublished } from './publication.ts';

describe('publication on June 29, 2026, at noon UTC', () => {
  const now = new Date('2026-06-29T12:00:00Z');

  test.each([
    ['without a date', {}, true],
    ['dated on that day', { date: '2026-06-29' }, true],
    ['dated on the next day', { date: '2026-06-30' }, false],
    ['due an hour ago', { publishAt: '2026-06-29T11:00:00Z' }, true],
    ['due in an hour', { publishAt: '2026-06-29T13:00:00Z', date: '2020-06-29' }, false],
    ['due an hour ago in another time zone', { publishAt: '2026-06-29T13:00:00+02:00' }, true],
    ['with `draft: true`', { draft: true, date: '2020-06-29' }, false],
    ['with `draft: false`', { draft: false }, true],
  ])('an article %s: isPublished(%j) is %s', (_, publication, published) =>
    expect(isPublished(publication, now)).toBe(published),
  );
});

test('SOURCE_DATE_EPOCH sets the build time', () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', '1782734400');
  expect(buildTime().toISOString()).toBe('2026-06-29T12:00:00.000Z');
});
