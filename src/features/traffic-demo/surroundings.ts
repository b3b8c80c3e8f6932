import { palette } from './palette.ts';
import { block, pair, project } from './project.ts';
import { ellipse, rectangle, type Shape, type Standing, shadow, upright } from './shape.ts';
import type { Light } from './simulation/signals.ts';
import { type Group, half, type Point, stopLine } from './simulation/world.ts';

type House = [left: number, top: number, right: number, bottom: number, high: number];
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

const eaves = 0.8;
const house = ([left, top, right, bottom, high]: House, index: number): Standing => ({
  depth: (left + top + right + bottom) / 2,
  shapes: [
    ...upright(block(left, top, right, bottom), 0, high, index % 2 ? palette.sand : palette.white),
    ...upright(
      block(left - eaves, top - eaves, right + eaves, bottom + eaves),
      high,
      high + 1.2,
      index % 2 ? palette.deepTeal : palette.road,
    ),
  ],
});

function tree(at: Point, index: number): Standing {
  const { x, y } = project(at);
  const tall = index % 3 ? 5 : 6.5;
  const wide = tall * 0.36;
  const [left, right] = [pair({ x: x - wide, y: y - 0.8 }), pair({ x: x + wide, y: y - 0.8 })];
  const top = pair({ x, y: y - tall });
  return {
    depth: at.x + at.y,
    shapes: [
      shadow(ellipse({ x, y }, wide, wide / 2)),
      { d: `M${left}L${top}L${right}Q${pair({ x, y: y + 1.2 })} ${left}Z`, fill: palette.tree },
    ],
  };
}

export const fixtures: Standing[] = [...houses.map(house), ...trees.map(tree)];

const posts: { at: Point; group: Group }[] = [
  { at: { x: -stopLine.main, y: half.main + 1.2 }, group: 'main' },
  { at: { x: stopLine.main, y: -half.main - 1.2 }, group: 'main' },
  { at: { x: -half.side - 1.2, y: -stopLine.side }, group: 'side' },
  { at: { x: half.side + 1.2, y: stopLine.side }, group: 'side' },
];
const lampHeights: Record<Light, number> = { red: 6.9, yellow: 5.9, green: 4.9 };

export const signalsFor = (lights: Record<Group, Light>): Standing[] =>
  posts.map(({ at, group }) => {
    const light = lights[group];
    const foot = project(at);
    const part = (side: number, top: number, width: number, height: number): Shape => ({
      d: rectangle(foot.x - side, foot.y - top, width, height),
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
