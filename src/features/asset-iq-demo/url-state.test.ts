import { describe, expect, test } from 'vitest';
import { emptySelection, toggleFacet } from './facets.ts';
import { assetUrl, formatUrlState, parseUrlState } from './url-state.ts';

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

  test('the query is undefined without parameters, and empty if there are only filters', () => {
    expect(read('').query).toBeUndefined();
    expect(read('face=person-05').query).toBe('');
  });

  test('a long query is cut to 200 characters', () => {
    expect(read(`ask=${'x'.repeat(500)}`).query).toHaveLength(200);
  });
});
