import type { TrafficEvent } from './events.ts';
import { speedAt } from './motion.ts';
import { distanceAt } from './place.ts';
import { duration } from './plan.ts';
import type { Recording, Track } from './simulate.ts';
import type { Lane } from './world.ts';

/** Vehicles stand to the edge of the view for 30 s. The figure is the most at once. */
export function queues({ tracks }: Recording): TrafficEvent[] {
  const found: TrafficEvent[] = [];
  for (const lane of new Set(tracks.map((track) => track.lane))) {
    const own = tracks.filter((track) => track.lane === lane && !lane.cycles);
    let since: number | undefined;
    let worst: Track[] = [];
    for (let time = 0; time <= duration; time += 1) {
      const still = own.filter(
        (track) =>
          distanceAt(track, time) !== undefined &&
          (distanceAt(track, time) ?? 0) < lane.stop &&
          speedAt(track, time) < 0.5,
      );
      const full = still.some((track) => (distanceAt(track, time) ?? 0) < 9);
      if (full) {
        since ??= time;
        if (still.length > worst.length) worst = still;
      }
      if (since !== undefined && (!full || time === duration)) {
        if (time - since >= 30) found.push(queue(lane, since, time, worst));
        since = undefined;
        worst = [];
      }
    }
  }
  return found;
}

const queue = (lane: Lane, since: number, until: number, worst: Track[]): TrafficEvent => ({
  id: `queue ${lane.id} ${since}`,
  kind: 'queue',
  time: (since + until) / 2,
  seconds: until - since,
  participants: worst.map(({ id, kind }) => ({ id, kind })),
  heading: lane.heading,
  lane: lane.id,
  figure: worst.length,
});
