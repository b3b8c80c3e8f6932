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

/** The drive of a vehicle. `distances`: meters along the lane to its middle, one per step. */
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
  isCommitted: boolean;
  stopsUntil: number;
};

/** Meters and seconds. */
const idm = { acceleration: 1.9, braking: 2.8, maxBraking: 8, timeGap: 1.1, minGap: 1.6 };
const brakingTerm = 2 * Math.sqrt(idm.acceleration * idm.braking);

/**
 * Simulates traffic with Treiber's intelligent driver model (`idm`). Uses only operations with
 * the same result in every JavaScript engine, so that a seed gives the same traffic in every
 * browser. Calls `pause` after each lane, so that the page stays responsive.
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

const rear = ({ distance, track }: Driver) => distance - roadUserSpecs[track.kind].length / 2;
const front = ({ distance, track }: Driver) => distance + roadUserSpecs[track.kind].length / 2;

/** Returns nothing if there is no room at the start of the lane. */
function createDriver(track: Track, last: Driver | undefined) {
  const { kind, incident } = track;
  const gap = last ? rear(last) - roadUserSpecs[kind].length / 2 : Number.POSITIVE_INFINITY;
  if (gap <= 4) return;
  const targetSpeed =
    incident?.type === 'speeds' ? incident.speed : roadUserSpecs[kind].targetSpeed;
  const speed = Math.min(targetSpeed, (last?.speed ?? 0) + Math.sqrt(gap - 2));
  return { track, distance: 0, speed, targetSpeed, isCommitted: false, stopsUntil: 0 };
}

function advance(driver: Driver, ahead: Driver | undefined, time: number) {
  const { track, distance, speed } = driver;
  // Turns start 16 m before the stop line and are driven at 4 m/s.
  const isTurning = track.incident?.type === 'turns' && distance > track.lane.stopDistance - 16;
  const speedRatio = speed / (isTurning ? 4 : driver.targetSpeed);
  const freeAcceleration = 1 - speedRatio * speedRatio * speedRatio * speedRatio;
  let acceleration = freeAcceleration;
  const slowDown = (gap: number, obstacleSpeed: number) => {
    const desiredGap =
      idm.minGap +
      Math.max(0, speed * idm.timeGap + (speed * (speed - obstacleSpeed)) / brakingTerm);
    const gapRatio = desiredGap / Math.max(gap, 0.1);
    acceleration = Math.min(acceleration, freeAcceleration - gapRatio * gapRatio);
  };
  if (ahead) slowDown(rear(ahead) - front(driver), ahead.speed);
  for (const gap of planStops(driver, time)) slowDown(gap, 0);
  driver.speed = Math.max(
    0,
    speed + Math.max(-idm.maxBraking, idm.acceleration * acceleration) * stepSeconds,
  );
  driver.distance += ((speed + driver.speed) / 2) * stepSeconds;
}

/** Lists the distances to the places where the driver has to stop. */
function planStops(driver: Driver, time: number) {
  const { incident, lane } = driver.track;
  const gaps: number[] = [];
  const stopLineGap = lane.stopDistance - front(driver);
  const light = signalColorAt(lane.road, time);
  if (light === 'green') driver.isCommitted = false;
  // Drivers who would have to brake harder than 3.2 m/s² cross at yellow.
  if (light === 'yellow' && driver.speed * driver.speed > 2 * 3.2 * Math.max(stopLineGap, 0.1))
    driver.isCommitted = true;
  if (light !== 'green' && stopLineGap > 0 && !driver.isCommitted && incident?.type !== 'runsRed')
    gaps.push(stopLineGap + 0.6);
  if (incident?.type === 'brakes' && time < incident.until) {
    const gap = incident.distance - front(driver);
    // The cyclist sees the truck only 5 m before it.
    if (Math.abs(gap) < 5) gaps.push(gap + 0.6);
  }
  if (incident?.type === 'stands') {
    const gap = incident.distance - driver.distance;
    if (driver.stopsUntil === 0 && gap < 3 && driver.speed < 0.4)
      driver.stopsUntil = time + incident.seconds;
    if (driver.stopsUntil === 0 || time < driver.stopsUntil) gaps.push(gap + 1.6);
  }
  return gaps;
}
