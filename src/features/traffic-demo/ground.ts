import { palette } from './palette.ts';
import { area, block } from './project.ts';
import type { Shape } from './shape.ts';
import { crosswalk, half, reach, stopLine } from './simulation/world.ts';

const mirrored = [1, -1] as const;
const dashes = (from: number, to: number) =>
  Array.from({ length: Math.floor((to - from) / 6) }, (_, index) => from + index * 6);

/** Rectangles on both arms of a road: `along` from the middle, `across` from side to side. */
const onArms = (main: boolean, along: [number, number], across: [number, number]) =>
  mirrored
    .map((sign) => {
      const [near, far] = [along[0] * sign, along[1] * sign];
      return main
        ? area(block(near, across[0], far, across[1]))
        : area(block(across[0], near, across[1], far));
    })
    .join('');

const stripes = (edge: number) =>
  Array.from({ length: Math.floor((2 * edge) / 1.6) }, (_, index) => -edge + 0.5 + index * 1.6);

const paint = [
  // crosswalks
  ...stripes(half.main).map((at) => onArms(true, [...crosswalk.main], [at, at + 0.8])),
  ...stripes(half.side).map((at) => onArms(false, [...crosswalk.side], [at, at + 0.8])),
  // dashed lines between lanes, full lines along cycle lanes
  ...dashes(14, reach.x).flatMap((at) => [
    onArms(true, [at, at + 3], [-3.6, -3.4]),
    onArms(true, [at, at + 3], [3.4, 3.6]),
  ]),
  ...dashes(18, reach.y).map((at) => onArms(false, [at, at + 3], [-0.1, 0.1])),
  onArms(true, [stopLine.main, reach.x], [-0.15, 0.15]),
  onArms(true, [stopLine.main, reach.x], [-7.1, -6.9]),
  onArms(true, [stopLine.main, reach.x], [6.9, 7.1]),
  // stop lines, on the side that traffic comes from
  area(block(-stopLine.main, 0, -stopLine.main + 0.5, half.main)),
  area(block(stopLine.main - 0.5, -half.main, stopLine.main, 0)),
  area(block(-half.side, -stopLine.side, 0, -stopLine.side + 0.5)),
  area(block(0, stopLine.side - 0.5, half.side, stopLine.side)),
].join('');

const plate = block(-reach.x, -reach.y, reach.x, reach.y);
const roads =
  area(block(-reach.x, -half.main, reach.x, half.main)) +
  area(block(-half.side, -reach.y, half.side, reach.y));
const sidewalks =
  area(block(-reach.x, -half.main - 3, reach.x, half.main + 3)) +
  area(block(-half.side - 3, -reach.y, half.side + 3, reach.y));

/** The plate with its roads. */
export const ground: Shape[] = [
  { d: area(plate, -1.6), fill: palette.edge },
  { d: area(plate), fill: palette.plate },
  { d: sidewalks, fill: palette.sidewalk },
  { d: roads, fill: palette.road },
  { d: paint, fill: palette.plate, alpha: 0.82 },
];
