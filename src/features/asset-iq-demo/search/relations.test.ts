import { expect, test } from 'vitest';
import type { DetectedObject } from '../library/asset.ts';
import type { RelationName } from './query.ts';
import { distance, findBestPair } from './relations.ts';

const createObject = (...box: DetectedObject['box']): DetectedObject => ({
  label: 'block',
  kind: 'object',
  box,
  colors: [],
});
const strength = (relation: RelationName, from: DetectedObject, to: DetectedObject) =>
  findBestPair(relation, [from], [to])?.strength;

const objects = {
  left: createObject(0.1, 0.4, 0.2, 0.5),
  right: createObject(0.6, 0.4, 0.7, 0.5),
  lower: createObject(0.1, 0.8, 0.2, 0.9),
  table: createObject(0.05, 0.5, 0.4, 0.7),
  insideTable: createObject(0.1, 0.55, 0.2, 0.6),
  wide: createObject(0.1, 0, 0.5, 1),
  overlappingWide: createObject(0.3, 0, 0.9, 1),
};
const { left, right } = objects;

test.each([
  ['left', 'left of', 'right', 1],
  ['left', 'right of', 'right', 0],
  ['right', 'right of', 'left', 1],
  // Overlapping boxes are compared by their centers.
  ['wide', 'left of', 'overlappingWide', 0.7],
  ['left', 'above', 'lower', 1],
  ['lower', 'below', 'left', 1],
  ['left', 'below', 'lower', 0],
  // A box is on another box if it stands on that box or lies in it.
  ['left', 'on', 'table', 1],
  ['insideTable', 'on', 'table', 1],
  ['right', 'on', 'table', 0],
  ['table', 'under', 'left', 1],
] as const)('the box “%s” is %s the box “%s” with strength %d', (from, relation, to, expected) =>
  expect(strength(relation, objects[from], objects[to])).toBe(expected),
);

test('“near” depends on the distance relative to the size of the objects', () => {
  const near = strength('near', left, createObject(0.22, 0.4, 0.32, 0.5)) ?? 0;
  const far = strength('near', left, right) ?? 1;
  expect(near).toBeGreaterThan(far);
  const scaledToHalf = (object: DetectedObject) =>
    createObject(...(object.box.map((edge) => edge / 2) as DetectedObject['box']));
  expect(strength('near', scaledToHalf(left), scaledToHalf(right))).toBeCloseTo(far);
});

test('findBestPair returns the best pair, never an object with itself', () => {
  expect(findBestPair('left of', [right, left], [right, left])).toMatchObject({
    from: left,
    to: right,
    strength: 1,
  });
  expect(findBestPair('near', [left], [left])).toBeUndefined();
});

test('touching boxes have no distance', () =>
  expect(distance([0, 0, 0.5, 1], [0.5, 0, 1, 1])).toBe(0));
