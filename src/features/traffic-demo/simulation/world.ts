/** Meters from the middle: x to the east, y to the south. Traffic keeps to the right. */
export type Point = { x: number; y: number };

export const kinds = ['car', 'van', 'truck', 'bus', 'motorcycle', 'bicycle', 'pedestrian'] as const;
export type Kind = (typeof kinds)[number];
export type VehicleKind = Exclude<Kind, 'pedestrian'>;

/** Sizes in meters, `targetSpeed` in meters per second. */
export const sizes: Record<
  Kind,
  { length: number; width: number; height: number; targetSpeed: number }
> = {
  car: { length: 4.4, width: 1.9, height: 1.5, targetSpeed: 12 },
  van: { length: 5.8, width: 2.1, height: 2.4, targetSpeed: 11.5 },
  truck: { length: 9, width: 2.5, height: 3.4, targetSpeed: 10.5 },
  bus: { length: 11, width: 2.5, height: 3.1, targetSpeed: 10.5 },
  motorcycle: { length: 2.2, width: 0.8, height: 1.4, targetSpeed: 12.5 },
  bicycle: { length: 1.8, width: 0.6, height: 1.6, targetSpeed: 5 },
  pedestrian: { length: 0.6, width: 0.6, height: 1.75, targetSpeed: 1.4 },
};

/** Meters per second; 30 mph. */
export const speedLimit = 13.4;

/** Meters from the middle of the junction to the end of each road. */
export const roadEnd = { x: 50, y: 40 };
/** Half of the width of each road in meters. */
export const halfWidth = { main: 8.8, side: 3.7 };
/** Meters from the middle of the junction. */
export const stopLine = { main: 9.4, side: 14.4 };
/** Near and far edge, in meters from the middle of the junction. */
export const crosswalk = { main: [4.9, 7.9], side: [10, 13] } as const;

export type Road = 'main' | 'side';
export type Heading = 'eastbound' | 'westbound' | 'northbound' | 'southbound';

/** Meters; `stopDistance` is measured from the start of the lane. */
export type Lane = {
  id: string;
  road: Road;
  heading: Heading;
  start: Point;
  direction: Point;
  length: number;
  stopDistance: number;
  isCycleLane: boolean;
};

const createLane = (id: string, heading: Heading, offset: number): Lane => {
  const isMain = heading === 'eastbound' || heading === 'westbound';
  const sign = heading === 'eastbound' || heading === 'southbound' ? 1 : -1;
  const end = isMain ? roadEnd.x : roadEnd.y;
  return {
    id,
    road: isMain ? 'main' : 'side',
    heading,
    start: isMain ? { x: -sign * end, y: offset } : { x: offset, y: -sign * end },
    direction: isMain ? { x: sign, y: 0 } : { x: 0, y: sign },
    length: 2 * end,
    stopDistance: end - (isMain ? stopLine.main : stopLine.side),
    isCycleLane: id.endsWith('cycle'),
  };
};

export const lanes: readonly Lane[] = [
  createLane('east-left', 'eastbound', 1.8),
  createLane('east-right', 'eastbound', 5.2),
  createLane('east-cycle', 'eastbound', 7.9),
  createLane('west-left', 'westbound', -1.8),
  createLane('west-right', 'westbound', -5.2),
  createLane('west-cycle', 'westbound', -7.9),
  createLane('north', 'northbound', 1.8),
  createLane('south', 'southbound', -1.8),
];

/** @throws Error for an unknown id. */
export function getLane(id: string): Lane {
  const lane = lanes.find((candidate) => candidate.id === id);
  if (!lane) throw new Error(`The junction has no lane '${id}'`);
  return lane;
}
