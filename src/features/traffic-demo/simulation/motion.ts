import type { EventKind, TrafficEvent } from './events.ts';
import { distanceAt } from './positions.ts';
import { stepSeconds, type Track } from './simulate.ts';
import { sizes } from './world.ts';

/** Miles per hour of one meter per second. */
export const mphPerMps = 2.23694;
/** Returns the time of each step at which a speed is known. */
export const sampleTimes = ({ startStep, distances }: Track) =>
  Array.from({ length: distances.length - 1 }, (_, index) => (startStep + index) * stepSeconds);

/** In meters per second. */
export const speedAt = (track: Track, time: number) =>
  ((distanceAt(track, time + stepSeconds) ?? distanceAt(track, time) ?? 0) -
    (distanceAt(track, time) ?? 0)) /
  stepSeconds;

/** Meters from the start of the lane to the front of the vehicle. */
export const frontAt = (track: Track, time: number) =>
  (distanceAt(track, time) ?? 0) + sizes[track.kind].length / 2;

export const createEvent = (
  kind: EventKind,
  track: Track,
  time: number,
  seconds: number,
  figure: number,
): TrafficEvent => ({
  id: `${kind} ${track.id}`,
  kind,
  time,
  seconds,
  participants: [{ id: track.id, kind: track.kind }],
  heading: track.lane.heading,
  lane: track.lane.id,
  figure,
});
