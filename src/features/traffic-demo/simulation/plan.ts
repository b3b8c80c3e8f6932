import { seededRandom } from '../../../demo-shared/seeded-random.ts';
import { round, turnsRed, walking } from './signals.ts';
import { crosswalk, half, laneOf, lanes, sizes, type VehicleKind } from './world.ts';

export type Incident =
  | { type: 'runsRed' }
  | { type: 'speeds'; at: number }
  | { type: 'stands'; at: number; seconds: number }
  | { type: 'turns' }
  | { type: 'brakes'; at: number; until: number };

/** `time`: seconds until it reaches the start of the lane. */
export type Arrival = { time: number; lane: string; kind: VehicleKind; incident?: Incident };

/** People wait for the light unless `jaywalking`. */
export type Walk = {
  id: string;
  arm: 'west' | 'east' | 'north' | 'south';
  shift: number;
  backwards: boolean;
  startsAt: number;
  pace: number;
  jaywalking: boolean;
};

/** Other seeds give other ordinary traffic around the same incidents. */
export const sceneSeed = 8;

/** Seconds of the scene. */
export const duration = 600;

/** Crosses the stop line 0.9 s after red. */
const runner = (
  group: 'main' | 'side',
  index: number,
  lane: string,
  kind: VehicleKind,
): Arrival => ({
  time: turnsRed(group, index) + 0.9 - laneOf(lane).stop / sizes[kind].targetSpeed,
  lane,
  kind,
  incident: { type: 'runsRed' },
});

export const incidents: readonly Arrival[] = [
  runner('main', 0, 'east-left', 'car'),
  runner('side', 2, 'north', 'motorcycle'),
  runner('main', 5, 'west-left', 'van'),
  runner('side', 6, 'south', 'car'),
  { time: 163, lane: 'west-left', kind: 'motorcycle', incident: { type: 'speeds', at: 20 } },
  { time: 543, lane: 'east-left', kind: 'car', incident: { type: 'speeds', at: 18.5 } },
  {
    time: 224,
    lane: 'east-right',
    kind: 'truck',
    incident: { type: 'stands', at: 30, seconds: 82 },
  },
  { time: 454, lane: 'west-right', kind: 'car', incident: { type: 'stands', at: 32, seconds: 50 } },
  { time: 386, lane: 'east-right', kind: 'truck', incident: { type: 'turns' } },
  {
    time: 392,
    lane: 'east-cycle',
    kind: 'bicycle',
    incident: { type: 'brakes', at: 46.6, until: 403.6 },
  },
];

/** `between`: least and most seconds between two vehicles. */
const flows: { lane: string; between: [number, number]; kinds: readonly VehicleKind[] }[] =
  lanes.map(({ id, group, cycles }) => ({
    lane: id,
    between: cycles ? [20, 60] : group === 'main' ? [5, 17] : [7, 20],
    kinds: cycles
      ? ['bicycle']
      : id.endsWith('right')
        ? ['car', 'car', 'car', 'car', 'van', 'truck', 'bus', 'motorcycle']
        : ['car', 'car', 'car', 'car', 'car', 'car', 'van', 'van', 'motorcycle'],
  }));

/** All vehicles in order of time; ordinary ones leave room for the incidents. */
export function arrivals(seed: number): Arrival[] {
  const random = seededRandom(seed);
  const ordinary = flows.flatMap(({ lane, between, kinds }) => {
    const list: Arrival[] = [];
    for (
      let time = random.between(0, between[1]);
      time < duration;
      time += random.between(...between)
    )
      list.push({ time, lane, kind: random.pick(kinds) });
    return list;
  });
  const inTheWay = ({ lane, time }: Arrival) =>
    incidents.some(
      (incident) => incident.lane === lane && time > incident.time - 6 && time < incident.time + 3,
    );
  return [...ordinary.filter((arrival) => !inTheWay(arrival)), ...incidents].sort(
    (one, other) => one.time - other.time,
  );
}

/** Two to five people per round of the signals, and three who do not wait. */
export function walks(seed: number): Walk[] {
  const random = seededRandom(seed + 1);
  const arms: readonly Walk['arm'][] = ['west', 'east', 'north', 'south'];
  const lawAbiding = Array.from({ length: duration / round }, (_, index) =>
    Array.from(
      { length: random.integer(2, 5) },
      (_, number): Walk => ({
        id: `walk-${index}-${number}`,
        arm: random.pick(arms),
        shift: random.between(-1, 1),
        backwards: random.chance(0.5),
        startsAt: index * round + walking.from + random.between(0, walking.to - walking.from),
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
  return [...lawAbiding, ...jaywalking];
}

/** Meters from the middle of an arm to the curb. */
export const halfWay = (arm: Walk['arm']) =>
  (arm === 'west' || arm === 'east' ? half.main : half.side) + 0.6;

/** Meters from the middle of the junction to a crosswalk. */
export const crossingAt = (arm: Walk['arm']) => {
  const [near, far] = arm === 'west' || arm === 'east' ? crosswalk.main : crosswalk.side;
  return ((near + far) / 2) * (arm === 'west' || arm === 'north' ? -1 : 1);
};
