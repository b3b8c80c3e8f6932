import { palette } from './palette.ts';
import { formatPoint, project, rectangleCorners } from './project.ts';
import { ellipse, rectangle, type SceneObject, type Shape, shadow, solidShapes } from './shape.ts';
import type { Light } from './simulation/signals.ts';
import { halfWidth, type Point, type Road, stopLine } from './simulation/world.ts';

type House = [left: number, top: number, right: number, bottom: number, height: number];
const houses: House[] = [
  [-44, -36, -28, -22, 9],
  [-24, -35, -13, -24, 6.5],
  [26, -37, 40, -26, 7.5],
  [-47, 22, -35, 35, 6],
];
const trees = [
  [-38, -16],
  [-18, -17],
  [14, -30],
  [18, -18],
  [42, -18],
  [-28, 30],
  [-14, 24],
  [-22, 18],
  [14, 34],
  [22, 24],
  [36, 33],
  [42, 20],
].map(([x = 0, y = 0]): Point => ({ x, y }));

/** Meters. */
const eaves = 0.8;
const createHouse = ([left, top, right, bottom, height]: House, index: number): SceneObject => ({
  depth: (left + top + right + bottom) / 2,
  shapes: [
    ...solidShapes(
      rectangleCorners(left, top, right, bottom),
      0,
      height,
      index % 2 ? palette.sand : palette.white,
    ),
    ...solidShapes(
      rectangleCorners(left - eaves, top - eaves, right + eaves, bottom + eaves),
      height,
      height + 1.2,
      index % 2 ? palette.deepTeal : palette.road,
    ),
  ],
});

function createTree(at: Point, index: number): SceneObject {
  const { x, y } = project(at);
  const height = index % 3 ? 5 : 6.5;
  const halfWidthOfTree = height * 0.36;
  const [left, right] = [
    formatPoint({ x: x - halfWidthOfTree, y: y - 0.8 }),
    formatPoint({ x: x + halfWidthOfTree, y: y - 0.8 }),
  ];
  const top = formatPoint({ x, y: y - height });
  return {
    depth: at.x + at.y,
    shapes: [
      shadow(ellipse({ x, y }, halfWidthOfTree, halfWidthOfTree / 2)),
      {
        d: `M${left}L${top}L${right}Q${formatPoint({ x, y: y + 1.2 })} ${left}Z`,
        fill: palette.tree,
      },
    ],
  };
}

export const fixtures: SceneObject[] = [...houses.map(createHouse), ...trees.map(createTree)];

const posts: { at: Point; road: Road }[] = [
  { at: { x: -stopLine.main, y: halfWidth.main + 1.2 }, road: 'main' },
  { at: { x: stopLine.main, y: -halfWidth.main - 1.2 }, road: 'main' },
  { at: { x: -halfWidth.side - 1.2, y: -stopLine.side }, road: 'side' },
  { at: { x: halfWidth.side + 1.2, y: stopLine.side }, road: 'side' },
];
const lampHeights: Record<Light, number> = { red: 6.9, yellow: 5.9, green: 4.9 };

export const signalObjects = (lights: Record<Road, Light>): SceneObject[] =>
  posts.map(({ at, road }) => {
    const light = lights[road];
    const foot = project(at);
    const part = (offset: number, top: number, width: number, height: number): Shape => ({
      d: rectangle(foot.x - offset, foot.y - top, width, height),
      fill: palette.ink,
    });
    return {
      depth: at.x + at.y,
      shapes: [
        part(0.25, 5, 0.5, 5),
        part(0.9, 7.8, 1.8, 3.8),
        { d: ellipse(project(at, lampHeights[light]), 0.62), fill: palette[light] },
      ],
    };
  });
