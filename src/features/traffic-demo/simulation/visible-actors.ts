import { type Actor, distanceAt, vehicleAtDistance, walkerAt } from './positions.ts';
import { type Recording, stepSeconds, type Track } from './simulate.ts';
import { roadEnd, sizes } from './world.ts';

/** `back` and `front` bound the visible part of the length; 0 is the rear, 1 the front. */
export type VisibleActor = Actor & { back: number; front: number };

/** Lists the actors inside the scene. Vehicles are cut off at the edge. */
export function visibleActorsAt({ tracks, walks }: Recording, time: number): VisibleActor[] {
  const vehicles = tracks.map((track) => {
    const distance = extendedDistanceAt(track, time);
    return distance === undefined ? undefined : vehicleAtDistance(track, distance);
  });
  return [...vehicles, ...walks.map((walk) => walkerAt(walk, time))].flatMap(
    (actor): VisibleActor[] => {
      if (!actor) return [];
      const part = visiblePart(actor);
      return part.front > part.back ? [{ ...actor, ...part }] : [];
    },
  );
}

/** Extends the recorded drive at constant speed, so that vehicles slide in and out. */
function extendedDistanceAt(track: Track, time: number): number | undefined {
  const { startStep, distances, lane, kind } = track;
  const margin = sizes[kind].length / 2;
  const [first = 0, second = first] = distances;
  const start = startStep * stepSeconds;
  if (time < start) {
    const distance = first - ((second - first) / stepSeconds) * (start - time);
    return distance > -margin ? distance : undefined;
  }
  const [before = 0, last = before] = distances.slice(-2);
  const end = (startStep + distances.length - 1) * stepSeconds;
  if (time <= end || last < lane.length) return distanceAt(track, time);
  const distance = last + ((last - before) / stepSeconds) * (time - end);
  return distance < lane.length + margin ? distance : undefined;
}

/** Turning vehicles are far from the edges and therefore fully visible. */
function visiblePart({ kind, position, facing }: Actor): { back: number; front: number } {
  const edge = facing.y === 0 ? roadEnd.x : facing.x === 0 ? roadEnd.y : Number.POSITIVE_INFINITY;
  const middle = position.x * facing.x + position.y * facing.y;
  const fractionAt = (limit: number) => 0.5 + (limit - middle) / sizes[kind].length;
  return { back: Math.max(0, fractionAt(-edge)), front: Math.min(1, fractionAt(edge)) };
}
