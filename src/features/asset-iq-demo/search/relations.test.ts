import { describe, expect, test } from 'vitest';
import type { DetectedObject } from '../library/asset.ts';
import type { RelationName } from './query.ts';
import { distance, findBestPair } from './relations.ts';

const place = (...box: DetectedObject['box']): DetectedObject => ({
  label: 'block',
  kind: 'object',
  box,
  colors: [],
});
const strength = (relation: RelationName, from: DetectedObject, to: DetectedObject) =>
  findBestPair(relation, [from], [to])?.strength;

const left = place(0.1, 0.4, 0.2, 0.5);
const right = place(0.6, 0.4, 0.7, 0.5);
const low = place(0.1, 0.8, 0.2, 0.9);
const table = place(0.05, 0.5, 0.4, 0.7);

describe('relations', () => {
  test('treats left and right as opposites', () => {
    expect(strength('left of', left, right)).toBe(1);
    expect(strength('right of', left, right)).toBe(0);
    expect(strength('right of', right, left)).toBe(1);
  });

  test('gives boxes that overlap horizontally a lower score', () => {
    expect(strength('left of', place(0.1, 0, 0.5, 1), place(0.3, 0, 0.9, 1))).toBe(0.7);
  });

  test('compares vertical positions for above and below', () => {
    expect(strength('above', left, low)).toBe(1);
    expect(strength('below', low, left)).toBe(1);
    expect(strength('below', left, low)).toBe(0);
  });

  test('scores near by distance relative to the size of the objects', () => {
    const near = strength('near', left, place(0.22, 0.4, 0.32, 0.5)) ?? 0;
    const far = strength('near', left, right) ?? 1;
    expect(near).toBeGreaterThan(far);
    const half = (object: DetectedObject) =>
      place(...(object.box.map((edge) => edge / 2) as DetectedObject['box']));
    expect(strength('near', half(left), half(right))).toBeCloseTo(far);
  });

  test('on means standing on an object or lying in it; under is the reverse', () => {
    expect(strength('on', left, table)).toBe(1);
    expect(strength('on', place(0.1, 0.55, 0.2, 0.6), table)).toBe(1);
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
