import { palette } from './palette.ts';
import { project } from './project.ts';
import { ellipse, type Shape, shadowOf, solidShapes } from './shape.ts';
import type { VisibleActor } from './simulation/visible-actors.ts';
import { type Kind, sizes } from './simulation/world.ts';

/**
 * `back` and `front` are fractions of the length (0 is the rear), `width` is a fraction of the width,
 * `bottom` and `top` are heights in meters.
 */
type Part = [
  back: number,
  front: number,
  width: number,
  bottom: number,
  top: number,
  color?: string,
];

const { glass, frame, white, sage, sand, teal, silver, deepTeal } = palette;
const partsByKind: Record<Kind, Part[]> = {
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
/** In meters. */
const headHeights: Partial<Record<Kind, number>> = {
  pedestrian: 1.62,
  bicycle: 2.05,
  motorcycle: 1.95,
};

const colors: Record<Kind, string[]> = {
  car: [white, sage, sand, teal, silver],
  van: [white, white, sand, white, white],
  truck: [white],
  bus: [deepTeal],
  motorcycle: [white, sage, white, white, white],
  bicycle: [white, white, white, teal, white],
  pedestrian: [white, sage, sand, teal, white],
};

/** Returns the same color for the same id. */
function colorOf(id: string, kind: Kind): string {
  const sum = [...id].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return colors[kind][sum % colors[kind].length] ?? white;
}

function createShapes(
  color: string,
  { kind, facing, back: visibleBack, front: visibleFront }: VisibleActor,
): Shape[] {
  const { length, width } = sizes[kind];
  const corners = (back: number, front: number, partWidth: number, margin = 0) =>
    [
      [front, 1],
      [front, -1],
      [back, -1],
      [back, 1],
    ].map(([along = 0, aside = 0]) => {
      const ahead = (along - 0.5) * (length + 2 * margin);
      const beside = aside * (partWidth * (width / 2) + margin);
      return { x: facing.x * ahead - facing.y * beside, y: facing.y * ahead + facing.x * beside };
    });
  const parts = partsByKind[kind].flatMap(
    ([back, front, partWidth, bottom, top, partColor = color]) => {
      const [start, end] = [Math.max(back, visibleBack), Math.min(front, visibleFront)];
      return end > start ? solidShapes(corners(start, end, partWidth), bottom, top, partColor) : [];
    },
  );
  const headHeight = headHeights[kind];
  return [
    shadowOf(corners(visibleBack, visibleFront, 1, 0.25)),
    ...parts,
    ...(headHeight && visibleFront - visibleBack > 0.5
      ? [{ d: ellipse(project({ x: 0, y: 0 }, headHeight), 0.42), fill: palette.skin }]
      : []),
  ];
}

const cache = new Map<string, Shape[]>();

/** Caches the shapes, except for actors that are turning or cut off at the edge. */
export function actorShapes(actor: VisibleActor): Shape[] {
  const { id, kind, facing, back, front } = actor;
  const color = colorOf(id, kind);
  if (back > 0 || front < 1 || facing.x * facing.y !== 0) return createShapes(color, actor);
  const key = `${kind} ${color} ${facing.x} ${facing.y}`;
  const shapes = cache.get(key) ?? createShapes(color, actor);
  cache.set(key, shapes);
  return shapes;
}
