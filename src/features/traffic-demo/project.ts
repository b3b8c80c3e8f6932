import type { Point } from './simulation/world.ts';

/** In units of the drawing. */
export type Frame = [left: number, top: number, width: number, height: number];
export const fullFrame: Frame = [-60, -40, 120, 76];

/** Returns the isometric projection of a point `height` meters above the ground. */
export const project = ({ x, y }: Point, height = 0): Point => ({
  x: (x - y) * 0.866,
  y: (x + y) * 0.5 - height,
});

export const polygonPath = (points: Point[], height = 0) =>
  `M${points.map((point) => formatPoint(project(point, height))).join('L')}Z`;

export const formatPoint = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

export const rectangleCorners = (
  left: number,
  top: number,
  right: number,
  bottom: number,
): Point[] => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
];

/** Returns the paths of a prism's visible faces. */
export function solidFaces(
  base: Point[],
  bottom: number,
  topHeight: number,
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
    const face = `M${[project(corner, bottom), project(next, bottom), project(next, topHeight), project(corner, topHeight)].map(formatPoint).join('L')}Z`;
    if (outward.y >= outward.x) lit += face;
    else shaded += face;
  });
  return { top: polygonPath(base, topHeight), lit, shaded };
}

/** Returns the bounding box of a prism as fractions of a frame; undefined if it is not inside. */
export function boundingBox(
  [left, top, frameWidth, frameHeight]: Frame,
  base: Point[],
  height: number,
): [number, number, number, number] | undefined {
  const points = base.flatMap((corner) => [project(corner), project(corner, height)]);
  const fractionsX = points.map(({ x }) => (x - left) / frameWidth);
  const fractionsY = points.map(({ y }) => (y - top) / frameHeight);
  const padding = 0.006;
  const box: [number, number, number, number] = [
    Math.min(...fractionsX) - padding,
    Math.min(...fractionsY) - padding,
    Math.max(...fractionsX) + padding,
    Math.max(...fractionsY) + padding,
  ];
  return box[0] < 0 || box[1] < 0 || box[2] > 1 || box[3] > 1 ? undefined : box;
}
