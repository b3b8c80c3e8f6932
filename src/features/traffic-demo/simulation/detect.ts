import type { TrafficEvent } from './events.ts';
import { createEvent, frontAt, mphPerMps, sampleTimes, speedAt } from './motion.ts';
import { findNearMisses } from './near-misses.ts';
import { distanceAt, walkerAt } from './positions.ts';
import { findQueues } from './queues.ts';
import { duration } from './scenario.ts';
import { isWalkPhase, lightAt, secondsOfGreen } from './signals.ts';
import { type Recording, stepSeconds, type Track } from './simulate.ts';
import { halfWidth, sizes, speedLimit } from './world.ts';

/** Finds events in positions and traffic lights, in order of time. Does not use the scenario. */
export function detectEvents(recording: Recording): TrafficEvent[] {
  return [
    ...recording.tracks.flatMap((track) => [
      ...findRedLight(track),
      ...findSpeeding(track),
      ...findStopped(track, recording),
    ]),
    ...findQueues(recording),
    ...findNearMisses(recording),
    ...findJaywalking(recording),
  ].sort((a, b) => a.time - b.time);
}

/** The front crosses the stop line on red. The event is 0.6 s later, inside the junction. */
function findRedLight(track: Track): TrafficEvent[] {
  const { stopDistance, road } = track.lane;
  const crossing = sampleTimes(track).find(
    (time) =>
      frontAt(track, time) <= stopDistance && frontAt(track, time + stepSeconds) > stopDistance,
  );
  if (crossing === undefined || lightAt(road, crossing) !== 'red') return [];
  return [
    createEvent(
      'red light',
      track,
      crossing + 0.6,
      1,
      Math.round(speedAt(track, crossing) * mphPerMps),
    ),
  ];
}

/** Drives more than 20% above the speed limit. */
function findSpeeding(track: Track): TrafficEvent[] {
  const fastMoments = sampleTimes(track).filter((time) => speedAt(track, time) > speedLimit * 1.2);
  const middle = fastMoments[Math.floor(fastMoments.length / 2)];
  return middle === undefined
    ? []
    : [
        createEvent(
          'speeding',
          track,
          middle,
          fastMoments.length * stepSeconds,
          Math.round(Math.max(...fastMoments.map((time) => speedAt(track, time))) * mphPerMps),
        ),
      ];
}

/**
 * Does not move for 12 s in all, and still stands 8 s after the light turned green although no
 * vehicle is close ahead.
 */
function findStopped(track: Track, { tracks }: Recording): TrafficEvent[] {
  const { lane } = track;
  const stopped = sampleTimes(track).filter((time) => speedAt(track, time) < 0.2);
  const first = stopped.find(
    (time) =>
      secondsOfGreen(lane.road, time) > 8 &&
      frontAt(track, time) < lane.stopDistance &&
      !isVehicleCloseAhead(track, tracks, time),
  );
  if (first === undefined || stopped.length * stepSeconds < 12) return [];
  const begin = stopped.find((time) => time > first - 80) ?? first;
  const seconds = stopped.length * stepSeconds;
  return [createEvent('stopped vehicle', track, begin + seconds / 2, seconds, Math.round(seconds))];
}

const isVehicleCloseAhead = (track: Track, tracks: Track[], time: number) =>
  tracks.some((other) => {
    const distance =
      other.lane === track.lane && other !== track ? distanceAt(other, time) : undefined;
    const gap =
      distance === undefined ? -1 : distance - sizes[other.kind].length / 2 - frontAt(track, time);
    return gap >= 0 && gap < 10;
  });

/** A person is on the roadway while the walk signal is red. */
function findJaywalking({ walks }: Recording): TrafficEvent[] {
  return walks.flatMap((walk): TrafficEvent[] => {
    const isMainRoad = walk.arm === 'west' || walk.arm === 'east';
    const edge = isMainRoad ? halfWidth.main : halfWidth.side;
    const times: number[] = [];
    for (let time = 0; time <= duration; time += stepSeconds) {
      const person = walkerAt(walk, time);
      if (
        person &&
        Math.abs(isMainRoad ? person.position.y : person.position.x) < edge &&
        !isWalkPhase(time)
      )
        times.push(time);
    }
    const middle = times[Math.floor(times.length / 2)];
    if (middle === undefined) return [];
    return [
      {
        id: `on foot ${walk.id}`,
        kind: 'on foot against the light',
        time: middle,
        seconds: times.length * stepSeconds,
        participants: [{ id: walk.id, kind: 'pedestrian' }],
        heading: undefined,
        lane: walk.arm,
        figure: Math.round(times.length * stepSeconds),
      },
    ];
  });
}
