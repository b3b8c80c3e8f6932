import { expect, test } from 'vitest';
import { toggleRows } from './use-selection.ts';

const rowIds = ['a', 'b', 'c', 'd', 'e'];
const toggle = (selected: string[], id: string, from?: string) =>
  [...toggleRows(new Set(selected), rowIds, id, from)].sort().join('');

test('all rows from the last toggled to the clicked one get one state, up or down the list', () => {
  expect(toggle(['b'], 'd', 'b')).toBe('bcd');
  expect(toggle(['d'], 'b', 'd')).toBe('bcd');
  expect(toggle(['a', 'b', 'c', 'd'], 'c', 'b')).toBe('ad');
});

test('only the clicked row is toggled if the last toggled one is no longer shown', () => {
  expect(toggle(['a'], 'd', 'gone')).toBe('ad');
});
