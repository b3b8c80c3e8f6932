import { type Actor, distanceAt, vehicleOn, walkerAt } from './place.ts';
import { type Recording, step, type Track } from './simulate.ts';
import { reach, sizes } from './world.ts';

/** `back` and `front`: the part of the length that is on the plate, from 0 to 1. */
export type StageActor = Actor & { back: number; front: number };

/** Vehicles appear and disappear bit by bit at the edge. */
export function actorsOnStage({ tracks, walks }: Recording, time: number): StageActor[] {
  const vehicles = tracks.map((track) => {
    const distance = drawnDistance(track, time);
    return distance === undefined ? undefined : vehicleOn(track, distance);
  });
  return [...vehicles, ...walks.map((walk) => walkerAt(walk, time))].flatMap(
    (actor): StageActor[] => {
      if (!actor) return [];
      const part = partOnRoad(actor);
      return part.front > part.back ? [{ ...actor, ...part }] : [];
    },
  );
}

/** As recorded, and at constant speed before and after. */
function drawnDistance(track: Track, time: number): number | undefined {
  const { from, distances, lane, kind } = track;
  const margin = sizes[kind].length / 2;
  const [first = 0, second = first] = distances;
  const begins = from * step;
  if (time < begins) {
    const distance = first - ((second - first) / step) * (begins - time);
    return distance > -margin ? distance : undefined;
  }
  const [before = 0, last = before] = distances.slice(-2);
  const ends = (from + distances.length - 1) * step;
  if (time <= ends || last < lane.length) return distanceAt(track, time);
  const distance = last + ((last - before) / step) * (time - ends);
  return distance < lane.length + margin ? distance : undefined;
}

/** Everything in a turn, which is far from the edges. */
function partOnRoad({ kind, at, facing }: Actor): { back: number; front: number } {
  const edge = facing.y === 0 ? reach.x : facing.x === 0 ? reach.y : Number.POSITIVE_INFINITY;
  const middle = at.x * facing.x + at.y * facing.y;
  const share = (limit: number) => 0.5 + (limit - middle) / sizes[kind].length;
  return { back: Math.max(0, share(-edge)), front: Math.min(1, share(edge)) };
}
