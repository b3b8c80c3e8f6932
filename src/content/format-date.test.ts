import { expect, test } from 'vitest';
import { formatDate } from './format-date.ts';

test.each([
  ['2024-07-29', 'long', 'July 29, 2024'],
  ['2025-10-28', 'short', 'Oct 28, 2025'],
  ['2020-06-29', 'card', '29 Jun 2020'],
  ['2024-03', 'month', 'March 2024'],
] as const)('%s is written %s as %s', (date, style, text) => expect(formatDate(date, style)).toBe(text));
