import { darken, palette } from './palette.ts';
import { formatPoint, polygonPath, solidFaces } from './project.ts';
import type { Point } from './simulation/world.ts';

/** A filled path for SVG and canvas; `alpha` defaults to 1. */
export type Shape = { d: string; fill: string; alpha?: number };

/** Objects with a greater `depth` are drawn later. */
export type SceneObject = { depth: number; shapes: Shape[] };

export function solidShapes(base: Point[], bottom: number, height: number, color: string): Shape[] {
  const { top, lit, shaded } = solidFaces(base, bottom, height);
  return [
    ...(lit ? [{ d: lit, fill: darken(color, 0.84) }] : []),
    ...(shaded ? [{ d: shaded, fill: darken(color, 0.66) }] : []),
    { d: top, fill: color },
  ];
}

export const shadow = (d: string): Shape => ({ d, fill: palette.ink, alpha: 0.2 });
export const shadowOf = (corners: Point[]) => shadow(polygonPath(corners));

export const ellipse = ({ x, y }: Point, radiusX: number, radiusY = radiusX) =>
  `M${formatPoint({ x: x - radiusX, y })}A${radiusX.toFixed(2)} ${radiusY.toFixed(2)} 0 1 1 ${formatPoint({ x: x + radiusX, y })}A${radiusX.toFixed(2)} ${radiusY.toFixed(2)} 0 1 1 ${formatPoint({ x: x - radiusX, y })}Z`;

export const rectangle = (left: number, top: number, width: number, height: number) =>
  `M${formatPoint({ x: left, y: top })}h${width.toFixed(2)}v${height.toFixed(2)}h${(-width).toFixed(2)}Z`;
