import { expect, test } from 'vitest';
import { readAssets } from '../library/read-assets.ts';
import { reasonsFor } from './explain.ts';
import { searchOver } from './search.ts';

const search = searchOver(await readAssets());

test('a range is named as it was asked, and counted', () => {
  const [first] = search('at least three traffic lights').results;
  expect(first && reasonsFor(first)).toEqual([
    { asked: 'at least three traffic lights', found: 'traffic light × 4', met: true },
  ]);
});

test('a wider word names each kind it found, with its own count', () => {
  const traffic = search('vehicles').results.find(({ asset }) => asset.id === 'traffic');
  expect(traffic && reasonsFor(traffic)).toEqual([
    {
      asked: 'vehicles',
      found: 'car × 6, a type of vehicle; bus × 1, a type of vehicle',
      met: true,
    },
  ]);
});

test('what comes nearest says what of it does not hold', () => {
  const [nearest] = search('truck without people').nearest;
  expect(nearest && reasonsFor(nearest)).toMatchObject([
    { asked: 'truck', met: true },
    { asked: 'no people', found: expect.stringMatching(/^person × \d+ in it$/), met: false },
  ]);
});

test('what is left out and not there is said to be', () => {
  const [first] = search('cars without a bus').results;
  expect(first && reasonsFor(first)).toMatchObject([
    { asked: 'cars' },
    { asked: 'no bus', found: 'none in it', met: true },
  ]);
});
