import { palette } from './palette.ts';
import { project } from './project.ts';
import { ellipse, type Shape, shadowOf, upright } from './shape.ts';
import type { StageActor } from './simulation/on-stage.ts';
import { type Kind, sizes } from './simulation/world.ts';

/** A part of a model: from where to where along it (0 is its back, 1 its front), how much of its width, between which heights, in which color (its own where none is named). */
type Part = { back: number; front: number; wide: number; low: number; high: number; color?: string };

const { glass } = palette;
const models: Record<Kind, Part[]> = {
  car: [
    { back: 0, front: 1, wide: 1, low: 0.25, high: 0.85 },
    { back: 0.16, front: 0.68, wide: 0.86, low: 0.85, high: 1.3, color: glass },
    { back: 0.18, front: 0.62, wide: 0.84, low: 1.3, high: 1.5 },
  ],
  van: [
    { back: 0, front: 1, wide: 1, low: 0.3, high: 1.3 },
    { back: 0, front: 0.7, wide: 1, low: 1.3, high: 2.4 },
    { back: 0.7, front: 0.92, wide: 0.94, low: 1.3, high: 2.1, color: glass },
  ],
  truck: [
    { back: 0, front: 0.74, wide: 1, low: 0.6, high: 3.4, color: palette.sand },
    { back: 0.77, front: 1, wide: 0.96, low: 0.4, high: 1.4 },
    { back: 0.77, front: 0.98, wide: 0.94, low: 1.4, high: 2.2, color: glass },
    { back: 0.77, front: 0.96, wide: 0.94, low: 2.2, high: 2.6 },
  ],
  bus: [
    { back: 0, front: 1, wide: 1, low: 0.35, high: 1.4 },
    { back: 0.01, front: 0.99, wide: 0.98, low: 1.4, high: 2.4, color: glass },
    { back: 0, front: 1, wide: 1, low: 2.4, high: 3.1 },
  ],
  motorcycle: [
    { back: 0, front: 1, wide: 0.6, low: 0.15, high: 0.8, color: palette.frame },
    { back: 0.25, front: 0.6, wide: 1, low: 0.8, high: 1.7 },
  ],
  bicycle: [
    { back: 0, front: 1, wide: 0.5, low: 0.1, high: 0.7, color: palette.frame },
    { back: 0.3, front: 0.7, wide: 1, low: 0.7, high: 1.8 },
  ],
  pedestrian: [{ back: 0.1, front: 0.9, wide: 0.9, low: 0, high: 1.35 }],
};
const headed: Partial<Record<Kind, number>> = { pedestrian: 1.62, bicycle: 2.05, motorcycle: 1.95 };

/** What each kind is painted in: one of five, always the same for the same road user. */
const { white, sage, sand, teal, silver, deepTeal } = palette;
const paints: Record<Kind, [string, string, string, string, string]> = {
  car: [white, sage, sand, teal, silver],
  van: [white, white, sand, white, white],
  truck: [white, white, white, white, white],
  bus: [deepTeal, deepTeal, deepTeal, deepTeal, deepTeal],
  motorcycle: [white, sage, white, white, white],
  bicycle: [white, white, white, teal, white],
  pedestrian: [white, sage, sand, teal, white],
};
const paintOf = (id: string, kind: Kind) => paints[kind][[...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 5] ?? white;

/** A road user at the middle of the junction, as upright solids on a shadow: between two shares of its length. */
function model(color: string, { kind, facing, back: from, front: to }: Omit<StageActor, 'id' | 'at'>): Shape[] {
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
  const parts = models[kind].map((part) => ({ ...part, back: Math.max(part.back, from), front: Math.min(part.front, to) }));
  const head = headed[kind];
  return [
    shadowOf(corners(from, to, 1, 0.25)),
    ...parts.flatMap(({ back, front, wide, low, high, color: own = color }) => (front > back ? upright(corners(back, front, wide), low, high, own) : [])),
    ...(head && to - from > 0.5 ? [{ d: ellipse(project({ x: 0, y: 0 }, head), 0.42), fill: palette.skin }] : []),
  ];
}

const whole = new Map<string, Shape[]>();

/** The shapes of a road user, round the middle of the junction. Who is whole and not in a turn looks the same all the way: those are made once. */
export function shapesOf(actor: StageActor): Shape[] {
  const { id, kind, facing, back, front } = actor;
  const color = paintOf(id, kind);
  if (back > 0 || front < 1 || facing.x * facing.y !== 0) return model(color, actor);
  const key = `${kind} ${color} ${facing.x} ${facing.y}`;
  const known = whole.get(key) ?? model(color, actor);
  whole.set(key, known);
  return known;
}
