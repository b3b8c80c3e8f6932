import { expect, test } from 'vitest';
import { toggled } from './use-selection.ts';

const order = ['a', 'b', 'c', 'd', 'e'];
const after = (selected: string[], id: string, from?: string) => [...toggled(new Set(selected), order, id, from)].sort().join('');

test('a row is ticked and its tick taken away', () => {
  expect(after(['a'], 'c')).toBe('ac');
  expect(after(['a', 'c'], 'c')).toBe('a');
});

test('with Shift the rows since the last one come along, upwards too, and lose their ticks together', () => {
  expect(after(['b'], 'd', 'b')).toBe('bcd');
  expect(after(['d'], 'b', 'd')).toBe('bcd');
  expect(after(['a', 'b', 'c', 'd'], 'c', 'b')).toBe('ad');
});

test('where the last one is no longer shown, it is this row alone', () => {
  expect(after(['a'], 'd', 'gone')).toBe('ad');
});
