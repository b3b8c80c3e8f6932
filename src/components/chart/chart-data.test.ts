import { expect, test } from 'vitest';
import { createTicks, formatValuesAt, wrapLabel } from './chart-data.ts';

test.each([
  ['Label rolls, North', ['Label rolls,', 'North']],
  ['Floor cleaner, South', ['Floor cleaner,', 'South']],
  ['Plumbrack Motor Works', ['Plumbrack', 'Motor Works']],
  ['Label rolls', ['Label rolls']],
  ['Antidisestablishment', ['Antidisestablishment']],
])(
  'wrapLabel breaks a label over 12 characters after a comma, or else at the space nearest the middle: “%s”',
  (label, lines) => expect(wrapLabel(label)).toEqual(lines),
);

test.each([
  [7, [0, 2, 4, 6, 8]],
  [48_200, [0, 10_000, 20_000, 30_000, 40_000, 50_000]],
  [0.9, [0, 1]],
  [0, [0]],
  [1, [0, 1]],
  [2, [0, 1, 2]],
])('ticks rise from 0 in equal round steps to at least %d', (max, ticks) =>
  expect(createTicks(max)).toEqual(ticks),
);

test('formatValuesAt names the series of each value only if there are several series', () => {
  const data = { title: '', summary: '', unit: '', labels: ['North'], format: String };
  const weighted = { name: 'Weighted', values: [3] };
  const rest = { name: 'Rest', values: [4] };
  expect(formatValuesAt({ ...data, series: [weighted] }, 0)).toBe('North: 3');
  expect(formatValuesAt({ ...data, series: [weighted, rest] }, 0)).toBe(
    'North: Weighted 3, Rest 4',
  );
});
