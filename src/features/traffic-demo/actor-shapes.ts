import json from './appearances.json' with { type: 'json' };
import { palette } from './palette.ts';
import {
  blockShapes,
  ellipsePath,
  polygonPath,
  project,
  type Shape,
  shadowShape,
} from './shape.ts';
import { outlineOf } from './simulation/positions.ts';
import type { VisibleActor } from './simulation/visible-actors.ts';
import type { RoadUserKind } from './simulation/world.ts';

type Color = keyof typeof palette;
/** Fractions of length and width, then heights in meters. Default color: the actor's. */
type Block = [
  back: number,
  front: number,
  width: number,
  bottom: number,
  top: number,
  color?: Color,
];
/** The actor's id selects one of the `colors`. `head`: meters above the ground. */
type Appearance = { colors: Color[]; blocks: Block[]; head?: number };

const appearances = json as unknown as Record<RoadUserKind, Appearance>;

const cache = new Map<string, Shape[]>();

/** Caches the shapes unless the actor turns or is cut off at the edge. */
export function actorShapes(actor: VisibleActor) {
  const { id, kind, facing, visibleFrom, visibleTo } = actor;
  const { colors } = appearances[kind];
  const idSum = [...id].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  const color = colors[idSum % colors.length] ?? 'white';
  if (visibleFrom > 0 || visibleTo < 1 || facing.x * facing.y !== 0)
    return createShapes(actor, color);
  const key = `${kind} ${color} ${facing.x} ${facing.y}`;
  const shapes = cache.get(key) ?? createShapes(actor, color);
  cache.set(key, shapes);
  return shapes;
}

function createShapes({ kind, facing, visibleFrom, visibleTo }: VisibleActor, color: Color) {
  const { blocks, head } = appearances[kind];
  const origin = { x: 0, y: 0 };
  const outline = (back: number, front: number, width: number, margin = 0) =>
    outlineOf({ kind, facing, position: origin }, margin, { back, front, width });
  const shapes = [shadowShape(polygonPath(outline(visibleFrom, visibleTo, 1, 0.25)))];
  for (const [back, front, width, bottom, top, blockColor = color] of blocks) {
    const [start, end] = [Math.max(back, visibleFrom), Math.min(front, visibleTo)];
    if (end > start)
      shapes.push(...blockShapes(outline(start, end, width), bottom, top, palette[blockColor]));
  }
  if (head && visibleTo - visibleFrom > 0.5)
    shapes.push({ d: ellipsePath(project(origin, head), 0.42), fill: palette.skin });
  return shapes;
}
