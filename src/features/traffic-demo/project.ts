import type { Point } from './simulation/world.ts';

/** Left, top, width and height in units of the drawing. */
export type Frame = [number, number, number, number];
export const fullFrame: Frame = [-60, -40, 120, 76];

/** Isometric projection of a point `height` meters above the ground. */
export const project = ({ x, y }: Point, height = 0): Point => ({
  x: (x - y) * 0.866,
  y: (x + y) * 0.5 - height,
});

export const area = (points: Point[], height = 0) =>
  `M${points.map((point) => pair(project(point, height))).join('L')}Z`;

export const pair = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

export const block = (left: number, top: number, right: number, bottom: number): Point[] => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
];

/** Paths of the visible faces of an upright solid. */
export function solid(
  base: Point[],
  low: number,
  high: number,
): { top: string; lit: string; shaded: string } {
  const middle = {
    x: base.reduce((sum, { x }) => sum + x, 0) / base.length,
    y: base.reduce((sum, { y }) => sum + y, 0) / base.length,
  };
  let lit = '';
  let shaded = '';
  base.forEach((corner, index) => {
    const next = base[(index + 1) % base.length] ?? corner;
    const outward = {
      x: (corner.x + next.x) / 2 - middle.x,
      y: (corner.y + next.y) / 2 - middle.y,
    };
    if (outward.x + outward.y <= 0) return;
    const face = `M${[project(corner, low), project(next, low), project(next, high), project(corner, high)].map(pair).join('L')}Z`;
    if (outward.y >= outward.x) lit += face;
    else shaded += face;
  });
  return { top: area(base, high), lit, shaded };
}

/** The box of a solid as fractions of a frame; undefined if it is not inside. */
export function boxIn(
  [left, top, width, height]: Frame,
  base: Point[],
  tall: number,
): [number, number, number, number] | undefined {
  const points = base.flatMap((corner) => [project(corner), project(corner, tall)]);
  const across = points.map(({ x }) => (x - left) / width);
  const down = points.map(({ y }) => (y - top) / height);
  const pad = 0.006;
  const box: [number, number, number, number] = [
    Math.min(...across) - pad,
    Math.min(...down) - pad,
    Math.max(...across) + pad,
    Math.max(...down) + pad,
  ];
  return box[0] < 0 || box[1] < 0 || box[2] > 1 || box[3] > 1 ? undefined : box;
}
