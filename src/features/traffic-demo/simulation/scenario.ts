import { seededRandom } from '../../../demo-shared/seeded-random.ts';
import { cycleSeconds, redStartsAt, walkPhase } from './signals.ts';
import {
  crosswalk,
  getLane,
  halfWidth,
  lanes,
  type Road,
  sizes,
  type VehicleKind,
} from './world.ts';

/** Distances in meters from the start of the lane, speeds in meters per second, times in seconds. */
export type Incident =
  | { type: 'runsRed' }
  | { type: 'speeds'; speed: number }
  | { type: 'stands'; distance: number; seconds: number }
  | { type: 'turns' }
  | { type: 'brakes'; distance: number; until: number };

/** `time`: second at which the vehicle reaches the start of the lane. */
export type Arrival = { time: number; lane: string; kind: VehicleKind; incident?: Incident };

/** Somebody crosses an arm of the junction; `pace` in meters per second. */
export type Walk = {
  id: string;
  arm: 'west' | 'east' | 'north' | 'south';
  /** Meters from the middle of the crosswalk. */
  shift: number;
  backwards: boolean;
  startsAt: number;
  pace: number;
  /** Does not wait for the walk signal. */
  jaywalking: boolean;
};

/** Other seeds change the ordinary traffic, but not the incidents. */
export const sceneSeed = 8;

/** Length of the scene in seconds. */
export const duration = 600;

/** A vehicle that crosses the stop line 0.9 s after the light of a cycle turns red. */
const redLightRunner = (road: Road, cycle: number, lane: string, kind: VehicleKind): Arrival => ({
  time: redStartsAt(road, cycle) + 0.9 - getLane(lane).stopDistance / sizes[kind].targetSpeed,
  lane,
  kind,
  incident: { type: 'runsRed' },
});

export const incidents: readonly Arrival[] = [
  redLightRunner('main', 0, 'east-left', 'car'),
  redLightRunner('side', 2, 'north', 'motorcycle'),
  redLightRunner('main', 5, 'west-left', 'van'),
  redLightRunner('side', 6, 'south', 'car'),
  { time: 163, lane: 'west-left', kind: 'motorcycle', incident: { type: 'speeds', speed: 20 } },
  { time: 543, lane: 'east-left', kind: 'car', incident: { type: 'speeds', speed: 18.5 } },
  {
    time: 224,
    lane: 'east-right',
    kind: 'truck',
    incident: { type: 'stands', distance: 30, seconds: 82 },
  },
  {
    time: 454,
    lane: 'west-right',
    kind: 'car',
    incident: { type: 'stands', distance: 32, seconds: 50 },
  },
  { time: 386, lane: 'east-right', kind: 'truck', incident: { type: 'turns' } },
  {
    time: 392,
    lane: 'east-cycle',
    kind: 'bicycle',
    incident: { type: 'brakes', distance: 46.6, until: 403.6 },
  },
];

/** Ordinary traffic. `interval`: minimum and maximum seconds between two vehicles. */
const flows: { lane: string; interval: [number, number]; kinds: readonly VehicleKind[] }[] =
  lanes.map(({ id, road, isCycleLane }) => ({
    lane: id,
    interval: isCycleLane ? [20, 60] : road === 'main' ? [5, 17] : [7, 20],
    kinds: isCycleLane
      ? ['bicycle']
      : id.endsWith('right')
        ? ['car', 'car', 'car', 'car', 'van', 'truck', 'bus', 'motorcycle']
        : ['car', 'car', 'car', 'car', 'car', 'car', 'van', 'van', 'motorcycle'],
  }));

/** Lists all vehicles in order of time. Ordinary ones that could block an incident are removed. */
export function createArrivals(seed: number): Arrival[] {
  const random = seededRandom(seed);
  const ordinary = flows.flatMap(({ lane, interval, kinds }) => {
    const laneArrivals: Arrival[] = [];
    for (
      let time = random.between(0, interval[1]);
      time < duration;
      time += random.between(...interval)
    )
      laneArrivals.push({ time, lane, kind: random.pick(kinds) });
    return laneArrivals;
  });
  const isNearIncident = ({ lane, time }: Arrival) =>
    incidents.some(
      (incident) => incident.lane === lane && time > incident.time - 6 && time < incident.time + 3,
    );
  return [...ordinary.filter((arrival) => !isNearIncident(arrival)), ...incidents].sort(
    (a, b) => a.time - b.time,
  );
}

/** Two to five people per signal cycle, and three jaywalkers. */
export function createWalks(seed: number): Walk[] {
  const random = seededRandom(seed + 1);
  const arms: readonly Walk['arm'][] = ['west', 'east', 'north', 'south'];
  const waiting = Array.from({ length: duration / cycleSeconds }, (_, cycle) =>
    Array.from(
      { length: random.integer(2, 5) },
      (_, number): Walk => ({
        id: `walk-${cycle}-${number}`,
        arm: random.pick(arms),
        shift: random.between(-1, 1),
        backwards: random.chance(0.5),
        startsAt:
          cycle * cycleSeconds + walkPhase.from + random.between(0, walkPhase.to - walkPhase.from),
        pace: random.between(1.42, 1.7),
        jaywalking: false,
      }),
    ),
  ).flat();
  const jaywalking = [88, 318, 541].map(
    (startsAt, index): Walk => ({
      id: `jaywalking-${index}`,
      arm: index === 1 ? 'south' : 'north',
      shift: 0.4,
      backwards: index === 2,
      startsAt,
      pace: 1.5,
      jaywalking: true,
    }),
  );
  return [...waiting, ...jaywalking];
}

/** Meters from the middle of an arm to the curb. */
export const curbDistance = (arm: Walk['arm']) =>
  (arm === 'west' || arm === 'east' ? halfWidth.main : halfWidth.side) + 0.6;

/** Meters from the middle of the junction to a crosswalk; negative to the west and north. */
export const crosswalkPosition = (arm: Walk['arm']) => {
  const [near, far] = arm === 'west' || arm === 'east' ? crosswalk.main : crosswalk.side;
  return ((near + far) / 2) * (arm === 'west' || arm === 'north' ? -1 : 1);
};
