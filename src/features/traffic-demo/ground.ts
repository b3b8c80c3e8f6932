import { palette } from './palette.ts';
import { polygonPath, rectangleCorners } from './project.ts';
import type { Shape } from './shape.ts';
import { crosswalk, halfWidth, roadEnd, stopLine } from './simulation/world.ts';

/** One dash every 6 m. */
const dashes = (from: number, to: number) =>
  Array.from({ length: Math.floor((to - from) / 6) }, (_, index) => from + index * 6);

/** Paints a rectangle on both arms of a road. `along`: distances from the middle of the junction. */
const onBothArms = (isMain: boolean, along: [number, number], across: [number, number]) =>
  [1, -1]
    .map((sign) => {
      const [near, far] = [along[0] * sign, along[1] * sign];
      return isMain
        ? polygonPath(rectangleCorners(near, across[0], far, across[1]))
        : polygonPath(rectangleCorners(across[0], near, across[1], far));
    })
    .join('');

/** One stripe every 1.6 m, across the whole width of a road. */
const stripes = (edge: number) =>
  Array.from({ length: Math.floor((2 * edge) / 1.6) }, (_, index) => -edge + 0.5 + index * 1.6);

const paint = [
  // crosswalks
  ...stripes(halfWidth.main).map((at) => onBothArms(true, [...crosswalk.main], [at, at + 0.8])),
  ...stripes(halfWidth.side).map((at) => onBothArms(false, [...crosswalk.side], [at, at + 0.8])),
  // dashed lines between lanes, solid lines along cycle lanes
  ...dashes(14, roadEnd.main).flatMap((at) => [
    onBothArms(true, [at, at + 3], [-3.6, -3.4]),
    onBothArms(true, [at, at + 3], [3.4, 3.6]),
  ]),
  ...dashes(18, roadEnd.side).map((at) => onBothArms(false, [at, at + 3], [-0.1, 0.1])),
  onBothArms(true, [stopLine.main, roadEnd.main], [-0.15, 0.15]),
  onBothArms(true, [stopLine.main, roadEnd.main], [-7.1, -6.9]),
  onBothArms(true, [stopLine.main, roadEnd.main], [6.9, 7.1]),
  // stop lines, only in the lanes toward the junction
  polygonPath(rectangleCorners(-stopLine.main, 0, -stopLine.main + 0.5, halfWidth.main)),
  polygonPath(rectangleCorners(stopLine.main - 0.5, -halfWidth.main, stopLine.main, 0)),
  polygonPath(rectangleCorners(-halfWidth.side, -stopLine.side, 0, -stopLine.side + 0.5)),
  polygonPath(rectangleCorners(0, stopLine.side - 0.5, halfWidth.side, stopLine.side)),
].join('');

const area = rectangleCorners(-roadEnd.main, -roadEnd.side, roadEnd.main, roadEnd.side);
const roads =
  polygonPath(rectangleCorners(-roadEnd.main, -halfWidth.main, roadEnd.main, halfWidth.main)) +
  polygonPath(rectangleCorners(-halfWidth.side, -roadEnd.side, halfWidth.side, roadEnd.side));
const sidewalks =
  polygonPath(
    rectangleCorners(-roadEnd.main, -halfWidth.main - 3, roadEnd.main, halfWidth.main + 3),
  ) +
  polygonPath(
    rectangleCorners(-halfWidth.side - 3, -roadEnd.side, halfWidth.side + 3, roadEnd.side),
  );

export const ground: Shape[] = [
  { d: polygonPath(area, -1.6), fill: palette.edge },
  { d: polygonPath(area), fill: palette.plate },
  { d: sidewalks, fill: palette.sidewalk },
  { d: roads, fill: palette.road },
  { d: paint, fill: palette.plate, alpha: 0.82 },
];
