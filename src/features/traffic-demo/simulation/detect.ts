import type { EventKind, TrafficEvent } from './events.ts';
import {
  crossingTime,
  frontAt,
  isWaitingAtLight,
  mphPerMps,
  sampleTimes,
  speedAt,
} from './motion.ts';
import { distanceAt, intersects, outlineOf, vehicleAt, walkerAt } from './positions.ts';
import { durationSeconds } from './scenario.ts';
import { isWalkPhase, secondsOfGreen, signalColorAt } from './signals.ts';
import { type Recording, stepSeconds, type Track } from './simulate.ts';
import { arms, lanes, roadHalfWidth, roadUserSpecs, speedLimitMps } from './world.ts';

/** Finds events from positions and lights alone, sorted by time. */
export function detectEvents(recording: Recording) {
  return [
    ...recording.tracks.flatMap((track) => [
      ...findRedLightRunning(track),
      ...findSpeeding(track),
      ...findStoppedVehicle(track, recording),
    ]),
    ...findQueues(recording),
    ...findNearMisses(recording),
    ...findJaywalking(recording),
  ].sort((a, b) => a.time - b.time);
}

const createEvent = (
  kind: EventKind,
  tracks: Track[],
  measures: Pick<TrafficEvent, 'time' | 'seconds' | 'value'>,
): TrafficEvent => ({
  id: `${kind} ${tracks[0]?.id}`,
  kind,
  participants: tracks.map((track) => ({ id: track.id, kind: track.kind })),
  heading: tracks[0]?.lane.heading,
  place: tracks[0]?.lane.id ?? '',
  ...measures,
});

const middleOf = (times: number[]) => times[Math.floor(times.length / 2)];

/** Finds a crossing of the stop line on red. The event is 0.6 s later, inside the junction. */
function findRedLightRunning(track: Track) {
  const crossing = crossingTime(track);
  if (crossing === undefined || signalColorAt(track.lane.road, crossing) !== 'red') return [];
  const value = Math.round(speedAt(track, crossing) * mphPerMps);
  return [createEvent('red light', [track], { time: crossing + 0.6, seconds: 1, value })];
}

function findSpeeding(track: Track) {
  const fastTimes = sampleTimes(track).filter((time) => speedAt(track, time) > speedLimitMps * 1.2);
  const time = middleOf(fastTimes);
  if (time === undefined) return [];
  const topSpeed = Math.max(...fastTimes.map((fastTime) => speedAt(track, fastTime)));
  const seconds = fastTimes.length * stepSeconds;
  const value = Math.round(topSpeed * mphPerMps);
  return [createEvent('speeding', [track], { time, seconds, value })];
}

/**
 * Finds a vehicle that stands for 12 s or more in all. At some moment, it stands before the stop
 * line although the light has been green for over 8 s and 10 m ahead are free.
 */
function findStoppedVehicle(track: Track, { tracks }: Recording) {
  const { road, stopDistance } = track.lane;
  const slowTimes = sampleTimes(track).filter((time) => speedAt(track, time) < 0.2);
  const [begin = 0] = slowTimes;
  const seconds = slowTimes.length * stepSeconds;
  const isStuck = slowTimes.some(
    (time) =>
      secondsOfGreen(road, time) > 8 &&
      frontAt(track, time) < stopDistance &&
      !isVehicleCloseAhead(track, tracks, time),
  );
  if (!isStuck || seconds < 12) return [];
  const time = begin + seconds / 2;
  return [createEvent('stopped vehicle', [track], { time, seconds, value: Math.round(seconds) })];
}

const isVehicleCloseAhead = (track: Track, tracks: Track[], time: number) =>
  tracks.some((other) => {
    const distance = distanceAt(other, time) ?? Number.NaN;
    const gap = distance - roadUserSpecs[other.kind].length / 2 - frontAt(track, time);
    return other.lane === track.lane && gap >= 0 && gap < 10;
  });

const edgeMeters = 9;

/**
 * Finds queues that reach the view's edge for 30 s or more. Participants: the vehicles in the queue
 * when it is longest.
 */
function findQueues({ tracks }: Recording) {
  const queues: TrafficEvent[] = [];
  for (const lane of lanes.filter(({ isCycleLane }) => !isCycleLane)) {
    let queue: { since: number; longest: Track[] } | undefined;
    for (let time = 0; time <= durationSeconds; time += 1) {
      const waiting = tracks.filter(
        (track) => track.lane === lane && isWaitingAtLight(track, time),
      );
      const reachesEdge = waiting.some((track) => (distanceAt(track, time) ?? 0) < edgeMeters);
      if (reachesEdge) {
        queue ??= { since: time, longest: waiting };
        if (waiting.length > queue.longest.length) queue.longest = waiting;
      }
      if (queue && (!reachesEdge || time === durationSeconds)) {
        const { since, longest } = queue;
        if (time - since >= 30)
          queues.push({
            ...createEvent('queue', longest, {
              time: (since + time) / 2,
              seconds: time - since,
              value: longest.length,
            }),
            id: `queue ${lane.id} ${since}`,
          });
        queue = undefined;
      }
    }
  }
  return queues;
}

const maxGapMeters = 1;

/** Finds motor vehicles and bicycles less than 1 m apart, unless they face the same way. */
function findNearMisses({ tracks }: Recording) {
  const bicycles = tracks.filter(({ kind }) => kind === 'bicycle');
  return tracks
    .filter(({ kind }) => kind !== 'bicycle')
    .flatMap((track) =>
      bicycles.flatMap((bicycle): TrafficEvent[] => {
        const closeMoments = sampleTimes(track)
          .map((time) => ({ time, gap: gapBetween(track, bicycle, time) }))
          .filter(({ gap }) => gap < maxGapMeters);
        const [closest] = closeMoments.toSorted((a, b) => a.gap - b.gap);
        if (!closest) return [];
        const seconds = closeMoments.length * stepSeconds;
        const { time, gap } = closest;
        return [createEvent('near miss', [track, bicycle], { time, seconds, value: gap })];
      }),
    );
}

/** Returns the distance between the outlines in meters, at most `maxGapMeters`. */
function gapBetween(track: Track, bicycleTrack: Track, time: number) {
  const [vehicle, bicycle] = [vehicleAt(track, time), vehicleAt(bicycleTrack, time)];
  if (!vehicle || !bicycle) return maxGapMeters;
  const cosine = vehicle.facing.x * bicycle.facing.x + vehicle.facing.y * bicycle.facing.y;
  if (cosine > 0.95) return maxGapMeters;
  // Skips the slow comparison for distant vehicles.
  const { x, y } = vehicle.position;
  if (Math.abs(x - bicycle.position.x) > 9 || Math.abs(y - bicycle.position.y) > 9)
    return maxGapMeters;
  const bicycleOutline = outlineOf(bicycle);
  for (let margin = 0; margin < maxGapMeters; margin += 0.1)
    if (intersects(outlineOf(vehicle, margin), bicycleOutline)) return Math.round(margin * 10) / 10;
  return maxGapMeters;
}

function findJaywalking({ walks }: Recording) {
  const redTimes = Array.from(
    { length: durationSeconds / stepSeconds + 1 },
    (_, step) => step * stepSeconds,
  ).filter((time) => !isWalkPhase(time));
  return walks.flatMap((walk): TrafficEvent[] => {
    const { id, arm } = walk;
    const { road } = arms[arm];
    const times = redTimes.filter((time) => {
      const position = walkerAt(walk, time)?.position;
      return position && Math.abs(road === 'main' ? position.y : position.x) < roadHalfWidth[road];
    });
    const time = middleOf(times);
    if (time === undefined) return [];
    const seconds = times.length * stepSeconds;
    return [
      {
        id: `on foot ${id}`,
        kind: 'on foot against the light',
        time,
        seconds,
        participants: [{ id, kind: 'pedestrian' }],
        place: arm,
        value: Math.round(seconds),
      },
    ];
  });
}
