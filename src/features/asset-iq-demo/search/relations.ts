import type { Box, DetectedObject } from '../library/asset.ts';
import type { RelationName } from './query.ts';

export const centerX = ([left, , right]: Box) => (left + right) / 2;
export const centerY = ([, top, , bottom]: Box) => (top + bottom) / 2;
export const area = ([left, top, right, bottom]: Box) =>
  Math.max(0, right - left) * Math.max(0, bottom - top);

/** Returns a fraction of the frame; 0 if the boxes touch or overlap. */
export const distance = (a: Box, b: Box) =>
  Math.hypot(Math.max(0, a[0] - b[2], b[0] - a[2]), Math.max(0, a[1] - b[3], b[1] - a[3]));

const diagonal = ([left, top, right, bottom]: Box) => Math.hypot(right - left, bottom - top);
/** Where `near` ends, in diagonals of the larger box. */
const nearFactor = 1.5;
/** Allowed error of positions, as a fraction of the frame. */
const tolerance = 0.02;

/** 0.7 if boxes overlap but their centers are in order. */
const beforeStrength = (end: number, otherStart: number, center: number, otherCenter: number) =>
  end <= otherStart + tolerance ? 1 : center + tolerance < otherCenter ? 0.7 : 0;

/** 1 if at least 60% of `a` is in `b`; otherwise the share of `a`'s width that rests on `b`. */
function on(a: Box, b: Box) {
  const overlap: Box = [
    Math.max(a[0], b[0]),
    Math.max(a[1], b[1]),
    Math.min(a[2], b[2]),
    Math.min(a[3], b[3]),
  ];
  if (area(overlap) >= 0.6 * area(a)) return 1;
  const overlapX = Math.max(0, overlap[2] - overlap[0]) / (a[2] - a[0]);
  const isStanding = a[3] > b[1] - tolerance && a[3] < b[3] + tolerance && centerY(a) < centerY(b);
  return isStanding ? overlapX : 0;
}

const leftOf = (a: Box, b: Box) => beforeStrength(a[2], b[0], centerX(a), centerX(b));
const above = (a: Box, b: Box) => beforeStrength(a[3], b[1], centerY(a), centerY(b));
const strengthOf: Record<RelationName, (a: Box, b: Box) => number> = {
  'left of': leftOf,
  'right of': (a, b) => leftOf(b, a),
  above,
  below: (a, b) => above(b, a),
  near: (a, b) =>
    Math.max(0, 1 - distance(a, b) / (nearFactor * Math.max(diagonal(a), diagonal(b)))),
  on,
  under: (a, b) => on(b, a),
};

/** `strength`: 0 if the relation does not hold. */
export type Pair = { from: DetectedObject; to: DetectedObject; strength: number };

export function findBestPair(
  relation: RelationName,
  fromObjects: DetectedObject[],
  toObjects: DetectedObject[],
) {
  return fromObjects
    .flatMap((from) =>
      toObjects
        .filter((to) => to !== from)
        .map((to) => ({ from, to, strength: strengthOf[relation](from.box, to.box) })),
    )
    .sort(
      (a, b) =>
        b.strength - a.strength || distance(a.from.box, a.to.box) - distance(b.from.box, b.to.box),
    )[0];
}
