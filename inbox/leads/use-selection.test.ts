import { expect, test } from 'vitest';
import { toggleRows } from './use-selection.ts';

const rowIds = ['a', 'b', 'c', 'd', 'e'];
const toggle = (selected: string[], id: string, from?: string) =>
  [...toggleRows(new Set(selected), rowIds, id, from)].sort().join('');

test('the range from the last toggled row, upward or downward, gets the new state of the clicked row', () => {
  expect(toggle(['b'], 'd', 'b')).toBe('bcd');
  expect(toggle(['d'], 'b', 'd')).toBe('bcd');
  expect(toggle(['a', 'b', 'c', 'd'], 'c', 'b')).toBe('ad');
});

test('only the clicked row is toggled if the last toggled one is no longer shown', () => {
  expect(toggle(['a'], 'd', 'gone')).toBe('ad');
});
