import { palette } from './palette.ts';
import { project } from './project.ts';
import { ellipse, type Shape, shadowOf, upright } from './shape.ts';
import type { StageActor } from './simulation/on-stage.ts';
import { type Kind, sizes } from './simulation/world.ts';

/** Ends along the length (0 is the back), share of the width, heights in meters. */
type Part = [back: number, front: number, wide: number, low: number, high: number, color?: string];

const { glass, frame, white, sage, sand, teal, silver, deepTeal } = palette;
const models: Record<Kind, Part[]> = {
  car: [
    [0, 1, 1, 0.25, 0.85],
    [0.16, 0.68, 0.86, 0.85, 1.3, glass],
    [0.18, 0.62, 0.84, 1.3, 1.5],
  ],
  van: [
    [0, 1, 1, 0.3, 1.3],
    [0, 0.7, 1, 1.3, 2.4],
    [0.7, 0.92, 0.94, 1.3, 2.1, glass],
  ],
  truck: [
    [0, 0.74, 1, 0.6, 3.4, sand],
    [0.77, 1, 0.96, 0.4, 1.4],
    [0.77, 0.98, 0.94, 1.4, 2.2, glass],
    [0.77, 0.96, 0.94, 2.2, 2.6],
  ],
  bus: [
    [0, 1, 1, 0.35, 1.4],
    [0.01, 0.99, 0.98, 1.4, 2.4, glass],
    [0, 1, 1, 2.4, 3.1],
  ],
  motorcycle: [
    [0, 1, 0.6, 0.15, 0.8, frame],
    [0.25, 0.6, 1, 0.8, 1.7],
  ],
  bicycle: [
    [0, 1, 0.5, 0.1, 0.7, frame],
    [0.3, 0.7, 1, 0.7, 1.8],
  ],
  pedestrian: [[0.1, 0.9, 0.9, 0, 1.35]],
};
/** Height of the head in meters. */
const heads: Partial<Record<Kind, number>> = { pedestrian: 1.62, bicycle: 2.05, motorcycle: 1.95 };

const paints: Record<Kind, string[]> = {
  car: [white, sage, sand, teal, silver],
  van: [white, white, sand, white, white],
  truck: [white],
  bus: [deepTeal],
  motorcycle: [white, sage, white, white, white],
  bicycle: [white, white, white, teal, white],
  pedestrian: [white, sage, sand, teal, white],
};

/** The same color for the same road user. */
function paintOf(id: string, kind: Kind): string {
  const sum = [...id].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return paints[kind][sum % paints[kind].length] ?? white;
}

/** Upright solids on a shadow. */
function model(paint: string, { kind, facing, back: from, front: to }: StageActor): Shape[] {
  const { length, width } = sizes[kind];
  const corners = (back: number, front: number, wide: number, margin = 0) =>
    [
      [front, 1],
      [front, -1],
      [back, -1],
      [back, 1],
    ].map(([along = 0, aside = 0]) => {
      const ahead = (along - 0.5) * (length + 2 * margin);
      const beside = aside * (wide * (width / 2) + margin);
      return { x: facing.x * ahead - facing.y * beside, y: facing.y * ahead + facing.x * beside };
    });
  const parts = models[kind].flatMap(([back, front, wide, low, high, color = paint]) => {
    const [start, end] = [Math.max(back, from), Math.min(front, to)];
    return end > start ? upright(corners(start, end, wide), low, high, color) : [];
  });
  const head = heads[kind];
  return [
    shadowOf(corners(from, to, 1, 0.25)),
    ...parts,
    ...(head && to - from > 0.5
      ? [{ d: ellipse(project({ x: 0, y: 0 }, head), 0.42), fill: palette.skin }]
      : []),
  ];
}

const known = new Map<string, Shape[]>();

/** Caches the shapes of whole road users that drive straight on. */
export function shapesOf(actor: StageActor): Shape[] {
  const { id, kind, facing, back, front } = actor;
  const color = paintOf(id, kind);
  if (back > 0 || front < 1 || facing.x * facing.y !== 0) return model(color, actor);
  const key = `${kind} ${color} ${facing.x} ${facing.y}`;
  const shapes = known.get(key) ?? model(color, actor);
  known.set(key, shapes);
  return shapes;
}
