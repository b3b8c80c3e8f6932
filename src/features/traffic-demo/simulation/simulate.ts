import { type Arrival, arrivals, duration, type Walk, walks } from './plan.ts';
import { lightAt } from './signals.ts';
import { type Lane, lanes, sizes, type VehicleKind } from './world.ts';

/** Seconds from one step to the next. */
export const step = 0.25;

/** `distances`: the center along the lane in meters, at each step since `from`. */
export type Track = {
  id: string;
  kind: VehicleKind;
  lane: Lane;
  from: number;
  distances: number[];
  incident: Arrival['incident'];
};
export type Recording = { tracks: Track[]; walks: Walk[] };

type Driver = Track & {
  at: number;
  speed: number;
  targetSpeed: number;
  goes: boolean;
  standsUntil: number;
};

/** Meters and seconds; `gap` and `room` are kept to the vehicle ahead. */
const comfort = { speedUp: 1.9, brake: 2.8, hardest: 8, gap: 1.1, room: 1.6 };
const comfortRoot = 2 * Math.sqrt(comfort.speedUp * comfort.brake);

/**
 * Treiber's intelligent driver model with red lights. Only arithmetic that all engines round alike,
 * so
 * the same seed gives the same traffic.
 */
export function simulate(seed: number): Recording {
  const coming = arrivals(seed);
  return { tracks: lanes.flatMap((lane) => driveLane(lane, coming)), walks: walks(seed) };
}

/** Pauses after each lane so that the page stays responsive. */
export async function simulateInChunks(
  seed: number,
  pause: () => Promise<unknown>,
): Promise<Recording> {
  const coming = arrivals(seed);
  const tracks: Track[] = [];
  for (const lane of lanes) {
    tracks.push(...driveLane(lane, coming));
    await pause();
  }
  return { tracks, walks: walks(seed) };
}

function driveLane(lane: Lane, all: Arrival[]): Track[] {
  const coming = all.filter((arrival) => arrival.lane === lane.id);
  const done: Track[] = [];
  let driving: Driver[] = [];
  let next = 0;
  for (let index = 0; index <= duration / step; index += 1) {
    const time = index * step;
    const arrival = coming[next];
    if (arrival && arrival.time <= time && hasRoom(driving.at(-1), arrival)) {
      driving.push(enter(lane, arrival, index, driving.at(-1), `${lane.id}-${next}`));
      next += 1;
    }
    driving.forEach((driver, place) => {
      advance(driver, driving[place - 1], time);
    });
    for (const driver of driving) driver.distances.push(driver.at);
    done.push(...driving.filter(({ at }) => at >= lane.length).map(track));
    driving = driving.filter(({ at }) => at < lane.length);
  }
  return [...done, ...driving.map(track)];
}

const rear = ({ at, kind }: Driver) => at - sizes[kind].length / 2;
const front = ({ at, kind }: Driver) => at + sizes[kind].length / 2;
const hasRoom = (last: Driver | undefined, { kind }: Arrival) =>
  !last || rear(last) > sizes[kind].length / 2 + 4;
const track = ({ id, kind, lane, from, distances, incident }: Driver): Track => ({
  id,
  kind,
  lane,
  from,
  distances,
  incident,
});

function enter(
  lane: Lane,
  { kind, incident }: Arrival,
  from: number,
  last: Driver | undefined,
  id: string,
): Driver {
  const targetSpeed = incident?.type === 'speeds' ? incident.at : sizes[kind].targetSpeed;
  const gap = last ? rear(last) - sizes[kind].length / 2 : lane.length;
  const speed = last
    ? Math.min(targetSpeed, last.speed + Math.sqrt(Math.max(0, gap - 2)))
    : targetSpeed;
  return {
    id,
    kind,
    lane,
    from,
    distances: [],
    incident,
    at: 0,
    speed,
    targetSpeed,
    goes: false,
    standsUntil: 0,
  };
}

function advance(driver: Driver, ahead: Driver | undefined, time: number): void {
  const { incident, lane } = driver;
  // Round the corner at walking pace and a half.
  const targetSpeed =
    incident?.type === 'turns' && driver.at > lane.stop - 16 ? 4 : driver.targetSpeed;
  const rest = driver.speed / targetSpeed;
  let change = 1 - rest * rest * rest * rest;
  for (const { gap, speed } of obstacles(driver, ahead, time)) {
    const wanted =
      comfort.room +
      Math.max(
        0,
        driver.speed * comfort.gap + (driver.speed * (driver.speed - speed)) / comfortRoot,
      );
    const share = wanted / Math.max(gap, 0.1);
    change = Math.min(change, 1 - rest * rest * rest * rest - share * share);
  }
  const before = driver.speed;
  driver.speed = Math.max(0, before + Math.max(-comfort.hardest, comfort.speedUp * change) * step);
  driver.at += ((before + driver.speed) / 2) * step;
}

function obstacles(
  driver: Driver,
  ahead: Driver | undefined,
  time: number,
): { gap: number; speed: number }[] {
  const { incident, lane } = driver;
  const list: { gap: number; speed: number }[] = [];
  if (ahead) list.push({ gap: rear(ahead) - front(driver), speed: ahead.speed });
  const toLine = lane.stop - front(driver);
  const light = lightAt(lane.group, time);
  if (light === 'green') driver.goes = false;
  // Yellow: drivers who would have to brake hard go on.
  if (light === 'yellow' && driver.speed * driver.speed > 2 * 3.2 * Math.max(toLine, 0.1))
    driver.goes = true;
  if (light !== 'green' && toLine > 0 && !driver.goes && incident?.type !== 'runsRed')
    list.push({ gap: toLine + 0.6, speed: 0 });
  // Seen late: from five meters on.
  if (
    incident?.type === 'brakes' &&
    time < incident.until &&
    Math.abs(incident.at - front(driver)) < 5
  )
    list.push({ gap: incident.at - front(driver) + 0.6, speed: 0 });
  if (incident?.type === 'stands') {
    if (driver.standsUntil === 0 && driver.at > incident.at - 3 && driver.speed < 0.4)
      driver.standsUntil = time + incident.seconds;
    if (driver.standsUntil === 0 || time < driver.standsUntil)
      list.push({ gap: incident.at - driver.at + 1.6, speed: 0 });
  }
  return list;
}
