import world from './world.json' with { type: 'json' };

/** Meters from the middle of the junction: x to the east, y to the south. */
export type Point = { x: number; y: number };
/** Corners of a rectangle, in order around it. */
export type Corners = [Point, Point, Point, Point];

/** Sizes in meters, `targetSpeed` in meters per second. */
export const { sizes: roadUserSpecs } = world;
export type RoadUserKind = keyof typeof roadUserSpecs;
export type VehicleKind = Exclude<RoadUserKind, 'pedestrian'>;
export const roadUserKinds = Object.keys(roadUserSpecs) as RoadUserKind[];

/** 30 mph. */
export const speedLimitMps = 13.4;

export type Road = 'main' | 'side';

/** Meters. */
export const roadHalfWidth = { main: 8.8, side: 3.7 };
/** Meters from the middle of the junction, like `stopLine` and `crosswalk`. */
export const armLength = { main: 50, side: 40 };
export const stopLine = { main: 9.4, side: 14.4 };
export const crosswalk: Record<Road, [near: number, far: number]> = {
  main: [4.9, 7.9],
  side: [10, 13],
};

/** `sign` is that of `x` on the main road and of `y` on the side road. */
export const arms = {
  west: { road: 'main', sign: -1 },
  east: { road: 'main', sign: 1 },
  north: { road: 'side', sign: -1 },
  south: { road: 'side', sign: 1 },
} as const;
export type Arm = keyof typeof arms;

const directions = {
  eastbound: { x: 1, y: 0 },
  westbound: { x: -1, y: 0 },
  northbound: { x: 0, y: -1 },
  southbound: { x: 0, y: 1 },
};
export type Heading = keyof typeof directions;

/** `offset`: meters to the south or east of the middle of the road. */
const createLane = (id: string, heading: Heading, offset: number) => {
  const direction = directions[heading];
  const road: Road = direction.y === 0 ? 'main' : 'side';
  const end = armLength[road];
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

export const lanes: readonly Lane[] = Object.entries(world.lanes).map(([id, { heading, offset }]) =>
  createLane(id, heading as Heading, offset),
);
