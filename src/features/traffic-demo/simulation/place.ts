import { crossingAt, halfWay, type Walk } from './plan.ts';
import { step, type Track } from './simulate.ts';
import { type Kind, type Point, sizes } from './world.ts';

/** `facing` is a vector of length 1. */
export type Actor = { id: string; kind: Kind; at: Point; facing: Point };

/** In meters; undefined while the vehicle is not in the lane. */
export function distanceAt({ from, distances }: Track, time: number): number | undefined {
  const index = time / step - from;
  const before = distances[Math.floor(index)];
  if (index < 0 || before === undefined) return;
  return (
    before + ((distances[Math.floor(index) + 1] ?? before) - before) * (index - Math.floor(index))
  );
}

export function vehicleAt(track: Track, time: number): Actor | undefined {
  const distance = distanceAt(track, time);
  if (distance === undefined) return;
  return vehicleOn(track, distance);
}

/** `distance` in meters. */
export function vehicleOn(
  { id, kind, lane: { from, along }, incident }: Track,
  distance: number,
): Actor {
  const straight = {
    at: { x: from.x + along.x * distance, y: from.y + along.y * distance },
    facing: along,
  };
  return { id, kind, ...(incident?.type === 'turns' ? turned(straight.at) : straight) };
}

/** The right turn from the eastbound lane: a curve of `radius` meters. */
const radius = 7;
const curve = { x: -1.8 - radius, y: 5.2, length: radius * 1.6232 };

function turned({ x, y }: Point): { at: Point; facing: Point } {
  const share = (x - curve.x) / curve.length;
  if (share <= 0) return { at: { x, y }, facing: { x: 1, y: 0 } };
  if (share >= 1)
    return {
      at: { x: -1.8, y: curve.y + radius + (x - curve.x - curve.length) },
      facing: { x: 0, y: 1 },
    };
  const slope = { x: 1 - share, y: share };
  const size = Math.sqrt(slope.x * slope.x + slope.y * slope.y);
  return {
    at: { x: curve.x + radius * (2 * share - share * share), y: curve.y + radius * share * share },
    facing: { x: slope.x / size, y: slope.y / size },
  };
}

/** Meters of sidewalk walked before and after a crossing. */
const approach = 9;

export function walkerAt(
  { id, arm, shift, backwards, startsAt, pace, jaywalking }: Walk,
  time: number,
): Actor | undefined {
  const side = halfWay(arm);
  const crossing = (2 * side) / pace;
  // People wait at the curb for the light; jaywalkers do not.
  const waits = jaywalking ? 0 : 6;
  const since = time - startsAt;
  const distance = since < -waits ? since + waits : Math.max(0, since);
  const along = -side + distance * pace;
  if (along < -side - approach || since > crossing + approach / pace) return;
  const sign = backwards ? -1 : 1;
  const fixed = crossingAt(arm) + shift;
  const facing = arm === 'west' || arm === 'east' ? { x: 0, y: sign } : { x: sign, y: 0 };
  const at =
    arm === 'west' || arm === 'east'
      ? { x: fixed, y: along * sign }
      : { x: along * sign, y: fixed };
  return { id, kind: 'pedestrian', at, facing };
}

/** Corners on the ground, `margin` meters outside the outline. */
export function outline(
  { kind, at, facing }: Pick<Actor, 'kind' | 'at' | 'facing'>,
  margin = 0,
): Point[] {
  const long = sizes[kind].length / 2 + margin;
  const wide = sizes[kind].width / 2 + margin;
  return [
    [1, 1],
    [1, -1],
    [-1, -1],
    [-1, 1],
  ].map(([ahead = 0, aside = 0]) => ({
    x: at.x + facing.x * long * ahead - facing.y * wide * aside,
    y: at.y + facing.y * long * ahead + facing.x * wide * aside,
  }));
}

/** Separating axis test. */
export function touch(one: Point[], other: Point[]): boolean {
  return ![...sides(one), ...sides(other)].some((side) => {
    const [a, b] = [one, other].map((corners) =>
      corners.map(({ x, y }) => x * side.x + y * side.y),
    ) as [number[], number[]];
    return Math.max(...a) < Math.min(...b) || Math.max(...b) < Math.min(...a);
  });
}

const sides = (corners: Point[]): Point[] =>
  corners.slice(0, 2).map((corner, index) => {
    const next = corners[index + 1] ?? corner;
    return { x: next.x - corner.x, y: next.y - corner.y };
  });
