import type { TrafficEvent } from './events.ts';
import { createEvent, sampleTimes } from './motion.ts';
import { outlineOf, overlap, vehicleAt } from './positions.ts';
import { type Recording, stepSeconds, type Track } from './simulate.ts';

/** In meters. */
const MAX_GAP = 1;

/** Finds pairs of a motor vehicle and a bicycle whose paths cross with a gap of less than 1 m. */
export function findNearMisses({ tracks }: Recording): TrafficEvent[] {
  const bicycles = tracks.filter(({ kind }) => kind === 'bicycle');
  return tracks
    .filter(({ kind }) => kind !== 'bicycle')
    .flatMap((track) =>
      bicycles.flatMap((bicycle): TrafficEvent[] => {
        const closeMoments = sampleTimes(track)
          .map((time) => ({ time, gap: gapBetween(track, bicycle, time) }))
          .filter(({ gap }) => gap < MAX_GAP);
        const [closest] = closeMoments.toSorted((a, b) => a.gap - b.gap);
        if (!closest) return [];
        const seconds = closeMoments.length * stepSeconds;
        const figure = Math.max(0.1, closest.gap);
        return [
          createEvent('near miss', [track, bicycle], { time: closest.time, seconds, figure }),
        ];
      }),
    );
}

/** Returns the gap between the two outlines in meters, capped at `MAX_GAP`. */
function gapBetween(track: Track, bicycleTrack: Track, time: number): number {
  const [vehicle, bicycle] = [vehicleAt(track, time), vehicleAt(bicycleTrack, time)];
  if (!vehicle || !bicycle) return MAX_GAP;
  // Ignores vehicles that face the same way.
  const cosine = vehicle.facing.x * bicycle.facing.x + vehicle.facing.y * bicycle.facing.y;
  if (cosine > 0.95) return MAX_GAP;
  // Saves time: outlines of vehicles more than 9 m apart do not come close.
  const { x, y } = vehicle.position;
  if (Math.abs(x - bicycle.position.x) > 9 || Math.abs(y - bicycle.position.y) > 9) return MAX_GAP;
  const bicycleOutline = outlineOf(bicycle);
  for (let margin = 0; margin < MAX_GAP; margin += 0.1)
    if (overlap(outlineOf(vehicle, margin), bicycleOutline)) return Math.round(margin * 10) / 10;
  return MAX_GAP;
}
