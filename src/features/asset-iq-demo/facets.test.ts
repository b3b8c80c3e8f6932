import { describe, expect, test } from 'vitest';
import { countFacet, emptySelection, matchesSelection, toggleFacet } from './facets.ts';
import type { Asset, DetectedObject } from './library/asset.ts';

const createObject = (
  kind: DetectedObject['kind'],
  label: string,
  id?: string,
): DetectedObject => ({
  kind,
  label,
  id,
  box: [0, 0, 1, 1],
  colors: [],
});
const createAsset = (id: string, objects: DetectedObject[], more: Partial<Asset> = {}): Asset => ({
  id,
  type: 'picture',
  caption: '',
  alt: '',
  colors: [],
  objects,
  ...more,
});

const assets = [
  createAsset(
    'one',
    [
      createObject('object', 'car'),
      createObject('object', 'car'),
      createObject('face', 'face', 'person-01'),
    ],
    { timeOfDay: 'day' },
  ),
  createAsset('two', [createObject('object', 'bus'), createObject('face', 'face', 'person-01')], {
    timeOfDay: 'dusk',
  }),
  createAsset('three', [createObject('object', 'car')], { type: 'film shot' }),
];

describe('countFacet and matchesSelection', () => {
  test('counts assets, not objects; the value with the most assets comes first', () => {
    expect(countFacet(assets, emptySelection, 'object')).toEqual([
      { value: 'car', count: 2 },
      { value: 'bus', count: 1 },
    ]);
  });

  test('a selected value changes the counts in other facets, but not in its own facet', () => {
    const selection = toggleFacet(emptySelection, 'face', 'person-01');
    expect(countFacet(assets, selection, 'object')).toEqual([
      { value: 'bus', count: 1 },
      { value: 'car', count: 1 },
    ]);
    expect(
      countFacet(assets, toggleFacet(emptySelection, 'object', 'car'), 'object'),
    ).toContainEqual({ value: 'bus', count: 1 });
  });

  test('values of one facet are alternatives; selected facets must all match', () => {
    const dayOrDusk = toggleFacet(toggleFacet(emptySelection, 'time', 'day'), 'time', 'dusk');
    expect(
      assets.filter((asset) => matchesSelection(asset, dayOrDusk)).map(({ id }) => id),
    ).toEqual(['one', 'two']);
    expect(
      assets
        .filter((asset) => matchesSelection(asset, toggleFacet(dayOrDusk, 'object', 'bus')))
        .map(({ id }) => id),
    ).toEqual(['two']);
  });

  test('a selected value without assets stays listed', () => {
    expect(
      countFacet(assets, toggleFacet(emptySelection, 'object', 'ship'), 'object'),
    ).toContainEqual({ value: 'ship', count: 0 });
  });
});
