import { expect, test } from 'vitest';
import { toggleRows } from './use-selection.ts';

const order = ['a', 'b', 'c', 'd', 'e'];
const after = (selected: string[], id: string, from?: string) =>
  [...toggleRows(new Set(selected), order, id, from)].sort().join('');

test('Shift toggles the range since the last row, in both directions', () => {
  expect(after(['b'], 'd', 'b')).toBe('bcd');
  expect(after(['d'], 'b', 'd')).toBe('bcd');
  expect(after(['a', 'b', 'c', 'd'], 'c', 'b')).toBe('ad');
});

test('Shift toggles one row if the last one is no longer shown', () => {
  expect(after(['a'], 'd', 'gone')).toBe('ad');
});
