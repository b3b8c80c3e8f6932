import { expect, test } from 'vitest';
import { readAssets } from '../library/read-assets.ts';
import { explainResult } from './explain.ts';
import { createSearch } from './search.ts';

const search = createSearch(await readAssets());

test.each([
  [
    'at least three traffic lights',
    { asked: 'at least three traffic lights', found: 'traffic light × 4', isMet: true },
  ],
  ['cars without a bus', { asked: 'no bus', found: 'none in it', isMet: true }],
])('the first result for “%s” is explained by %o', (query, reason) => {
  const [first] = search(query).results;
  expect(first && explainResult(first)).toContainEqual(reason);
});

test('an explanation names each label that a wider term matched, with its count', () => {
  const traffic = search('vehicles').results.find(({ asset }) => asset.id === 'traffic');
  expect(traffic && explainResult(traffic)).toEqual([
    {
      asked: 'vehicles',
      found: 'car × 6, a type of vehicle; bus × 1, a type of vehicle',
      isMet: true,
    },
  ]);
});

test('an explanation marks the unmatched part of a near match', () => {
  const [nearest] = search('truck without people').nearest;
  expect(nearest && explainResult(nearest)).toMatchObject([
    { asked: 'truck', isMet: true },
    { asked: 'no people', found: expect.stringMatching(/^person × \d+ in it$/), isMet: false },
  ]);
});
