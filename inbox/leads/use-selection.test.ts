import { expect, test } from 'vitest';
import { toggleRows } from './use-selection.ts';

const rowIds = ['a', 'b', 'c', 'd', 'e'];
type ShiftClick = { selected: string; lastToggled: string; clicked: string };
const shiftClick = ({ selected, lastToggled, clicked }: ShiftClick) =>
  [...toggleRows(new Set(selected), rowIds, clicked, lastToggled)].sort().join('');

test('Shift+click sets all rows between the last toggled row and the clicked row to the new state of the clicked row', () => {
  expect(shiftClick({ selected: 'd', lastToggled: 'd', clicked: 'b' })).toBe('bcd');
  expect(shiftClick({ selected: 'abcd', lastToggled: 'b', clicked: 'c' })).toBe('ad');
});

test('Shift+click toggles only the clicked row if the last toggled row is no longer shown', () => {
  expect(shiftClick({ selected: 'a', lastToggled: 'gone', clicked: 'd' })).toBe('ad');
});
