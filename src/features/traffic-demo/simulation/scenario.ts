import { seededRandom } from '../../../demo-shared/seeded-random.ts';
import scenario from './scenario.json' with { type: 'json' };
import { cycleSeconds, redStart, walkStart } from './signals.ts';
import { type Arm, arms, type Lane, lanes, roadUserSpecs, type VehicleKind } from './world.ts';

/** Distances: meters from the start of the lane. Speeds: meters per second. Times: seconds. */
export type Incident =
  | { type: 'runsRed' }
  | { type: 'speeds'; speed: number }
  | { type: 'stands'; distance: number; seconds: number }
  | { type: 'turnsRight' }
  | { type: 'brakes'; distance: number; endsAt: number };

/** `time`: second at which the vehicle reaches the start of the lane. */
export type Arrival = { time: number; lane: string; kind: VehicleKind; incident?: Incident };

export type Walk = {
  id: string;
  arm: Arm;
  /** Meters from the middle of the crosswalk. */
  offset: number;
  /** To the north or west. */
  backwards: boolean;
  startsAt: number;
  /** Meters per second. */
  speed: number;
  jaywalking: boolean;
};

/** Other seeds change ordinary vehicles and walks, but not incidents and jaywalkers. */
export const sceneSeed = 8;

export const durationSeconds = 600;

/** Creates a vehicle that crosses the stop line 0.9 s after a light turns red. */
function createRedLightRunner(cycle: number, lane: string, kind: VehicleKind): Arrival {
  const { road, stopDistance } = lanes.find(({ id }) => id === lane) as Lane;
  const crossingTime = cycle * cycleSeconds + redStart[road] + 0.9;
  const time = crossingTime - stopDistance / roadUserSpecs[kind].targetSpeed;
  return { time, lane, kind, incident: { type: 'runsRed' } };
}

export const incidentArrivals: readonly Arrival[] = [
  createRedLightRunner(0, 'east-left', 'car'),
  createRedLightRunner(2, 'north', 'motorcycle'),
  createRedLightRunner(5, 'west-left', 'van'),
  createRedLightRunner(6, 'south', 'car'),
  ...(scenario.incidents as Arrival[]),
];

/** Returns incidents and random vehicles, sorted by time, with gaps around incidents. */
export function createArrivals(seed: number) {
  const random = seededRandom(seed);
  const isNearIncident = (lane: string, time: number) =>
    incidentArrivals.some(
      (arrival) => arrival.lane === lane && time > arrival.time - 6 && time < arrival.time + 3,
    );
  const ordinary = lanes.flatMap(({ id: lane, road, isCycleLane }) => {
    const laneArrivals: Arrival[] = [];
    const { intervals, kinds } =
      scenario.arrivals[
        isCycleLane ? 'cycle' : road === 'side' ? 'side' : lane.endsWith('right') ? 'right' : 'left'
      ];
    const [minInterval = 0, maxInterval = 0] = intervals;
    let time = random.between(0, maxInterval);
    while (time < durationSeconds) {
      const kind = random.pick(kinds) as VehicleKind;
      if (!isNearIncident(lane, time)) laneArrivals.push({ time, lane, kind });
      time += random.between(minInterval, maxInterval);
    }
    return laneArrivals;
  });
  return [...ordinary, ...incidentArrivals].sort((a, b) => a.time - b.time);
}

export function createWalks(seed: number) {
  const random = seededRandom(seed + 1);
  const ordinary = Array.from({ length: durationSeconds / cycleSeconds }, (_, cycle) =>
    Array.from(
      { length: random.integer(2, 5) },
      (_, number): Walk => ({
        id: `walk-${cycle}-${number}`,
        arm: random.pick(Object.keys(arms) as Arm[]),
        offset: random.between(-1, 1),
        backwards: random.chance(0.5),
        startsAt: cycle * cycleSeconds + random.between(...walkStart),
        speed: random.between(1.42, 1.7),
        jaywalking: false,
      }),
    ),
  ).flat();
  const jaywalks = (scenario.jaywalkers as Pick<Walk, 'startsAt' | 'arm' | 'backwards'>[]).map(
    (walk, index): Walk => ({
      ...walk,
      id: `jaywalking-${index}`,
      offset: 0.4,
      speed: 1.5,
      jaywalking: true,
    }),
  );
  return [...ordinary, ...jaywalks];
}
