import { expect, test } from 'vitest';
import {
  countFacet,
  emptySelection,
  type FacetName,
  type FacetSelection,
  matchesSelection,
  toggleFacet,
} from './facets.ts';
import type { Asset, Box } from './library/asset.ts';

const object = { kind: 'object' as const, box: [0, 0, 1, 1] as Box, colors: [] };
const createAsset = (
  id: string,
  [person, ...labels]: string[],
  more: Partial<Asset> = {},
): Asset => ({
  id,
  type: 'picture',
  caption: '',
  alt: '',
  colors: [],
  objects: [
    ...(person ? [{ ...object, kind: 'face' as const, label: 'face', id: person }] : []),
    ...labels.map((label) => ({ ...object, label })),
  ],
  ...more,
});

const assets = [
  createAsset('one', ['person-01', 'car', 'car'], { timeOfDay: 'day' }),
  createAsset('two', ['person-01', 'bus'], { timeOfDay: 'dusk' }),
  createAsset('three', ['', 'car'], { type: 'film shot' }),
];
const countsOf = (selection: FacetSelection, name: FacetName) =>
  countFacet(assets, selection, name).map(({ value, count }) => `${value}: ${count}`);
const matchingIds = (selection: FacetSelection) =>
  assets.filter((asset) => matchesSelection(asset, selection)).map(({ id }) => id);

test('countFacet counts assets, not objects; the value with the most assets comes first', () => {
  expect(countsOf(emptySelection, 'object')).toEqual(['car: 2', 'bus: 1']);
});

test('a selected value changes the counts in other facets, but not in its own facet', () => {
  const selection = toggleFacet(emptySelection, 'face', 'person-01');
  expect(countsOf(selection, 'object')).toEqual(['bus: 1', 'car: 1']);
  expect(countsOf(selection, 'face')).toEqual(['person-01: 2']);
});

test('values of one facet are alternatives; selected facets must all match', () => {
  const dayOrDusk = toggleFacet(toggleFacet(emptySelection, 'time', 'day'), 'time', 'dusk');
  expect(matchingIds(dayOrDusk)).toEqual(['one', 'two']);
  expect(matchingIds(toggleFacet(dayOrDusk, 'object', 'bus'))).toEqual(['two']);
});

test('a selected value without assets stays listed', () => {
  const selection = toggleFacet(emptySelection, 'object', 'ship');
  expect(countsOf(selection, 'object')).toEqual(['car: 2', 'bus: 1', 'ship: 0']);
});
