import type { DetectedObject } from '../library/asset.ts';
import type { RelationName } from './grammar.ts';

type Box = DetectedObject['box'];
const center = ([left, top, right, bottom]: Box) => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});
const area = ([left, top, right, bottom]: Box) =>
  Math.max(0, right - left) * Math.max(0, bottom - top);
const common = (a: Box, b: Box): Box => [
  Math.max(a[0], b[0]),
  Math.max(a[1], b[1]),
  Math.min(a[2], b[2]),
  Math.min(a[3], b[3]),
];

/** How far apart two boxes are, as a share of the frame; 0 where they touch. */
export const gap = (a: Box, b: Box) =>
  Math.hypot(Math.max(0, a[0] - b[2], b[0] - a[2]), Math.max(0, a[1] - b[3], b[1] - a[3]));

const diagonal = ([left, top, right, bottom]: Box) => Math.hypot(right - left, bottom - top);
/**
 * Two objects count as near up to this many times the larger one's size, whatever the size of the
 * picture they stand in.
 */
const nearUntil = 1.5;
/** A box may reach this far across the edge it is compared with. */
const slack = 0.02;

/** 1 where one side is clear of the other, 0.7 where only the centers are in order. */
const inOrder = (edge: number, otherEdge: number, centerOf: number, otherCenter: number) =>
  edge <= otherEdge + slack ? 1 : centerOf + slack < otherCenter ? 0.7 : 0;

/**
 * Rests on it or lies within it: most of `a` is inside `b`, or its bottom edge is within the height
 * of `b` and above its center.
 */
function on(a: Box, b: Box): number {
  if (area(common(a, b)) >= 0.6 * area(a)) return 1;
  const above = Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) / (a[2] - a[0]);
  const foot = a[3] > b[1] - slack && a[3] < b[3] + slack && center(a).y < center(b).y;
  return foot ? above : 0;
}

const measures: Record<RelationName, (a: Box, b: Box) => number> = {
  'left of': (a, b) => inOrder(a[2], b[0], center(a).x, center(b).x),
  'right of': (a, b) => inOrder(b[2], a[0], center(b).x, center(a).x),
  above: (a, b) => inOrder(a[3], b[1], center(a).y, center(b).y),
  below: (a, b) => inOrder(b[3], a[1], center(b).y, center(a).y),
  near: (a, b) => Math.max(0, 1 - gap(a, b) / (nearUntil * Math.max(diagonal(a), diagonal(b)))),
  on,
  under: (a, b) => on(b, a),
};

export type Pair = { one: DetectedObject; other: DetectedObject; strength: number };

/**
 * The pair for which the relation holds best, from 0 (not at all) to 1; among equals the nearest.
 * `undefined` where there is no pair.
 */
export function bestPair(
  relation: RelationName,
  ones: DetectedObject[],
  others: DetectedObject[],
): Pair | undefined {
  const pairs = ones.flatMap((one) =>
    others
      .filter((other) => other !== one)
      .map((other) => ({ one, other, strength: measures[relation](one.box, other.box) })),
  );
  return pairs.sort(
    (a, b) => b.strength - a.strength || gap(a.one.box, a.other.box) - gap(b.one.box, b.other.box),
  )[0];
}
