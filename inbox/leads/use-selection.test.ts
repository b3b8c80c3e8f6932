import { expect, test } from 'vitest';
import { toggleRows } from './use-selection.ts';

const order = ['a', 'b', 'c', 'd', 'e'];
const toggle = (selected: string[], id: string, from?: string) =>
  [...toggleRows(new Set(selected), order, id, from)].sort().join('');

test('Shift sets all rows from the last toggled one, in both directions', () => {
  expect(toggle(['b'], 'd', 'b')).toBe('bcd');
  expect(toggle(['d'], 'b', 'd')).toBe('bcd');
  expect(toggle(['a', 'b', 'c', 'd'], 'c', 'b')).toBe('ad');
});

test('Shift toggles one row if the last toggled row is no longer shown', () => {
  expect(toggle(['a'], 'd', 'gone')).toBe('ad');
});
