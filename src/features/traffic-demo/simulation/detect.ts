import type { TrafficEvent } from './events.ts';
import { event, frontAt, mph, speedAt, times } from './motion.ts';
import { nearMisses } from './near-misses.ts';
import { distanceAt, walkerAt } from './place.ts';
import { duration } from './plan.ts';
import { queues } from './queues.ts';
import { greenFor, lightAt, walkAt } from './signals.ts';
import { type Recording, step, type Track } from './simulate.ts';
import { half, sizes, speedLimit } from './world.ts';

/** Finds events from positions and lights alone, in order of time. */
export function detect(recording: Recording): TrafficEvent[] {
  return [
    ...recording.tracks.flatMap((track) => [
      ...redLight(track),
      ...speeding(track),
      ...standing(track, recording),
    ]),
    ...queues(recording),
    ...nearMisses(recording),
    ...againstTheLight(recording),
  ].sort((one, other) => one.time - other.time);
}

/** The front crosses the stop line on red; shown once the vehicle is in the middle. */
function redLight(track: Track): TrafficEvent[] {
  const { stop, group } = track.lane;
  const crossing = times(track).find(
    (time) => frontAt(track, time) <= stop && frontAt(track, time + step) > stop,
  );
  if (crossing === undefined || lightAt(group, crossing) !== 'red') return [];
  return [event('red light', track, crossing + 0.6, 1, Math.round(speedAt(track, crossing) * mph))];
}

/** A fifth over the limit. */
function speeding(track: Track): TrafficEvent[] {
  const fast = times(track).filter((time) => speedAt(track, time) > speedLimit * 1.2);
  const middle = fast[Math.floor(fast.length / 2)];
  return middle === undefined
    ? []
    : [
        event(
          'speeding',
          track,
          middle,
          fast.length * step,
          Math.round(Math.max(...fast.map((time) => speedAt(track, time))) * mph),
        ),
      ];
}

/** Stands 12 s, 8 s into green, with nobody close ahead. */
function standing(track: Track, { tracks }: Recording): TrafficEvent[] {
  const { lane } = track;
  const still = times(track).filter((time) => speedAt(track, time) < 0.2);
  const first = still.find(
    (time) =>
      greenFor(lane.group, time) > 8 &&
      frontAt(track, time) < lane.stop &&
      !closeAhead(track, tracks, time),
  );
  if (first === undefined || still.length * step < 12) return [];
  const begins = still.find((time) => time > first - 80) ?? first;
  const seconds = still.length * step;
  return [event('stopped vehicle', track, begins + seconds / 2, seconds, Math.round(seconds))];
}

const closeAhead = (track: Track, tracks: Track[], time: number) =>
  tracks.some((other) => {
    const distance =
      other.lane === track.lane && other !== track ? distanceAt(other, time) : undefined;
    const gap =
      distance === undefined ? -1 : distance - sizes[other.kind].length / 2 - frontAt(track, time);
    return gap >= 0 && gap < 10;
  });

/** Somebody is on the roadway while people may not walk. */
function againstTheLight({ walks }: Recording): TrafficEvent[] {
  return walks.flatMap((walk): TrafficEvent[] => {
    const main = walk.arm === 'west' || walk.arm === 'east';
    const edge = main ? half.main : half.side;
    const wrong: number[] = [];
    for (let time = 0; time <= duration; time += step) {
      const person = walkerAt(walk, time);
      if (person && Math.abs(main ? person.at.y : person.at.x) < edge && !walkAt(time))
        wrong.push(time);
    }
    const middle = wrong[Math.floor(wrong.length / 2)];
    if (middle === undefined) return [];
    return [
      {
        id: `on foot ${walk.id}`,
        kind: 'on foot against the light',
        time: middle,
        seconds: wrong.length * step,
        participants: [{ id: walk.id, kind: 'pedestrian' }],
        heading: undefined,
        lane: walk.arm,
        figure: Math.round(wrong.length * step),
      },
    ];
  });
}
