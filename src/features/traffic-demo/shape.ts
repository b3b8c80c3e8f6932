import { dimTo, palette } from './palette.ts';
import type { Corners, Point } from './simulation/world.ts';

export type Shape = { d: string; fill: string; alpha?: number };

/** Objects with a greater `depth` are drawn later. `offset`: projected meters. */
export type SceneObject = { depth: number; shapes: Shape[]; offset?: Point };

/** Returns the isometric projection of a point `height` meters above the ground. */
export const project = ({ x, y }: Point, height = 0): Point => ({
  x: (x - y) * 0.866,
  y: (x + y) * 0.5 - height,
});

export const formatPoint = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

const closedPath = (points: Point[]) => `M${points.map(formatPoint).join('L')}Z`;

export const rectangleCorners = (
  left: number,
  top: number,
  right: number,
  bottom: number,
): Corners => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
];

export const polygonPath = (corners: Corners, height = 0) =>
  closedPath(corners.map((corner) => project(corner, height)));

/** Returns a block's visible faces. `bottom` and `top`: meters above the ground. */
export function blockShapes([a, b, c, d]: Corners, bottom: number, top: number, color: string) {
  let lit = '';
  let shaded = '';
  for (const [corner, next] of [
    [a, b],
    [b, c],
    [c, d],
    [d, a],
  ] as const) {
    // The outward direction. Faces at the back are hidden.
    const [x, y] = [corner.x + next.x - (a.x + c.x), corner.y + next.y - (a.y + c.y)];
    if (x + y <= 0) continue;
    const face = closedPath([
      project(corner, bottom),
      project(next, bottom),
      project(next, top),
      project(corner, top),
    ]);
    if (y >= x) lit += face;
    else shaded += face;
  }
  return [
    { d: lit, fill: dimTo(color, 0.84) },
    { d: shaded, fill: dimTo(color, 0.66) },
    { d: polygonPath([a, b, c, d], top), fill: color },
  ].filter(({ d }) => d);
}

export const shadowShape = (d: string): Shape => ({ d, fill: palette.ink, alpha: 0.2 });

export const ellipsePath = ({ x, y }: Point, radiusX: number, radiusY = radiusX) => {
  const [left, right] = [formatPoint({ x: x - radiusX, y }), formatPoint({ x: x + radiusX, y })];
  const arc = `A${radiusX.toFixed(2)} ${radiusY.toFixed(2)} 0 1 1 `;
  return `M${left}${arc}${right}${arc}${left}Z`;
};
