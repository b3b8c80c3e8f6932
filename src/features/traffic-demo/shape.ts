import { palette, shade } from './palette.ts';
import { area, pair, solid } from './project.ts';
import type { Point } from './simulation/world.ts';

/** A filled outline for SVG and canvas; `alpha` defaults to 1. */
export type Shape = { d: string; fill: string; alpha?: number };

/** Shapes with a greater `depth` are drawn later. */
export type Standing = { depth: number; shapes: Shape[] };

export function upright(base: Point[], low: number, high: number, color: string): Shape[] {
  const { top, lit, shaded } = solid(base, low, high);
  return [
    ...(lit ? [{ d: lit, fill: shade(color, 0.84) }] : []),
    ...(shaded ? [{ d: shaded, fill: shade(color, 0.66) }] : []),
    { d: top, fill: color },
  ];
}

export const shadow = (d: string): Shape => ({ d, fill: palette.ink, alpha: 0.2 });
export const shadowOf = (corners: Point[]) => shadow(area(corners));

export const ellipse = ({ x, y }: Point, wide: number, high = wide) =>
  `M${pair({ x: x - wide, y })}A${wide.toFixed(2)} ${high.toFixed(2)} 0 1 1 ${pair({ x: x + wide, y })}A${wide.toFixed(2)} ${high.toFixed(2)} 0 1 1 ${pair({ x: x - wide, y })}Z`;

export const rectangle = (left: number, top: number, width: number, height: number) =>
  `M${pair({ x: left, y: top })}h${width.toFixed(2)}v${height.toFixed(2)}h${(-width).toFixed(2)}Z`;
