import { crosswalkPosition, curbDistance, type Walk } from './scenario.ts';
import { stepSeconds, type Track } from './simulate.ts';
import { type Kind, type Point, sizes } from './world.ts';

/** A road user at a moment. `facing` has length 1. */
export type Actor = { id: string; kind: Kind; position: Point; facing: Point };

/** Returns meters along the lane, interpolated between steps; undefined outside of the lane. */
export function distanceAt({ startStep, distances }: Track, time: number): number | undefined {
  const index = time / stepSeconds - startStep;
  const before = distances[Math.floor(index)];
  if (index < 0 || before === undefined) return;
  return (
    before + ((distances[Math.floor(index) + 1] ?? before) - before) * (index - Math.floor(index))
  );
}

export function vehicleAt(track: Track, time: number): Actor | undefined {
  const distance = distanceAt(track, time);
  if (distance === undefined) return;
  return vehicleAtDistance(track, distance);
}

/** Returns a vehicle after some meters in its lane. */
export function vehicleAtDistance(
  { id, kind, lane: { start, direction }, incident }: Track,
  distance: number,
): Actor {
  const straight = {
    position: { x: start.x + direction.x * distance, y: start.y + direction.y * distance },
    facing: direction,
  };
  return { id, kind, ...(incident?.type === 'turns' ? turnRight(straight.position) : straight) };
}

/** Meters. The right turn leads from the right eastbound lane to the southbound lane. */
const radius = 7;
// A parabola; 1.6232 is its length for a radius of 1.
const curve = { x: -1.8 - radius, y: 5.2, length: radius * 1.6232 };

function turnRight({ x, y }: Point): Pick<Actor, 'position' | 'facing'> {
  const progress = (x - curve.x) / curve.length;
  if (progress <= 0) return { position: { x, y }, facing: { x: 1, y: 0 } };
  if (progress >= 1)
    return {
      position: { x: -1.8, y: curve.y + radius + (x - curve.x - curve.length) },
      facing: { x: 0, y: 1 },
    };
  const slope = { x: 1 - progress, y: progress };
  const size = Math.sqrt(slope.x * slope.x + slope.y * slope.y);
  return {
    position: {
      x: curve.x + radius * (2 * progress - progress * progress),
      y: curve.y + radius * progress * progress,
    },
    facing: { x: slope.x / size, y: slope.y / size },
  };
}

/** Meters that people walk on the sidewalk before and after they cross. */
const approachMeters = 9;

/** Seconds that people wait at the curb for the light; jaywalkers do not. */
export const waitSeconds = 6;

export function walkerAt(
  { id, arm, shift, backwards, startsAt, pace, jaywalking }: Walk,
  time: number,
): Actor | undefined {
  const curb = curbDistance(arm);
  const wait = jaywalking ? 0 : waitSeconds;
  const elapsed = time - startsAt;
  const walkedSeconds = elapsed < -wait ? elapsed + wait : Math.max(0, elapsed);
  const along = -curb + walkedSeconds * pace;
  if (along < -curb - approachMeters || elapsed > (2 * curb + approachMeters) / pace) return;
  const sign = backwards ? -1 : 1;
  const across = crosswalkPosition(arm) + shift;
  const isMainRoad = arm === 'west' || arm === 'east';
  const facing = isMainRoad ? { x: 0, y: sign } : { x: sign, y: 0 };
  const position = isMainRoad ? { x: across, y: along * sign } : { x: along * sign, y: across };
  return { id, kind: 'pedestrian', position, facing };
}

/** Returns the corners on the ground, enlarged by `margin` meters on each side. */
export function outlineOf(
  { kind, position, facing }: Pick<Actor, 'kind' | 'position' | 'facing'>,
  margin = 0,
): Point[] {
  const halfLength = sizes[kind].length / 2 + margin;
  const halfWidth = sizes[kind].width / 2 + margin;
  return [
    [1, 1],
    [1, -1],
    [-1, -1],
    [-1, 1],
  ].map(([ahead = 0, aside = 0]) => ({
    x: position.x + facing.x * halfLength * ahead - facing.y * halfWidth * aside,
    y: position.y + facing.y * halfLength * ahead + facing.x * halfWidth * aside,
  }));
}

/** Tests whether two rectangles overlap, by the separating axis theorem. */
export function overlap(a: Point[], b: Point[]): boolean {
  return ![...edgesOf(a), ...edgesOf(b)].some((axis) => {
    const project = (corners: Point[]) => corners.map(({ x, y }) => x * axis.x + y * axis.y);
    const [onA, onB] = [project(a), project(b)];
    return Math.max(...onA) < Math.min(...onB) || Math.max(...onB) < Math.min(...onA);
  });
}

const edgesOf = (corners: Point[]): Point[] =>
  corners.slice(0, 2).map((corner, index) => {
    const next = corners[index + 1] ?? corner;
    return { x: next.x - corner.x, y: next.y - corner.y };
  });
