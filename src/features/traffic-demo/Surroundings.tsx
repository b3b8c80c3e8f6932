import type { ReactNode } from 'react';
import { block, pair, project } from './project.ts';
import styles from './Scene.module.css';
import { Solid } from './Solid.tsx';
import type { Light } from './simulation/signals.ts';
import { type Group, half, type Point, stopLine } from './simulation/world.ts';

/** Something that stands: what is nearer to the viewer is drawn later, by `depth`. */
export type SceneObject = { depth: number; drawn: ReactNode };

const houses = [
  { base: block(-44, -36, -28, -22), high: 9, paint: styles.wall },
  { base: block(-24, -35, -13, -24), high: 6.5, paint: styles.sandstone },
  { base: block(26, -37, 40, -26), high: 7.5, paint: styles.wall },
  { base: block(-47, 22, -35, 35), high: 6, paint: styles.sandstone },
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
export const fixtures: SceneObject[] = [
  ...houses.map(({ base: [corner, , opposite], base, high, paint }, index) => ({
    depth: ((corner?.x ?? 0) + (opposite?.x ?? 0) + (corner?.y ?? 0) + (opposite?.y ?? 0)) / 2,
    drawn: (
      <g key={`house-${corner?.x}`}>
        <Solid base={base} high={high} paint={paint} />
        <Solid base={grown(base, 0.8)} low={high} high={high + 1.2} paint={index % 2 ? styles.tealRoof : styles.inkRoof} />
      </g>
    ),
  })),
  ...trees.map((at, index) => ({ depth: at.x + at.y, drawn: <Tree key={`tree-${at.x}`} at={at} tall={index % 3 ? 5 : 6.5} /> })),
];

function grown(base: Point[], by: number): Point[] {
  const [first, , third] = base;
  return first && third ? block(first.x - by, first.y - by, third.x + by, third.y + by) : base;
}

function Tree({ at, tall }: { at: Point; tall: number }) {
  const { x, y } = project(at);
  const wide = tall * 0.36;
  return (
    <g>
      <ellipse className={styles.shadow} cx={x} cy={y} rx={wide} ry={wide / 2} />
      <path
        className={styles.tree}
        d={`M${pair({ x: x - wide, y: y - 0.8 })}L${pair({ x, y: y - tall })}L${pair({ x: x + wide, y: y - 0.8 })}Q${pair({ x, y: y + 1.2 })} ${pair({ x: x - wide, y: y - 0.8 })}Z`}
      />
    </g>
  );
}

const posts: { at: Point; group: Group }[] = [
  { at: { x: -stopLine.main, y: half.main + 1.2 }, group: 'main' },
  { at: { x: stopLine.main, y: -half.main - 1.2 }, group: 'main' },
  { at: { x: -half.side - 1.2, y: -stopLine.side }, group: 'side' },
  { at: { x: half.side + 1.2, y: stopLine.side }, group: 'side' },
];
const places: Record<Light, number> = { red: 6.9, yellow: 5.9, green: 4.9 };

/** The four signals, by the lights of the two roads; the lit lamp has its color and its place. */
export const signalsFor = (lights: Record<Group, Light>): SceneObject[] =>
  posts.map(({ at, group }) => {
    const light = lights[group];
    const foot = project(at);
    const lamp = project(at, places[light]);
    return {
      depth: at.x + at.y,
      drawn: (
        <g key={`signal-${at.x}`}>
          <path className={styles.post} d={`M${pair(foot)}V${(foot.y - 5).toFixed(1)}`} />
          <rect className={styles.signal} x={foot.x - 0.9} y={foot.y - 7.8} width="1.8" height="3.8" rx="0.4" />
          <circle className={styles[light]} cx={lamp.x} cy={lamp.y} r="0.62" />
        </g>
      ),
    };
  });
