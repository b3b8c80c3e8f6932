import { expect, test } from 'vitest';
import { monthOf } from './month.ts';

test.each([
  ['March 2024', '2024-03'],
  ['December 2025', '2025-12'],
])('%s is %s', (text, month) => expect(monthOf(text)).toBe(month));

test.each(['2024', 'Mars 2024', 'March', 'March 24', ''])("'%s' is refused: a machine could not read it", (text) =>
  expect(() => monthOf(text)).toThrow(/not a month and a year/),
);
