import { distanceAt } from './positions.ts';
import { stepSeconds, type Track } from './simulate.ts';
import { roadUserSpecs } from './world.ts';

export const mphPerMps = 2.23694;

/** Returns, in seconds, the start times of all steps but the last, whose speed is unknown. */
export const sampleTimes = ({ startStep, distances }: Track) =>
  Array.from({ length: distances.length - 1 }, (_, index) => (startStep + index) * stepSeconds);

/** Returns meters per second. */
export function speedAt(track: Track, time: number) {
  const distance = distanceAt(track, time) ?? 0;
  return ((distanceAt(track, time + stepSeconds) ?? distance) - distance) / stepSeconds;
}

export const isStopped = (track: Track, time: number) => speedAt(track, time) < 0.5;

/** Ignores the light's color. False in the last step, whose speed is unknown. */
export const isWaitingAtLight = (track: Track, time: number) =>
  (distanceAt(track, time) ?? Infinity) < track.lane.stopDistance &&
  distanceAt(track, time + stepSeconds) !== undefined &&
  isStopped(track, time);

/** Returns meters from the start of the lane to the vehicle's front. */
export const frontAt = (track: Track, time: number) =>
  (distanceAt(track, time) ?? 0) + roadUserSpecs[track.kind].length / 2;

/** Returns the start of the step in which the front crosses the stop line, if any. */
export const crossingTime = (track: Track) =>
  sampleTimes(track).find(
    (time) =>
      frontAt(track, time) <= track.lane.stopDistance &&
      frontAt(track, time + stepSeconds) > track.lane.stopDistance,
  );
