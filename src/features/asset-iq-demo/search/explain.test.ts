import { expect, test } from 'vitest';
import { readAssets } from '../library/read-assets.ts';
import { explainResult } from './explain.ts';
import { createSearch } from './search.ts';

const search = createSearch(await readAssets());

test('a range is named as it was asked, and counted', () => {
  const [first] = search('at least three traffic lights').results;
  expect(first && explainResult(first)).toEqual([
    { asked: 'at least three traffic lights', found: 'traffic light × 4', isMet: true },
  ]);
});

test('a wider word names each kind it found, with its own count', () => {
  const traffic = search('vehicles').results.find(({ asset }) => asset.id === 'traffic');
  expect(traffic && explainResult(traffic)).toEqual([
    {
      asked: 'vehicles',
      found: 'car × 6, a type of vehicle; bus × 1, a type of vehicle',
      isMet: true,
    },
  ]);
});

test('what comes nearest says what of it does not hold', () => {
  const [nearest] = search('truck without people').nearest;
  expect(nearest && explainResult(nearest)).toMatchObject([
    { asked: 'truck', isMet: true },
    { asked: 'no people', found: expect.stringMatching(/^person × \d+ in it$/), isMet: false },
  ]);
});

test('what is left out and not there is said to be', () => {
  const [first] = search('cars without a bus').results;
  expect(first && explainResult(first)).toMatchObject([
    { asked: 'cars' },
    { asked: 'no bus', found: 'none in it', isMet: true },
  ]);
});
