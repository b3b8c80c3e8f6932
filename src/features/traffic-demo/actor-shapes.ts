import { palette } from './palette.ts';
import { blockShapes, ellipse, polygonPath, project, type Shape, shadowShape } from './shape.ts';
import { outlineOf } from './simulation/positions.ts';
import type { VisibleActor } from './simulation/visible-actors.ts';
import type { Kind } from './simulation/world.ts';

/** Fractions as in `outlineOf`; heights in meters. The default color is the actor's. */
type Block = [
  back: number,
  front: number,
  width: number,
  bottom: number,
  top: number,
  color?: string,
];
/** `colors` are chosen by id. `head`: height in meters. */
type Appearance = { colors: string[]; blocks: Block[]; head?: number };

const { glass, frame, white, sage, sand, teal, silver, deepTeal } = palette;
const appearances: Record<Kind, Appearance> = {
  car: {
    colors: [white, sage, sand, teal, silver],
    blocks: [
      [0, 1, 1, 0.25, 0.85],
      [0.16, 0.68, 0.86, 0.85, 1.3, glass],
      [0.18, 0.62, 0.84, 1.3, 1.5],
    ],
  },
  van: {
    colors: [white, white, sand, white, white],
    blocks: [
      [0, 1, 1, 0.3, 1.3],
      [0, 0.7, 1, 1.3, 2.4],
      [0.7, 0.92, 0.94, 1.3, 2.1, glass],
    ],
  },
  truck: {
    colors: [white],
    blocks: [
      [0, 0.74, 1, 0.6, 3.4, sand],
      [0.77, 1, 0.96, 0.4, 1.4],
      [0.77, 0.98, 0.94, 1.4, 2.2, glass],
      [0.77, 0.96, 0.94, 2.2, 2.6],
    ],
  },
  bus: {
    colors: [deepTeal],
    blocks: [
      [0, 1, 1, 0.35, 1.4],
      [0.01, 0.99, 0.98, 1.4, 2.4, glass],
      [0, 1, 1, 2.4, 3.1],
    ],
  },
  motorcycle: {
    colors: [white, sage, white, white, white],
    blocks: [
      [0, 1, 0.6, 0.15, 0.8, frame],
      [0.25, 0.6, 1, 0.8, 1.7],
    ],
    head: 1.95,
  },
  bicycle: {
    colors: [white, white, white, teal, white],
    blocks: [
      [0, 1, 0.5, 0.1, 0.7, frame],
      [0.3, 0.7, 1, 0.7, 1.8],
    ],
    head: 2.05,
  },
  pedestrian: {
    colors: [white, sage, sand, teal, white],
    blocks: [[0.1, 0.9, 0.9, 0, 1.35]],
    head: 1.62,
  },
};

const cache = new Map<string, Shape[]>();

/** Cached, except for actors that are turning or cut off at the edge. */
export function actorShapes(actor: VisibleActor): Shape[] {
  const { id, kind, facing, back, front } = actor;
  const { colors } = appearances[kind];
  const idSum = [...id].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  const color = colors[idSum % colors.length] ?? white;
  if (back > 0 || front < 1 || facing.x * facing.y !== 0) return createShapes(actor, color);
  const key = `${kind} ${color} ${facing.x} ${facing.y}`;
  const shapes = cache.get(key) ?? createShapes(actor, color);
  cache.set(key, shapes);
  return shapes;
}

function createShapes(
  { kind, facing, back: visibleBack, front: visibleFront }: VisibleActor,
  color: string,
): Shape[] {
  const { blocks, head } = appearances[kind];
  const origin = { x: 0, y: 0 };
  const outline = (back: number, front: number, width: number, margin = 0) =>
    outlineOf({ kind, facing, position: origin }, margin, { back, front, width });
  const shapes = [shadowShape(polygonPath(outline(visibleBack, visibleFront, 1, 0.25)))];
  for (const [back, front, width, bottom, top, blockColor = color] of blocks) {
    const [start, end] = [Math.max(back, visibleBack), Math.min(front, visibleFront)];
    if (end > start)
      shapes.push(...blockShapes(outline(start, end, width), bottom, top, blockColor));
  }
  if (head && visibleFront - visibleBack > 0.5)
    shapes.push({ d: ellipse(project(origin, head), 0.42), fill: palette.skin });
  return shapes;
}
