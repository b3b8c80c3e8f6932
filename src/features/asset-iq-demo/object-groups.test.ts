import { expect, test } from 'vitest';
import type { DetectedObject } from './library/asset.ts';
import { groupObjects } from './object-groups.ts';

const create = (
  label: string,
  kind: DetectedObject['kind'] = 'object',
  id?: string,
): DetectedObject => ({ label, kind, id, box: [0, 0, 1, 1], colors: [] });

test('lists groups with a matched object first, then faces, symbols and objects', () => {
  const [bus, car, matchedCar] = [create('bus'), create('car'), create('car')];
  const objects = [
    create('tree'),
    bus,
    create('ring mark', 'symbol'),
    create('face', 'face', 'person-05'),
    car,
    matchedCar,
    create('face', 'face', 'person-01'),
  ];
  const groups = groupObjects(objects, [matchedCar]);
  expect(groups.map(({ name }) => name)).toEqual([
    'car',
    'person-05',
    'person-01',
    'ring mark',
    'tree',
    'bus',
  ]);
  expect(groups[0]?.objects).toEqual([car, matchedCar]);
  expect(groups.flatMap((group) => group.objects)).toHaveLength(objects.length);
});
