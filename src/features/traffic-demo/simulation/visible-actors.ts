import { type Actor, extrapolatedDistanceAt, vehicleAtDistance, walkerAt } from './positions.ts';
import type { Recording } from './simulate.ts';
import { armLength, roadUserSpecs } from './world.ts';

/** The visible part of the actor: 0 is its rear, 1 its front. */
export type VisibleActor = Actor & { visibleFrom: number; visibleTo: number };

/** Vehicles are cut off at the edge of the scene, so that they slide in and out. */
export const visibleActorsAt = ({ tracks, walks }: Recording, time: number) =>
  [
    ...tracks.flatMap((track) => {
      const distance = extrapolatedDistanceAt(track, time);
      const margin = roadUserSpecs[track.kind].length / 2;
      const isInside = distance > -margin && distance < track.lane.length + margin;
      return isInside ? vehicleAtDistance(track, distance) : [];
    }),
    ...walks.flatMap((walk) => walkerAt(walk, time) ?? []),
  ]
    .map((actor) => ({ ...actor, ...visiblePart(actor) }))
    .filter(({ visibleFrom, visibleTo }) => visibleTo > visibleFrom);

/** Turning vehicles are not cut off, because they are far from the edges. */
function visiblePart({ kind, position, facing }: Actor) {
  const edge = facing.y === 0 ? armLength.main : facing.x === 0 ? armLength.side : Infinity;
  const middle = position.x * facing.x + position.y * facing.y;
  const fractionAt = (limit: number) => 0.5 + (limit - middle) / roadUserSpecs[kind].length;
  return { visibleFrom: Math.max(0, fractionAt(-edge)), visibleTo: Math.min(1, fractionAt(edge)) };
}
