import { describe, expect, test } from 'vitest';
import { countFacet, emptySelection, matchesSelection, toggleFacet } from './facets.ts';
import type { Asset, DetectedObject } from './library/asset.ts';
import { assetUrl, formatUrlState, parseUrlState } from './url-state.ts';

const thing = (kind: DetectedObject['kind'], label: string, id?: string): DetectedObject => ({
  kind,
  label,
  id,
  box: [0, 0, 1, 1],
  colors: [],
});
const asset = (id: string, objects: DetectedObject[], more: Partial<Asset> = {}): Asset => ({
  id,
  type: 'picture',
  caption: '',
  alt: '',
  colors: [],
  objects,
  ...more,
});

const assets = [
  asset(
    'one',
    [thing('object', 'car'), thing('object', 'car'), thing('face', 'face', 'person-01')],
    { timeOfDay: 'day' },
  ),
  asset('two', [thing('object', 'bus'), thing('face', 'face', 'person-01')], { timeOfDay: 'dusk' }),
  asset('three', [thing('object', 'car')], { type: 'film shot' }),
];

describe('countFacet and matchesSelection', () => {
  test('count assets instead of objects, the most frequent first', () => {
    expect(countFacet(assets, emptySelection, 'object')).toEqual([
      { value: 'car', count: 2 },
      { value: 'bus', count: 1 },
    ]);
  });

  test('a choice changes the counts of other facets, but not of its own', () => {
    const selection = toggleFacet(emptySelection, 'face', 'person-01');
    expect(countFacet(assets, selection, 'object')).toEqual([
      { value: 'bus', count: 1 },
      { value: 'car', count: 1 },
    ]);
    expect(
      countFacet(assets, toggleFacet(emptySelection, 'object', 'car'), 'object'),
    ).toContainEqual({ value: 'bus', count: 1 });
  });

  test('an asset needs one selected value of every facet', () => {
    const either = toggleFacet(toggleFacet(emptySelection, 'time', 'day'), 'time', 'dusk');
    expect(assets.filter((one) => matchesSelection(one, either)).map(({ id }) => id)).toEqual([
      'one',
      'two',
    ]);
    expect(
      assets
        .filter((one) => matchesSelection(one, toggleFacet(either, 'object', 'bus')))
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
    const asked = {
      query: 'orange car & bus',
      selection: toggleFacet(toggleFacet(emptySelection, 'face', 'person-05'), 'time', 'dusk'),
    };
    const parameters = formatUrlState(asked);
    expect(String(parameters)).toBe('ask=orange+car+%26+bus&face=person-05&time=dusk');
    expect(parseUrlState(parameters)).toEqual(asked);
    expect(String(formatUrlState({ query: '', selection: emptySelection }))).toBe('');
  });

  test('store the open asset with and without a search', () => {
    const open = { query: 'bus', selection: emptySelection, asset: 'traffic' };
    expect(String(formatUrlState(open))).toBe('ask=bus&asset=traffic');
    expect(read('ask=bus&asset=traffic')).toEqual(open);
    expect(assetUrl('/asset-IQ', 'shot-faces')).toBe('/asset-IQ#try?asset=shot-faces');
    expect(read('asset=traffic')).toEqual({ ...open, query: undefined });
  });

  test('distinguish no parameters from filters without a query, and cut long queries', () => {
    expect(read('').query).toBeUndefined();
    expect(read('face=person-05').query).toBe('');
    expect(read(`ask=${'x'.repeat(500)}`).query).toHaveLength(200);
  });
});
