import type { EventKind, TrafficEvent } from './events.ts';
import { distanceAt } from './place.ts';
import { step, type Track } from './simulate.ts';
import { sizes } from './world.ts';

/** Miles per hour in one meter per second. */
export const mph = 2.23694;
export const times = ({ from, distances }: Track) =>
  Array.from({ length: distances.length - 1 }, (_, index) => (from + index) * step);

/** In meters a second. */
export const speedAt = (track: Track, time: number) =>
  ((distanceAt(track, time + step) ?? distanceAt(track, time) ?? 0) -
    (distanceAt(track, time) ?? 0)) /
  step;

/** In meters along the lane. */
export const frontAt = (track: Track, time: number) =>
  (distanceAt(track, time) ?? 0) + sizes[track.kind].length / 2;

export const event = (
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
