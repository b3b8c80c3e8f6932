import { type Arrival, createArrivals, createWalks, duration, type Walk } from './scenario.ts';
import { lightAt } from './signals.ts';
import { type Lane, lanes, sizes, type VehicleKind } from './world.ts';

export const stepSeconds = 0.25;

/** The drive of a vehicle. `distances`: meters from the start of the lane, one per step. */
export type Track = {
  id: string;
  kind: VehicleKind;
  lane: Lane;
  startStep: number;
  distances: number[];
  incident: Arrival['incident'];
};
export type Recording = { tracks: Track[]; walks: Walk[] };

type Driver = Track & {
  distance: number;
  speed: number;
  targetSpeed: number;
  isCommitted: boolean;
  stopsUntil: number;
};

/** Parameters of the intelligent driver model, in meters and seconds. */
const idm = { acceleration: 1.9, braking: 2.8, maxBraking: 8, timeGap: 1.1, minGap: 1.6 };
const brakingTerm = 2 * Math.sqrt(idm.acceleration * idm.braking);

/**
 * Simulates traffic with Treiber's intelligent driver model and traffic lights. Uses only operations
 * that all JavaScript engines round alike, so that a seed gives the same traffic everywhere.
 */
export function simulate(seed: number): Recording {
  const arrivals = createArrivals(seed);
  return {
    tracks: lanes.flatMap((lane) => simulateLane(lane, arrivals)),
    walks: createWalks(seed),
  };
}

/** Like `simulate`, but pauses after each lane so that the page stays responsive. */
export async function simulateInChunks(
  seed: number,
  pause: () => Promise<unknown>,
): Promise<Recording> {
  const arrivals = createArrivals(seed);
  const tracks: Track[] = [];
  for (const lane of lanes) {
    tracks.push(...simulateLane(lane, arrivals));
    await pause();
  }
  return { tracks, walks: createWalks(seed) };
}

function simulateLane(lane: Lane, allArrivals: Arrival[]): Track[] {
  const arrivals = allArrivals.filter((arrival) => arrival.lane === lane.id);
  const finished: Track[] = [];
  let driving: Driver[] = [];
  let next = 0;
  for (let step = 0; step <= duration / stepSeconds; step += 1) {
    const time = step * stepSeconds;
    const arrival = arrivals[next];
    if (arrival && arrival.time <= time && hasRoom(driving.at(-1), arrival)) {
      driving.push(createDriver(lane, arrival, step, driving.at(-1), `${lane.id}-${next}`));
      next += 1;
    }
    driving.forEach((driver, index) => {
      advance(driver, driving[index - 1], time);
    });
    for (const driver of driving) driver.distances.push(driver.distance);
    finished.push(...driving.filter(({ distance }) => distance >= lane.length).map(toTrack));
    driving = driving.filter(({ distance }) => distance < lane.length);
  }
  return [...finished, ...driving.map(toTrack)];
}

const rear = ({ distance, kind }: Driver) => distance - sizes[kind].length / 2;
const front = ({ distance, kind }: Driver) => distance + sizes[kind].length / 2;
const hasRoom = (last: Driver | undefined, { kind }: Arrival) =>
  !last || rear(last) > sizes[kind].length / 2 + 4;
const toTrack = ({ id, kind, lane, startStep, distances, incident }: Driver): Track => ({
  id,
  kind,
  lane,
  startStep,
  distances,
  incident,
});

function createDriver(
  lane: Lane,
  { kind, incident }: Arrival,
  startStep: number,
  last: Driver | undefined,
  id: string,
): Driver {
  const targetSpeed = incident?.type === 'speeds' ? incident.speed : sizes[kind].targetSpeed;
  const gap = last ? rear(last) - sizes[kind].length / 2 : lane.length;
  const speed = last
    ? Math.min(targetSpeed, last.speed + Math.sqrt(Math.max(0, gap - 2)))
    : targetSpeed;
  return {
    id,
    kind,
    lane,
    startStep,
    distances: [],
    incident,
    distance: 0,
    speed,
    targetSpeed,
    isCommitted: false,
    stopsUntil: 0,
  };
}

function advance(driver: Driver, ahead: Driver | undefined, time: number): void {
  const { incident, lane } = driver;
  // Turns start 16 m before the stop line and are driven at 4 m/s.
  const targetSpeed =
    incident?.type === 'turns' && driver.distance > lane.stopDistance - 16 ? 4 : driver.targetSpeed;
  const speedRatio = driver.speed / targetSpeed;
  const freeAcceleration = 1 - speedRatio * speedRatio * speedRatio * speedRatio;
  let acceleration = freeAcceleration;
  for (const { gap, speed } of obstacles(driver, ahead, time)) {
    const desiredGap =
      idm.minGap +
      Math.max(
        0,
        driver.speed * idm.timeGap + (driver.speed * (driver.speed - speed)) / brakingTerm,
      );
    const gapRatio = desiredGap / Math.max(gap, 0.1);
    acceleration = Math.min(acceleration, freeAcceleration - gapRatio * gapRatio);
  }
  const before = driver.speed;
  driver.speed = Math.max(
    0,
    before + Math.max(-idm.maxBraking, idm.acceleration * acceleration) * stepSeconds,
  );
  driver.distance += ((before + driver.speed) / 2) * stepSeconds;
}

function obstacles(
  driver: Driver,
  ahead: Driver | undefined,
  time: number,
): { gap: number; speed: number }[] {
  const { incident, lane } = driver;
  const found: { gap: number; speed: number }[] = [];
  if (ahead) found.push({ gap: rear(ahead) - front(driver), speed: ahead.speed });
  const stopLineGap = lane.stopDistance - front(driver);
  const light = lightAt(lane.road, time);
  if (light === 'green') driver.isCommitted = false;
  // Drivers who would have to brake harder than 3.2 m/s² cross at yellow.
  if (light === 'yellow' && driver.speed * driver.speed > 2 * 3.2 * Math.max(stopLineGap, 0.1))
    driver.isCommitted = true;
  if (light !== 'green' && stopLineGap > 0 && !driver.isCommitted && incident?.type !== 'runsRed')
    found.push({ gap: stopLineGap + 0.6, speed: 0 });
  // The cyclist sees the truck only 5 m before it.
  if (
    incident?.type === 'brakes' &&
    time < incident.until &&
    Math.abs(incident.distance - front(driver)) < 5
  )
    found.push({ gap: incident.distance - front(driver) + 0.6, speed: 0 });
  if (incident?.type === 'stands') {
    if (driver.stopsUntil === 0 && driver.distance > incident.distance - 3 && driver.speed < 0.4)
      driver.stopsUntil = time + incident.seconds;
    if (driver.stopsUntil === 0 || time < driver.stopsUntil)
      found.push({ gap: incident.distance - driver.distance + 1.6, speed: 0 });
  }
  return found;
}
