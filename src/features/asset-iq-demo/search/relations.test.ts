import { describe, expect, test } from 'vitest';
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

const left = createObject(0.1, 0.4, 0.2, 0.5);
const right = createObject(0.6, 0.4, 0.7, 0.5);
const lower = createObject(0.1, 0.8, 0.2, 0.9);
const table = createObject(0.05, 0.5, 0.4, 0.7);

describe('relations', () => {
  test('treats “left of” and “right of” as opposites', () => {
    expect(strength('left of', left, right)).toBe(1);
    expect(strength('right of', left, right)).toBe(0);
    expect(strength('right of', right, left)).toBe(1);
  });

  test('“left of” has strength 0.7 instead of 1 if the boxes overlap horizontally', () => {
    expect(strength('left of', createObject(0.1, 0, 0.5, 1), createObject(0.3, 0, 0.9, 1))).toBe(
      0.7,
    );
  });

  test('compares vertical positions for “above” and “below”', () => {
    expect(strength('above', left, lower)).toBe(1);
    expect(strength('below', lower, left)).toBe(1);
    expect(strength('below', left, lower)).toBe(0);
  });

  test('“near” depends on the distance relative to the size of the objects', () => {
    const near = strength('near', left, createObject(0.22, 0.4, 0.32, 0.5)) ?? 0;
    const far = strength('near', left, right) ?? 1;
    expect(near).toBeGreaterThan(far);
    const scaledToHalf = (object: DetectedObject) =>
      createObject(...(object.box.map((edge) => edge / 2) as DetectedObject['box']));
    expect(strength('near', scaledToHalf(left), scaledToHalf(right))).toBeCloseTo(far);
  });

  test('“on” means that a box stands on another or lies in it; “under” is the reverse', () => {
    expect(strength('on', left, table)).toBe(1);
    expect(strength('on', createObject(0.1, 0.55, 0.2, 0.6), table)).toBe(1);
    expect(strength('on', right, table)).toBe(0);
    expect(strength('under', table, left)).toBe(1);
  });

  test('returns the best pair, never an object with itself', () => {
    expect(findBestPair('left of', [right, left], [right, left])).toMatchObject({
      from: left,
      to: right,
      strength: 1,
    });
    expect(findBestPair('near', [left], [left])).toBeUndefined();
  });

  test('touching boxes have no distance', () =>
    expect(distance([0, 0, 0.5, 1], [0.5, 0, 1, 1])).toBe(0));
});
