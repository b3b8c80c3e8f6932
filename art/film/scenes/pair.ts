import {
  add,
  addBracket,
  addChip,
  addFigure,
  addLayer,
  addPicture,
  addSvg,
  boxRect,
  type ChipPlace,
  grow,
  mixRect,
  type Rect,
  setOpacity,
  showText,
} from '../draw.ts';
import type { Draw } from '../film.ts';
import { frameNamed } from '../frames.ts';
import { cameraAt, easeInOut, progress } from '../timing.ts';

/** Left edge, top edge and width of the visible part, as fractions of the picture. */
type View = readonly [left: number, top: number, width: number];
/** A box, by `id` or by `label` and `index` among the boxes with this label. */
type Mark = { id?: string; label?: string; index?: number; chip: ChipPlace; showsId?: boolean };
type Pair = {
  caption: string;
  heading: readonly [string, string];
  start: number;
  sheet: number;
  sides: readonly { picture: string; wide: View; close: View; marks: readonly Mark[] }[];
};

const openings: Rect[] = [56, 652].map((x) => ({ x, y: 160, width: 572, height: 414 }));
/** Seconds between the zooms into the two pictures. */
const zoomDelay = 1.0;

/**
 * Returns a function that adds a scene with two frames side by side. Each frame zooms from its
 * `wide` to its `close` view. Then a line connects the last boxes of the frames.
 */
export const createPairScene =
  ({ caption, heading, start, sheet, sides }: Pair) =>
  (stage: Element): Draw => {
    const scene = add(stage, 'section', 'scene');
    addFigure(scene, sheet + 3, caption);
    const headline = add(scene, 'p', 'words heading');
    const [, secondPart] = heading.map((part) => add(headline, 'span', '', part));
    const pictures = sides.map(({ picture }) => addPicture(scene, frameNamed(picture)));
    const layer = addLayer(scene);
    const connection = addSvg(layer, 'path', {
      fill: 'none',
      stroke: 'var(--signal)',
      'stroke-width': 2,
    });
    const marksBySide = sides.map(({ picture, marks }, side) => {
      const { x } = openings[side] ?? { x: 0 };
      const frame = frameNamed(picture);
      const clip = add(scene, 'p', 'name', `${frame.clip}.mov`);
      Object.assign(clip.style, { left: `${x}px`, top: '588px' });
      return marks.map(({ id, label, index = 0, chip, showsId }) => {
        const annotation = frame.boxes.filter((box) => (id ? box.id === id : box.label === label))[
          index
        ];
        if (!annotation) throw new Error(`${picture} has no box of ${id ?? label}`);
        return {
          annotation,
          bracket: addBracket(layer),
          chip: addChip(scene, annotation.label, chip),
          idChip: showsId && id ? addChip(scene, id, 'bl') : undefined,
        };
      });
    });

    return (t) => {
      const offset = sheet - cameraAt(t);
      scene.hidden = Math.abs(offset) >= 1;
      if (scene.hidden) return;
      scene.style.transform = `translateX(${1280 * offset}px)`;
      const firstZoomTime = start + 0.7;
      if (secondPart) showText(secondPart, t, firstZoomTime + zoomDelay - 0.1);
      const boxes: Rect[] = [];
      for (const [side, { picture, wide, close, marks }] of sides.entries()) {
        const opening = openings[side];
        if (!opening) continue;
        const { width, height } = frameNamed(picture);
        const zoomTime = firstZoomTime + side * zoomDelay;
        const pictureRectFor = ([left, top, viewWidth]: View): Rect => {
          const w = opening.width / viewWidth;
          const h = (w * height) / width;
          return { x: opening.x - left * w, y: opening.y - top * h, width: w, height: h };
        };
        const pictureRect = mixRect(
          pictureRectFor(wide),
          pictureRectFor(close),
          progress(t, zoomTime - 0.1, 0.9, easeInOut),
        );
        pictures[side]?.draw(opening, pictureRect);
        for (const [index, { annotation, bracket, chip, idChip }] of (
          marksBySide[side] ?? []
        ).entries()) {
          const box = grow(boxRect(pictureRect, annotation), 5);
          const lockAt = zoomTime + 0.4 + index * 0.2;
          bracket(box, t - lockAt, 1);
          chip(box, t - lockAt - 0.5, 1);
          idChip?.(box, t - lockAt - 0.8, 0);
          if (index === marks.length - 1) boxes.push(box);
        }
      }
      const [first, second] = boxes;
      if (!first || !second) return;
      const drawnFraction = progress(t, firstZoomTime + zoomDelay + 0.95, 0.6, easeInOut);
      const from = { x: first.x + first.width, y: first.y + first.height / 2 };
      const secondY = second.y + second.height / 2;
      const to = { x: second.x, y: Math.abs(secondY - from.y) < 8 ? from.y : secondY };
      const length = Math.abs(to.x - from.x) + Math.abs(to.y - from.y);
      connection.setAttribute('d', `M${from.x} ${from.y}H640V${to.y}H${to.x}`);
      connection.setAttribute('stroke-dasharray', `${length * drawnFraction} ${length}`);
      setOpacity(connection, drawnFraction > 0 ? 1 : 0);
    };
  };
