/** Meters from the middle: x to the east, y to the south. Traffic keeps to the right. */
export type Point = { x: number; y: number };

export const kinds = ['car', 'van', 'truck', 'bus', 'motorcycle', 'bicycle', 'pedestrian'] as const;
export type Kind = (typeof kinds)[number];
export type VehicleKind = Exclude<Kind, 'pedestrian'>;

/** Meters; `targetSpeed` in meters per second. */
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

/** 30 mph in meters per second. */
export const speedLimit = 13.4;

/** Meters from the middle to the ends of the roads. */
export const reach = { x: 50, y: 40 };
/** Half the width of each road. */
export const half = { main: 8.8, side: 3.7 };
/** Meters from the middle. */
export const stopLine = { main: 9.4, side: 14.4 };
/** Meters from the middle: near and far edge. */
export const crosswalk = { main: [4.9, 7.9], side: [10, 13] } as const;

export type Group = 'main' | 'side';
export type Heading = 'eastbound' | 'westbound' | 'northbound' | 'southbound';

/** `stop`: meters from the start of the lane to its stop line. */
export type Lane = {
  id: string;
  group: Group;
  heading: Heading;
  from: Point;
  along: Point;
  length: number;
  stop: number;
  cycles: boolean;
};

const lane = (id: string, heading: Heading, offset: number): Lane => {
  const main = heading === 'eastbound' || heading === 'westbound';
  const sign = heading === 'eastbound' || heading === 'southbound' ? 1 : -1;
  const far = main ? reach.x : reach.y;
  return {
    id,
    group: main ? 'main' : 'side',
    heading,
    from: main ? { x: -sign * far, y: offset } : { x: offset, y: -sign * far },
    along: main ? { x: sign, y: 0 } : { x: 0, y: sign },
    length: 2 * far,
    stop: far - (main ? stopLine.main : stopLine.side),
    cycles: id.endsWith('cycle'),
  };
};

export const lanes: readonly Lane[] = [
  lane('east-left', 'eastbound', 1.8),
  lane('east-right', 'eastbound', 5.2),
  lane('east-cycle', 'eastbound', 7.9),
  lane('west-left', 'westbound', -1.8),
  lane('west-right', 'westbound', -5.2),
  lane('west-cycle', 'westbound', -7.9),
  lane('north', 'northbound', 1.8),
  lane('south', 'southbound', -1.8),
];

/** @throws Error for a lane the junction does not have. */
export function laneOf(id: string): Lane {
  const found = lanes.find((one) => one.id === id);
  if (!found) throw new Error(`The junction has no lane '${id}'`);
  return found;
}
