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

/** A view of a picture: its left and top edge and its width, as fractions of the picture. */
type View = readonly [left: number, top: number, width: number];
type Mark = { id?: string; label?: string; index?: number; chip: ChipPlace; showsId?: boolean };
type Pair = {
  figure: string;
  heading: readonly [string, string];
  start: number;
  sheet: number;
  sides: readonly { picture: string; wide: View; close: View; marks: readonly Mark[] }[];
};

const openings: Rect[] = [56, 652].map((x) => ({ x, y: 160, width: 572, height: 414 }));
/** Seconds between the zoom into the first picture and into the second. */
const zoomDelay = 1.0;

/**
 * Two frames side by side. The camera zooms into a box of the first frame, then into the same face
 * or symbol in the second, and a line connects the boxes.
 */
export const createPairScene =
  ({ figure, heading, start, sheet, sides }: Pair) =>
  (stage: Element): Draw => {
    const scene = add(stage, 'section', 'scene');
    addFigure(scene, sheet + 3, figure);
    const words = add(scene, 'p', 'words heading');
    const parts = heading.map((part) => add(words, 'span', '', part));
    const [, second] = parts;
    const pictures = sides.map(({ picture }) => addPicture(scene, frameNamed(picture)));
    const layer = addLayer(scene);
    const connection = addSvg(layer, 'path', {
      fill: 'none',
      stroke: 'var(--signal)',
      'stroke-width': 2,
    });
    const marked = sides.map(({ picture, marks }, side) => {
      const { x } = openings[side] ?? { x: 0 };
      const frame = frameNamed(picture);
      const clip = add(scene, 'p', 'name', `${frame.clip}.mov`);
      Object.assign(clip.style, { left: `${x}px`, top: '588px' });
      return marks.map(({ id, label, index = 0, chip, showsId }) => {
        const found = frame.boxes.filter((box) => (id ? box.id === id : box.label === label))[
          index
        ];
        if (!found) throw new Error(`${picture} has no box of ${id ?? label}`);
        return {
          found,
          bracket: addBracket(layer),
          chip: addChip(scene, found.label, chip),
          name: showsId && id ? addChip(scene, id, 'bl') : undefined,
        };
      });
    });

    return (t) => {
      const offset = sheet - cameraAt(t);
      scene.hidden = Math.abs(offset) >= 1;
      if (scene.hidden) return;
      scene.style.transform = `translateX(${1280 * offset}px)`;
      const ready = start + 0.7;
      if (second) showText(second, t, ready + zoomDelay - 0.1);
      const boxes: Rect[] = [];
      for (const [side, { picture, wide, close, marks }] of sides.entries()) {
        const opening = openings[side];
        if (!opening) continue;
        const { width, height } = frameNamed(picture);
        const moment = ready + side * zoomDelay;
        const whole = ([left, top, share]: View): Rect => {
          const w = opening.width / share;
          const h = (w * height) / width;
          return { x: opening.x - left * w, y: opening.y - top * h, width: w, height: h };
        };
        const shown = mixRect(whole(wide), whole(close), progress(t, moment - 0.1, 0.9, easeInOut));
        pictures[side]?.draw(opening, shown);
        for (const [index, { found, bracket, chip, name }] of (marked[side] ?? []).entries()) {
          const box = grow(boxRect(shown, found), 5);
          const lockAt = moment + 0.4 + index * 0.2;
          bracket(box, t - lockAt, 1);
          chip(box, t - lockAt - 0.5, 1);
          name?.(box, t - lockAt - 0.8, 0);
          if (index === marks.length - 1) boxes.push(box);
        }
      }
      const [one, two] = boxes;
      if (!one || !two) return;
      const drawn = progress(t, ready + zoomDelay + 0.95, 0.6, easeInOut);
      const from = { x: one.x + one.width, y: one.y + one.height / 2 };
      const level = two.y + two.height / 2;
      const to = { x: two.x, y: Math.abs(level - from.y) < 8 ? from.y : level };
      const length = Math.abs(to.x - from.x) + Math.abs(to.y - from.y);
      connection.setAttribute('d', `M${from.x} ${from.y}H640V${to.y}H${to.x}`);
      connection.setAttribute('stroke-dasharray', `${length * drawn} ${length}`);
      setOpacity(connection, drawn > 0 ? 1 : 0);
    };
  };
