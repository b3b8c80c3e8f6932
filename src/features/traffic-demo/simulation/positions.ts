import type { Walk } from './scenario.ts';
import { stepSeconds, type Track } from './simulate.ts';
import {
  arms,
  type Corners,
  crosswalk,
  type Point,
  type Road,
  type RoadUserKind,
  roadHalfWidth,
  roadUserSpecs,
} from './world.ts';

/** A road user at a moment. `facing` is a unit vector. */
export type Actor = { id: string; kind: RoadUserKind; position: Point; facing: Point };

export function extrapolatedDistanceAt({ startStep, distances }: Track, time: number) {
  const steps = time / stepSeconds - startStep;
  const index = Math.max(0, Math.min(Math.floor(steps), distances.length - 2));
  const start = distances[index] ?? 0;
  return start + ((distances[index + 1] ?? start) - start) * (steps - index);
}

/** Returns meters along the lane; undefined before and after the drive. */
export function distanceAt(track: Track, time: number) {
  const steps = time / stepSeconds - track.startStep;
  const isInLane = steps >= 0 && steps <= track.distances.length - 1;
  return isInLane ? extrapolatedDistanceAt(track, time) : undefined;
}

export function vehicleAt(track: Track, time: number) {
  const distance = distanceAt(track, time);
  return distance === undefined ? undefined : vehicleAtDistance(track, distance);
}

export function vehicleAtDistance(
  { id, kind, lane: { start, direction }, incident }: Track,
  distance: number,
): Actor {
  const position = { x: start.x + direction.x * distance, y: start.y + direction.y * distance };
  if (incident?.type === 'turnsRight') return { id, kind, ...turnRight(position) };
  return { id, kind, position, facing: direction };
}

/** A turn ends this many meters east and south of its start. */
const extent = 7;
// A parabola from the right eastbound lane to the southbound one, 1.6232 * `extent` long.
const curve = { x: -1.8 - extent, y: 5.2, length: extent * 1.6232 };

function turnRight({ x }: Point) {
  const distance = x - curve.x;
  const progress = Math.max(0, Math.min(1, distance / curve.length));
  const slope = { x: 1 - progress, y: progress };
  const size = Math.sqrt(slope.x * slope.x + slope.y * slope.y);
  return {
    position: {
      x: curve.x + Math.min(0, distance) + extent * (2 * progress - progress * progress),
      y: curve.y + Math.max(0, distance - curve.length) + extent * progress * progress,
    },
    facing: { x: slope.x / size, y: slope.y / size },
  };
}

/** Meters of a walk before and after the road. */
const approachMeters = 9;

/** Seconds at the curb before `startsAt`, except for jaywalkers. */
export const waitSeconds = 6;

/** From the middle of the road. */
export const curbMeters = (road: Road) => roadHalfWidth[road] + 0.6;

export function walkerAt(
  { id, arm, offset, backwards, startsAt, speed, jaywalking }: Walk,
  time: number,
): Actor | undefined {
  const { road, sign } = arms[arm];
  const curb = curbMeters(road);
  const wait = jaywalking ? 0 : waitSeconds;
  const elapsed = time - startsAt;
  const walkedSeconds = elapsed < -wait ? elapsed + wait : Math.max(0, elapsed);
  const along = -curb + walkedSeconds * speed;
  if (along < -curb - approachMeters || elapsed > (2 * curb + approachMeters) / speed) return;
  const direction = backwards ? -1 : 1;
  const [near, far] = crosswalk[road];
  const across = ((near + far) / 2) * sign + offset;
  return {
    id,
    kind: 'pedestrian',
    ...(road === 'main'
      ? { position: { x: across, y: along * direction }, facing: { x: 0, y: direction } }
      : { position: { x: along * direction, y: across }, facing: { x: direction, y: 0 } }),
  };
}

/**
 * Returns the corners on the ground, `margin` meters outside the actor. `back` (0: the rear) and
 * `front` are fractions of the length, `width` of the width.
 */
export function outlineOf(
  { kind, position, facing }: Omit<Actor, 'id'>,
  margin = 0,
  { back, front, width } = { back: 0, front: 1, width: 1 },
): Corners {
  const size = roadUserSpecs[kind];
  const corner = (along: number, side: number): Point => {
    const ahead = (along - 0.5) * (size.length + 2 * margin);
    const aside = side * (width * (size.width / 2) + margin);
    return {
      x: position.x + facing.x * ahead - facing.y * aside,
      y: position.y + facing.y * ahead + facing.x * aside,
    };
  };
  return [corner(front, 1), corner(front, -1), corner(back, -1), corner(back, 1)];
}

/** Uses the separating axis theorem. */
export const intersects = (a: Corners, b: Corners) =>
  [...edgesOf(a), ...edgesOf(b)].every((axis) => {
    const project = (corners: Corners) => corners.map(({ x, y }) => x * axis.x + y * axis.y);
    const [spanA, spanB] = [project(a), project(b)];
    return Math.max(...spanA) >= Math.min(...spanB) && Math.max(...spanB) >= Math.min(...spanA);
  });

const edgesOf = ([a, b, c]: Corners): Point[] => [
  { x: b.x - a.x, y: b.y - a.y },
  { x: c.x - b.x, y: c.y - b.y },
];
