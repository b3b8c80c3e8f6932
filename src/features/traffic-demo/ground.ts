import { palette } from './palette.ts';
import { polygonPath, rectangleCorners, type Shape } from './shape.ts';
import { armLength, crosswalk, type Road, roadHalfWidth, stopLine } from './simulation/world.ts';

const rectangle = (...edges: Parameters<typeof rectangleCorners>) =>
  polygonPath(rectangleCorners(...edges));

const repeat = (
  start: number,
  length: number,
  spacing: number,
  pathAt: (start: number) => string,
) =>
  Array.from({ length: Math.floor(length / spacing) }, (_, index) =>
    pathAt(start + index * spacing),
  ).join('');

/** Returns a rectangle on each arm: meters `near` to `far` along, `left` to `right` across it. */
const onBothArms = (road: Road, near: number, far: number, left: number, right: number) =>
  [1, -1]
    .map((sign) =>
      road === 'main'
        ? rectangle(near * sign, left, far * sign, right)
        : rectangle(left, near * sign, right, far * sign),
    )
    .join('');

const crosswalkOn = (road: Road) =>
  repeat(-roadHalfWidth[road] + 0.5, 2 * roadHalfWidth[road], 1.6, (left) =>
    onBothArms(road, ...crosswalk[road], left, left + 0.8),
  );

const markings = [
  crosswalkOn('main'),
  crosswalkOn('side'),
  // dashed lines
  repeat(14, armLength.main - 14, 6, (near) =>
    [-3.6, 3.4].map((left) => onBothArms('main', near, near + 3, left, left + 0.2)).join(''),
  ),
  repeat(18, armLength.side - 18, 6, (near) => onBothArms('side', near, near + 3, -0.1, 0.1)),
  // solid lines in the middle and along cycle lanes; stop lines
  onBothArms('main', stopLine.main, armLength.main, -0.15, 0.15),
  onBothArms('main', stopLine.main, armLength.main, -7.1, -6.9),
  onBothArms('main', stopLine.main, armLength.main, 6.9, 7.1),
  rectangle(-stopLine.main, 0, -stopLine.main + 0.5, roadHalfWidth.main),
  rectangle(stopLine.main - 0.5, -roadHalfWidth.main, stopLine.main, 0),
  rectangle(-roadHalfWidth.side, -stopLine.side, 0, -stopLine.side + 0.5),
  rectangle(0, stopLine.side - 0.5, roadHalfWidth.side, stopLine.side),
].join('');

const centered = (halfX: number, halfY: number, height?: number) =>
  polygonPath(rectangleCorners(-halfX, -halfY, halfX, halfY), height);

const roadsPath = (margin: number) =>
  centered(armLength.main, roadHalfWidth.main + margin) +
  centered(roadHalfWidth.side + margin, armLength.side);

export const ground: Shape[] = [
  { d: centered(armLength.main, armLength.side, -1.6), fill: palette.groundEdge },
  { d: centered(armLength.main, armLength.side), fill: palette.ground },
  { d: roadsPath(3), fill: palette.sidewalk },
  { d: roadsPath(0), fill: palette.road },
  { d: markings, fill: palette.ground, alpha: 0.82 },
];
