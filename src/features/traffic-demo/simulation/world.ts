/** Meters from the middle of the junction: x to the east, y to the south. Traffic keeps right. */
export type Point = { x: number; y: number };
/** Corners of a rectangle, in order around it. */
export type Corners = [Point, Point, Point, Point];

/** Sizes in meters, `targetSpeed` in meters per second. */
export const sizes = {
  car: { length: 4.4, width: 1.9, height: 1.5, targetSpeed: 12 },
  van: { length: 5.8, width: 2.1, height: 2.4, targetSpeed: 11.5 },
  truck: { length: 9, width: 2.5, height: 3.4, targetSpeed: 10.5 },
  bus: { length: 11, width: 2.5, height: 3.1, targetSpeed: 10.5 },
  motorcycle: { length: 2.2, width: 0.8, height: 1.4, targetSpeed: 12.5 },
  bicycle: { length: 1.8, width: 0.6, height: 1.6, targetSpeed: 5 },
  pedestrian: { length: 0.6, width: 0.6, height: 1.75, targetSpeed: 1.4 },
};
export type Kind = keyof typeof sizes;
export type VehicleKind = Exclude<Kind, 'pedestrian'>;
export const kinds = Object.keys(sizes) as Kind[];

/** Meters per second; 30 mph. */
export const speedLimit = 13.4;

export type Road = 'main' | 'side';

/** Half of the width of each road in meters. */
export const halfWidth = { main: 8.8, side: 3.7 };
/** Meters from the middle of the junction, like `stopLine` and `crosswalk`. */
export const roadEnd = { main: 50, side: 40 };
export const stopLine = { main: 9.4, side: 14.4 };
export const crosswalk: Record<Road, [near: number, far: number]> = {
  main: [4.9, 7.9],
  side: [10, 13],
};

/** The main road runs from west to east. `sign`: -1 if coordinates are negative. */
export const arms = {
  west: { road: 'main', sign: -1 },
  east: { road: 'main', sign: 1 },
  north: { road: 'side', sign: -1 },
  south: { road: 'side', sign: 1 },
} as const;
export type Arm = keyof typeof arms;

const headings = {
  eastbound: { road: 'main', direction: { x: 1, y: 0 } },
  westbound: { road: 'main', direction: { x: -1, y: 0 } },
  northbound: { road: 'side', direction: { x: 0, y: -1 } },
  southbound: { road: 'side', direction: { x: 0, y: 1 } },
} as const;
export type Heading = keyof typeof headings;

/** `offset`: meters from the middle of the road. */
const createLane = (id: string, heading: Heading, offset: number) => {
  const { road, direction } = headings[heading];
  const end = roadEnd[road];
  const start =
    road === 'main' ? { x: -direction.x * end, y: offset } : { x: offset, y: -direction.y * end };
  return {
    id,
    road,
    heading,
    direction,
    start,
    length: 2 * end,
    /** Meters from the start of the lane. */
    stopDistance: end - stopLine[road],
    isCycleLane: id.endsWith('cycle'),
  };
};
export type Lane = ReturnType<typeof createLane>;

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
