import { palette } from './palette.ts';
import { block, pair, project } from './project.ts';
import { ellipse, rectangle, type Shape, type Standing, shadow, upright } from './shape.ts';
import type { Light } from './simulation/signals.ts';
import { type Group, half, type Point, stopLine } from './simulation/world.ts';

const houses = [
  { base: block(-44, -36, -28, -22), high: 9, paint: palette.white },
  { base: block(-24, -35, -13, -24), high: 6.5, paint: palette.sand },
  { base: block(26, -37, 40, -26), high: 7.5, paint: palette.white },
  { base: block(-47, 22, -35, 35), high: 6, paint: palette.sand },
] as const;
const trees: Point[] = [
  { x: -38, y: -16 },
  { x: -18, y: -17 },
  { x: 14, y: -30 },
  { x: 18, y: -18 },
  { x: 42, y: -18 },
  { x: -28, y: 30 },
  { x: -14, y: 24 },
  { x: -22, y: 18 },
  { x: 14, y: 34 },
  { x: 22, y: 24 },
  { x: 36, y: 33 },
  { x: 42, y: 20 },
];

/** What never changes: houses with their roofs, and trees. */
export const fixtures: Standing[] = [
  ...houses.map(({ base, high, paint }, index): Standing => {
    const [corner, , opposite] = base;
    return {
      depth: ((corner?.x ?? 0) + (opposite?.x ?? 0) + (corner?.y ?? 0) + (opposite?.y ?? 0)) / 2,
      shapes: [...upright(base, 0, high, paint), ...upright(grown(base, 0.8), high, high + 1.2, index % 2 ? palette.deepTeal : palette.road)],
    };
  }),
  ...trees.map((at, index): Standing => ({ depth: at.x + at.y, shapes: tree(at, index % 3 ? 5 : 6.5) })),
];

function grown(base: Point[], by: number): Point[] {
  const [first, , third] = base;
  return first && third ? block(first.x - by, first.y - by, third.x + by, third.y + by) : base;
}

function tree(at: Point, tall: number): Shape[] {
  const { x, y } = project(at);
  const wide = tall * 0.36;
  const [left, right] = [pair({ x: x - wide, y: y - 0.8 }), pair({ x: x + wide, y: y - 0.8 })];
  return [shadow(ellipse({ x, y }, wide, wide / 2)), { d: `M${left}L${pair({ x, y: y - tall })}L${right}Q${pair({ x, y: y + 1.2 })} ${left}Z`, fill: palette.tree }];
}

const posts: { at: Point; group: Group }[] = [
  { at: { x: -stopLine.main, y: half.main + 1.2 }, group: 'main' },
  { at: { x: stopLine.main, y: -half.main - 1.2 }, group: 'main' },
  { at: { x: -half.side - 1.2, y: -stopLine.side }, group: 'side' },
  { at: { x: half.side + 1.2, y: stopLine.side }, group: 'side' },
];
const places: Record<Light, number> = { red: 6.9, yellow: 5.9, green: 4.9 };

/** The four signals, by the lights of the two roads; the lit lamp has its color and its place. */
export const signalsFor = (lights: Record<Group, Light>): Standing[] =>
  posts.map(({ at, group }) => {
    const light = lights[group];
    const foot = project(at);
    return {
      depth: at.x + at.y,
      shapes: [
        { d: rectangle(foot.x - 0.25, foot.y - 5, 0.5, 5), fill: palette.ink },
        { d: rectangle(foot.x - 0.9, foot.y - 7.8, 1.8, 3.8), fill: palette.ink },
        { d: ellipse(project(at, places[light]), 0.62), fill: palette[light] },
      ],
    };
  });
