import { expect, test } from 'vitest';
import type { DetectedObject } from './library/asset.ts';
import { groupObjects } from './object-groups.ts';

const thing = (
  label: string,
  kind: DetectedObject['kind'] = 'object',
  id?: string,
): DetectedObject => ({ label, kind, id, box: [0, 0, 1, 1], colors: [] });

test('lists searched objects first, then faces, symbols and all others in their order', () => {
  const [bus, car, other] = [thing('bus'), thing('car'), thing('car')];
  const objects = [
    thing('tree'),
    bus,
    thing('ring mark', 'symbol'),
    thing('face', 'face', 'person-05'),
    car,
    other,
    thing('face', 'face', 'person-01'),
  ];
  const named = groupObjects(objects, [other]);
  expect(named.map(({ name }) => name)).toEqual([
    'car',
    'person-05',
    'person-01',
    'ring mark',
    'tree',
    'bus',
  ]);
  expect(named[0]?.objects).toEqual([car, other]);
  expect(named.flatMap((group) => group.objects)).toHaveLength(objects.length);
});
