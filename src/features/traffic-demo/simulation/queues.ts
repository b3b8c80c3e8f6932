import type { TrafficEvent } from './events.ts';
import { speedAt } from './motion.ts';
import { distanceAt } from './positions.ts';
import { duration } from './scenario.ts';
import type { Recording, Track } from './simulate.ts';
import type { Lane } from './world.ts';

/** Finds queues that reach the edge of the view for 30 s. The figure is their maximum length. */
export function findQueues({ tracks }: Recording): TrafficEvent[] {
  const queues: TrafficEvent[] = [];
  for (const lane of new Set(tracks.map((track) => track.lane))) {
    const laneTracks = tracks.filter((track) => track.lane === lane && !lane.isCycleLane);
    let since: number | undefined;
    let longest: Track[] = [];
    for (let time = 0; time <= duration; time += 1) {
      const stopped = laneTracks.filter(
        (track) =>
          distanceAt(track, time) !== undefined &&
          (distanceAt(track, time) ?? 0) < lane.stopDistance &&
          speedAt(track, time) < 0.5,
      );
      const isFull = stopped.some((track) => (distanceAt(track, time) ?? 0) < 9);
      if (isFull) {
        since ??= time;
        if (stopped.length > longest.length) longest = stopped;
      }
      if (since !== undefined && (!isFull || time === duration)) {
        if (time - since >= 30) queues.push(createQueue(lane, since, time, longest));
        since = undefined;
        longest = [];
      }
    }
  }
  return queues;
}

const createQueue = (lane: Lane, since: number, until: number, longest: Track[]): TrafficEvent => ({
  id: `queue ${lane.id} ${since}`,
  kind: 'queue',
  time: (since + until) / 2,
  seconds: until - since,
  participants: longest.map(({ id, kind }) => ({ id, kind })),
  heading: lane.heading,
  lane: lane.id,
  figure: longest.length,
});
