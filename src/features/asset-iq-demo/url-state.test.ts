import { describe, expect, test } from 'vitest';
import { countFacet, emptySelection, matchesSelection, toggleFacet } from './facets.ts';
import type { Asset, DetectedObject } from './library/asset.ts';
import { assetUrl, formatUrlState, parseUrlState } from './url-state.ts';

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
  test('count assets instead of objects, the most frequent first', () => {
    expect(countFacet(assets, emptySelection, 'object')).toEqual([
      { value: 'car', count: 2 },
      { value: 'bus', count: 1 },
    ]);
  });

  test('a selected value changes the counts of other facets, but not of its own', () => {
    const selection = toggleFacet(emptySelection, 'face', 'person-01');
    expect(countFacet(assets, selection, 'object')).toEqual([
      { value: 'bus', count: 1 },
      { value: 'car', count: 1 },
    ]);
    expect(
      countFacet(assets, toggleFacet(emptySelection, 'object', 'car'), 'object'),
    ).toContainEqual({ value: 'bus', count: 1 });
  });

  test('an asset needs one selected value of each facet with a selection', () => {
    const dayOrDusk = toggleFacet(toggleFacet(emptySelection, 'time', 'day'), 'time', 'dusk');
    expect(assets.filter((one) => matchesSelection(one, dayOrDusk)).map(({ id }) => id)).toEqual([
      'one',
      'two',
    ]);
    expect(
      assets
        .filter((one) => matchesSelection(one, toggleFacet(dayOrDusk, 'object', 'bus')))
        .map(({ id }) => id),
    ).toEqual(['two']);
  });

  test('a selected value without assets stays listed', () => {
    expect(
      countFacet(assets, toggleFacet(emptySelection, 'object', 'ship'), 'object'),
    ).toContainEqual({ value: 'ship', count: 0 });
  });
});

describe('parseUrlState and formatUrlState', () => {
  const read = (text: string) => parseUrlState(new URLSearchParams(text));

  test('store and restore the query and every selected value', () => {
    const state = {
      query: 'orange car & bus',
      selection: toggleFacet(toggleFacet(emptySelection, 'face', 'person-05'), 'time', 'dusk'),
    };
    const parameters = formatUrlState(state);
    expect(String(parameters)).toBe('ask=orange+car+%26+bus&face=person-05&time=dusk');
    expect(parseUrlState(parameters)).toEqual(state);
    expect(String(formatUrlState({ query: '', selection: emptySelection }))).toBe('');
  });

  test('store the open asset with and without a search', () => {
    const state = { query: 'bus', selection: emptySelection, asset: 'traffic' };
    expect(String(formatUrlState(state))).toBe('ask=bus&asset=traffic');
    expect(read('ask=bus&asset=traffic')).toEqual(state);
    expect(assetUrl('/asset-IQ', 'shot-faces')).toBe('/asset-IQ#try?asset=shot-faces');
    expect(read('asset=traffic')).toEqual({ ...state, query: undefined });
  });

  test('distinguish no parameters from filters without a query, and cut queries to 200 characters', () => {
    expect(read('').query).toBeUndefined();
    expect(read('face=person-05').query).toBe('');
    expect(read(`ask=${'x'.repeat(500)}`).query).toHaveLength(200);
  });
});
