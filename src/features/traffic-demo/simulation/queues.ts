import type { TrafficEvent } from './events.ts';
import { speedAt } from './motion.ts';
import { distanceAt } from './positions.ts';
import { duration } from './scenario.ts';
import type { Recording, Track } from './simulate.ts';
import { lanes } from './world.ts';

/** Finds queues that reach the edge of the view for 30 s. The figure is their maximum length. */
export function findQueues({ tracks }: Recording): TrafficEvent[] {
  const queues: TrafficEvent[] = [];
  for (const lane of lanes.filter(({ isCycleLane }) => !isCycleLane)) {
    let queue: { since: number; longest: Track[] } | undefined;
    for (let time = 0; time <= duration; time += 1) {
      const isBefore = (track: Track, distance: number) =>
        (distanceAt(track, time) ?? Number.POSITIVE_INFINITY) < distance;
      const stopped = tracks.filter(
        (track) =>
          track.lane === lane && isBefore(track, lane.stopDistance) && speedAt(track, time) < 0.5,
      );
      const isFull = stopped.some((track) => isBefore(track, 9));
      if (isFull) {
        queue ??= { since: time, longest: stopped };
        if (stopped.length > queue.longest.length) queue.longest = stopped;
      }
      if (queue && (!isFull || time === duration)) {
        const { since, longest } = queue;
        if (time - since >= 30)
          queues.push({
            id: `queue ${lane.id} ${since}`,
            kind: 'queue',
            time: (since + time) / 2,
            seconds: time - since,
            participants: longest.map(({ id, kind }) => ({ id, kind })),
            heading: lane.heading,
            lane: lane.id,
            figure: longest.length,
          });
        queue = undefined;
      }
    }
  }
  return queues;
}
