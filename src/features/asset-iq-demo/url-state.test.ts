import { expect, test } from 'vitest';
import { emptySelection, toggleFacet } from './facets.ts';
import { assetUrl, formatUrlState, parseUrlState } from './url-state.ts';

const read = (text: string) => parseUrlState(new URLSearchParams(text));

test('formatUrlState writes query, selected values and open asset, and parseUrlState reads them', () => {
  const state = {
    query: 'orange car & bus',
    selection: toggleFacet(toggleFacet(emptySelection, 'face', 'person-05'), 'time', 'dusk'),
    asset: 'traffic',
  };
  const parameters = formatUrlState(state);
  expect(String(parameters)).toBe('ask=orange+car+%26+bus&face=person-05&time=dusk&asset=traffic');
  expect(parseUrlState(parameters)).toEqual(state);
  expect(String(formatUrlState({ query: '', selection: emptySelection }))).toBe('');
});

test('assetUrl names only an asset, and parseUrlState reads it without a query', () => {
  expect(assetUrl('/asset-IQ', 'shot-faces')).toBe('/asset-IQ#try?asset=shot-faces');
  expect(read('asset=traffic')).toEqual({
    query: undefined,
    selection: emptySelection,
    asset: 'traffic',
  });
});

test('the query from the URL is undefined without parameters, and empty if there are only filters', () => {
  expect(read('').query).toBeUndefined();
  expect(read('face=person-05').query).toBe('');
});

test('a long query from the URL is cut to 200 characters', () => {
  expect(read(`ask=${'x'.repeat(500)}`).query).toHaveLength(200);
});
