import { expect, test } from 'vitest';
import {
  formatClock,
  formatDate,
  formatDollars,
  formatList,
  formatNumber,
  formatPercent,
  formatPrice,
} from './format.ts';

test('formats numbers, dollars and percentages', () => {
  expect(formatNumber(1234567)).toBe('1,234,567');
  expect(formatDollars(1234.5)).toBe('$1,235');
  expect(formatPrice(1234.5)).toBe('$1,234.50');
  expect(formatPercent(0.454)).toBe('45%');
});

test.each([
  [0, '0:00'],
  [59.9, '0:59'],
  [60, '1:00'],
  [3599, '59:59'],
])('formats %d seconds, rounded down, as %s', (seconds, clock) =>
  expect(formatClock(seconds)).toBe(clock),
);

test('formats dates in UTC, in each style', () => {
  const lastMinuteOfDay = new Date(Date.UTC(2026, 10, 16, 23, 59));
  expect(formatDate(lastMinuteOfDay)).toBe('November 16, 2026');
  expect(formatDate(lastMinuteOfDay, 'dayAndMonth')).toBe('Nov 16');
  expect(formatDate(lastMinuteOfDay, 'month')).toBe('November');
  expect(formatDate(lastMinuteOfDay, 'shortMonth')).toBe('Nov');
  expect(formatDate('2025-10-28', 'medium')).toBe('Oct 28, 2025');
  expect(formatDate('2020-06-29', 'card')).toBe('29 Jun 2020');
  expect(formatDate('2024-03', 'monthAndYear')).toBe('March 2024');
});

test('joins a list with commas and “and”', () =>
  expect(formatList(['cars', 'vans', 'trucks'])).toBe('cars, vans, and trucks'));
