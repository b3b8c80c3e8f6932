import { expect, test } from 'vitest';
import { formatDuration, formatUtcDay, timeAgo } from './time.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const before = (hours: number) => now - hours * 3_600_000;

test('timeAgo returns one unit, and a date after a week', () => {
  expect(
    [before(0), before(0.5), before(5), before(50), before(24 * 10), before(24 * 400)].map((at) =>
      timeAgo(at, now),
    ),
  ).toEqual(['now', '30 min', '5 h', '2 d', 'Nov 12', 'Oct 18, 2025']);
});

test('a time in the future is shown as now', () => {
  expect(timeAgo(now + 5_000, now)).toBe('now');
});

test('durations below two days are minutes or hours, others days', () => {
  expect(
    [before(0.01), before(1), before(47), before(49)].map((at) => formatDuration(now - at)),
  ).toEqual(['1 minute', '1 hour', '47 hours', '2 days']);
});

test('formatUtcDay ignores the local time zone', () => {
  expect(formatUtcDay(Date.parse('2026-11-16T00:00:00Z'))).toBe('Nov 16');
});
