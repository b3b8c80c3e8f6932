import { expect, test } from 'vitest';
import { formatDuration, formatUtcDay, timeAgo } from './time.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const hoursAgo = (hours: number) => now - hours * 3_600_000;

test('timeAgo returns “now” for the present and the future, then minutes, hours or days; after a week, it returns a date', () => {
  const texts = [-1, 0, 0.5, 5, 50, 24 * 10, 24 * 400].map((hours) =>
    timeAgo(hoursAgo(hours), now),
  );
  expect(texts).toEqual(['now', 'now', '30 min', '5 h', '2 d', 'Nov 12', 'Oct 18, 2025']);
});

test('formatDuration uses minutes or hours below two days, and days for longer times', () => {
  const texts = [0.01, 1, 47, 49].map((hours) => formatDuration(now - hoursAgo(hours)));
  expect(texts).toEqual(['1 minute', '1 hour', '47 hours', '2 days']);
});

test('formatUtcDay ignores the local time zone', () => {
  expect(formatUtcDay(Date.parse('2026-11-16T00:00:00Z'))).toBe('Nov 16');
});
