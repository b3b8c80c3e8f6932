import type { SceneMoment } from './scene-moment.ts';
import { project } from './shape.ts';
import type { Corners } from './simulation/world.ts';

/** In projected meters. */
export type ViewBox = [left: number, top: number, width: number, height: number];
export const fullView: ViewBox = [-60, -40, 120, 76];

/** For narrow screens: 2/3 of `fullView` per axis, around a visible event or the junction. */
export function closeUpView({ actors, event }: SceneMoment): ViewBox {
  const [left, top, width, height] = fullView;
  const subject = actors.find(({ id }) => id === event?.participants[0]?.id);
  const { x, y } = project(subject?.position ?? { x: 0, y: 0 });
  const startOf = (middle: number, min: number, size: number) =>
    Math.max(min, Math.min(min + size / 3, middle - size / 3));
  return [startOf(x, left, width), startOf(y, top, height), (width * 2) / 3, (height * 2) / 3];
}

/** Returns the padded box of a prism as fractions of the view; undefined if a part is outside. */
export function boundingBox(
  [left, top, width, height]: ViewBox,
  base: Corners,
  prismHeight: number,
) {
  const points = [0, prismHeight].flatMap((z) => base.map((corner) => project(corner, z)));
  const fractionsX = points.map(({ x }) => (x - left) / width);
  const fractionsY = points.map(({ y }) => (y - top) / height);
  const padding = 0.006;
  const box: [number, number, number, number] = [
    Math.min(...fractionsX) - padding,
    Math.min(...fractionsY) - padding,
    Math.max(...fractionsX) + padding,
    Math.max(...fractionsY) + padding,
  ];
  return box.every((fraction) => fraction >= 0 && fraction <= 1) ? box : undefined;
}
