import {
  type Arrival,
  createArrivals,
  createWalks,
  durationSeconds,
  type Walk,
} from './scenario.ts';
import { signalColorAt } from './signals.ts';
import { type Lane, lanes, roadUserSpecs, type VehicleKind } from './world.ts';

export const stepSeconds = 0.25;

/** A vehicle's drive. `distances`: meters along the lane to the vehicle's middle, one per step. */
export type Track = {
  id: string;
  kind: VehicleKind;
  lane: Lane;
  startStep: number;
  distances: number[];
  incident: Arrival['incident'];
};
export type Recording = { tracks: Track[]; walks: Walk[] };

type Driver = {
  track: Track;
  distance: number;
  speed: number;
  targetSpeed: number;
  mustCross: boolean;
  standsUntil?: number;
};

/** Parameters of Treiber's intelligent driver model, in meters and seconds. */
const idm = { acceleration: 1.9, braking: 2.8, maxBraking: 8, timeGap: 1.1, minGap: 1.6 };
const brakingTerm = 2 * Math.sqrt(idm.acceleration * idm.braking);

/**
 * Uses only operations with the same result in every browser. Calls `pause` after each lane to
 * keep the page responsive.
 */
export async function simulate(seed: number, pause?: () => Promise<unknown>): Promise<Recording> {
  const arrivals = createArrivals(seed);
  const tracks: Track[] = [];
  for (const lane of lanes) {
    tracks.push(...simulateLane(lane, arrivals));
    await pause?.();
  }
  return { tracks, walks: createWalks(seed) };
}

function simulateLane(lane: Lane, allArrivals: Arrival[]) {
  const arrivals = allArrivals.filter((arrival) => arrival.lane === lane.id);
  const tracks: Track[] = [];
  let drivers: Driver[] = [];
  for (let step = 0; step <= durationSeconds / stepSeconds; step += 1) {
    const time = step * stepSeconds;
    const arrival = arrivals[tracks.length];
    if (arrival && arrival.time <= time) {
      const { kind, incident } = arrival;
      const id = `${lane.id}-${tracks.length}`;
      const track = { id, kind, lane, startStep: step, distances: [], incident };
      const driver = createDriver(track, drivers.at(-1));
      if (driver) {
        drivers.push(driver);
        tracks.push(track);
      }
    }
    for (const [index, driver] of drivers.entries()) {
      advance(driver, drivers[index - 1], time);
      driver.track.distances.push(driver.distance);
    }
    drivers = drivers.filter(({ distance }) => distance < lane.length);
  }
  return tracks;
}

const rearOf = ({ distance, track }: Driver) => distance - roadUserSpecs[track.kind].length / 2;
const frontOf = ({ distance, track }: Driver) => distance + roadUserSpecs[track.kind].length / 2;

/** Returns undefined if 4 m or less are free at the start of the lane. */
function createDriver(track: Track, ahead: Driver | undefined) {
  const { kind, incident } = track;
  const gap = ahead ? rearOf(ahead) - roadUserSpecs[kind].length / 2 : Infinity;
  if (gap <= 4) return;
  const targetSpeed =
    incident?.type === 'speeds' ? incident.speed : roadUserSpecs[kind].targetSpeed;
  const speed = Math.min(targetSpeed, (ahead?.speed ?? 0) + Math.sqrt(gap - 2));
  return { track, distance: 0, speed, targetSpeed, mustCross: false };
}

function advance(driver: Driver, ahead: Driver | undefined, time: number) {
  const { track, distance, speed } = driver;
  // Turns start 16 m before the stop line and are driven at 4 m/s.
  const isTurning =
    track.incident?.type === 'turnsRight' && distance > track.lane.stopDistance - 16;
  const speedRatio = speed / (isTurning ? 4 : driver.targetSpeed);
  const freeFactor = 1 - speedRatio * speedRatio * speedRatio * speedRatio;
  let factor = freeFactor;
  const slowDown = (gap: number, obstacleSpeed: number) => {
    const desiredGap =
      idm.minGap +
      Math.max(0, speed * idm.timeGap + (speed * (speed - obstacleSpeed)) / brakingTerm);
    const gapRatio = desiredGap / Math.max(gap, 0.1);
    factor = Math.min(factor, freeFactor - gapRatio * gapRatio);
  };
  if (ahead) slowDown(rearOf(ahead) - frontOf(driver), ahead.speed);
  for (const gap of planStops(driver, time)) slowDown(gap, 0);
  driver.speed = Math.max(
    0,
    speed + Math.max(-idm.maxBraking, idm.acceleration * factor) * stepSeconds,
  );
  driver.distance += ((speed + driver.speed) / 2) * stepSeconds;
}

/**
 * Returns meters to each obstacle that the driver must stop at. Updates the driver's decisions.
 * Gaps with `+ 0.6` let drivers stop at 1 m instead of `idm.minGap` (1.6 m).
 */
function planStops(driver: Driver, time: number) {
  const { incident, lane } = driver.track;
  const gaps: number[] = [];
  const stopLineGap = lane.stopDistance - frontOf(driver);
  const light = signalColorAt(lane.road, time);
  if (light === 'green') driver.mustCross = false;
  // Drivers who would have to brake harder than 3.2 m/s² cross at yellow.
  if (light === 'yellow' && driver.speed * driver.speed > 2 * 3.2 * Math.max(stopLineGap, 0.1))
    driver.mustCross = true;
  if (light !== 'green' && stopLineGap > 0 && !driver.mustCross && incident?.type !== 'runsRed')
    gaps.push(stopLineGap + 0.6);
  if (incident?.type === 'brakes' && time < incident.endsAt) {
    const gap = incident.distance - frontOf(driver);
    // A cyclist notices the turning truck only within 5 m.
    if (Math.abs(gap) < 5) gaps.push(gap + 0.6);
  }
  if (incident?.type === 'stands') {
    const gap = incident.distance - driver.distance;
    if (gap < 3 && driver.speed < 0.4) driver.standsUntil ??= time + incident.seconds;
    if (time < (driver.standsUntil ?? Infinity)) gaps.push(gap + idm.minGap);
  }
  return gaps;
}
