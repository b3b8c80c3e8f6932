import { palette, shade } from './palette.ts';
import { area, pair, solid } from './project.ts';
import type { Point } from './simulation/world.ts';

/** A filled outline, in the units of the picture: drawn as SVG in the page and on a canvas while it plays. `alpha` is 1 where it is not named. */
export type Shape = { d: string; fill: string; alpha?: number };

/** Something that stands: what is nearer to the viewer is drawn later, by `depth`. */
export type Standing = { depth: number; shapes: Shape[] };

/** An upright solid in one color, lighter where the light falls. */
export function upright(base: Point[], low: number, high: number, color: string): Shape[] {
  const { top, lit, shaded } = solid(base, low, high);
  return [...(lit ? [{ d: lit, fill: shade(color, 0.84) }] : []), ...(shaded ? [{ d: shaded, fill: shade(color, 0.66) }] : []), { d: top, fill: color }];
}

/** A shadow on the ground. */
export const shadow = (d: string): Shape => ({ d, fill: palette.ink, alpha: 0.2 });
export const shadowOf = (corners: Point[]) => shadow(area(corners));

/** An ellipse round a point of the picture. */
export const ellipse = ({ x, y }: Point, wide: number, high = wide) =>
  `M${pair({ x: x - wide, y })}A${wide.toFixed(2)} ${high.toFixed(2)} 0 1 1 ${pair({ x: x + wide, y })}A${wide.toFixed(2)} ${high.toFixed(2)} 0 1 1 ${pair({ x: x - wide, y })}Z`;

/** A rectangle of the picture. */
export const rectangle = (left: number, top: number, width: number, height: number) =>
  `M${pair({ x: left, y: top })}h${width.toFixed(2)}v${height.toFixed(2)}h${(-width).toFixed(2)}Z`;
