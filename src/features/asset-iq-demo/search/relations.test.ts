import { describe, expect, test } from 'vitest';
import type { DetectedObject } from '../library/asset.ts';
import { bestPair, gap, type RelationName } from './relations.ts';

const thing = (...box: DetectedObject['box']): DetectedObject => ({ label: 'block', kind: 'object', box, colors: [] });
const holds = (relation: RelationName, one: DetectedObject, other: DetectedObject) => bestPair(relation, [one], [other])?.holds;

const left = thing(0.1, 0.4, 0.2, 0.5);
const right = thing(0.6, 0.4, 0.7, 0.5);
const low = thing(0.1, 0.8, 0.2, 0.9);
const table = thing(0.05, 0.5, 0.4, 0.7);

describe('Relations between boxes', () => {
  test('left and right are each other’s reverse', () => {
    expect(holds('left of', left, right)).toBe(1);
    expect(holds('right of', left, right)).toBe(0);
    expect(holds('right of', right, left)).toBe(1);
  });

  test('boxes that overlap sideways are left of one another in part only', () => {
    expect(holds('left of', thing(0.1, 0, 0.5, 1), thing(0.3, 0, 0.9, 1))).toBe(0.7);
  });

  test('above and below compare heights', () => {
    expect(holds('above', left, low)).toBe(1);
    expect(holds('below', low, left)).toBe(1);
    expect(holds('below', left, low)).toBe(0);
  });

  test('near falls with the distance, and does not depend on the size of the picture', () => {
    const near = holds('near', left, thing(0.22, 0.4, 0.32, 0.5)) ?? 0;
    const far = holds('near', left, right) ?? 1;
    expect(near).toBeGreaterThan(far);
    const half = (box: DetectedObject) => thing(...(box.box.map((side) => side / 2) as DetectedObject['box']));
    expect(holds('near', half(left), half(right))).toBeCloseTo(far);
  });

  test('what stands on a thing rests on it or lies in it; what is elsewhere does not', () => {
    expect(holds('on', left, table)).toBe(1);
    expect(holds('on', thing(0.1, 0.55, 0.2, 0.6), table)).toBe(1);
    expect(holds('on', right, table)).toBe(0);
    expect(holds('under', table, left)).toBe(1);
  });

  test('takes the pair for which it holds best, never a thing with itself', () => {
    expect(bestPair('left of', [right, left], [right, left])).toMatchObject({ one: left, other: right, holds: 1 });
    expect(bestPair('near', [left], [left])).toBeUndefined();
  });

  test('boxes that touch are no distance apart', () => expect(gap([0, 0, 0.5, 1], [0.5, 0, 1, 1])).toBe(0));
});
