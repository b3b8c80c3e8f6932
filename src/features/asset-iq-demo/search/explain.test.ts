import { expect, test } from 'vitest';
import { readAssets } from '../library/read-assets.ts';
import { explainResult } from './explain.ts';
import { createSearch } from './search.ts';

const search = createSearch(await readAssets());

test('quotes the requested number of objects, and says how many were found', () => {
  const [first] = search('at least three traffic lights').results;
  expect(first && explainResult(first)).toEqual([
    { asked: 'at least three traffic lights', found: 'traffic light × 4', isMet: true },
  ]);
});

test('names each label that a wider term matched, with its count', () => {
  const traffic = search('vehicles').results.find(({ asset }) => asset.id === 'traffic');
  expect(traffic && explainResult(traffic)).toEqual([
    {
      asked: 'vehicles',
      found: 'car × 6, a type of vehicle; bus × 1, a type of vehicle',
      isMet: true,
    },
  ]);
});

test('marks the unmatched part of a near match', () => {
  const [nearest] = search('truck without people').nearest;
  expect(nearest && explainResult(nearest)).toMatchObject([
    { asked: 'truck', isMet: true },
    { asked: 'no people', found: expect.stringMatching(/^person × \d+ in it$/), isMet: false },
  ]);
});

test('confirms that excluded objects are absent', () => {
  const [first] = search('cars without a bus').results;
  expect(first && explainResult(first)).toMatchObject([
    { asked: 'cars' },
    { asked: 'no bus', found: 'none in it', isMet: true },
  ]);
});
