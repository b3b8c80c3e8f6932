import { expect, test } from 'vitest';
import { toggleRows } from './use-selection.ts';

const rowIds = ['a', 'b', 'c', 'd', 'e'];
const toggle = (selected: string[], id: string, from?: string) =>
  [...toggleRows(new Set(selected), rowIds, id, from)].sort().join('');

test('rows up to the last toggled one get the same state, in both directions', () => {
  expect(toggle(['b'], 'd', 'b')).toBe('bcd');
  expect(toggle(['d'], 'b', 'd')).toBe('bcd');
  expect(toggle(['a', 'b', 'c', 'd'], 'c', 'b')).toBe('ad');
});

test('only one row is toggled if the last toggled one is no longer shown', () => {
  expect(toggle(['a'], 'd', 'gone')).toBe('ad');
});
