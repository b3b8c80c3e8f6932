import sharp from 'sharp';
import type { Annotation } from '../../../pictures.ts';
import { type ColorName, colorName, colorNames } from './color-names.ts';

/** Masters are read at this width in pixels: enough for a face, and quick. */
const width = 480;
/** A box's surroundings reach this share of its size beyond it. */
const margin = 0.3;
/** A color counts from this share of the box, and where it is clearly more frequent than around the box. */
const leastShare = 0.06;
const timesTheSurroundings = 1.25;
/** Shadows and soft edges are gray: it has to be much of the box. */
const leastGray = 0.2;
/** Stands for what a cut-out leaves out. */
const transparent = 255;

type Shares = Map<ColorName, number>;
type Area = { left: number; top: number; right: number; bottom: number };

/** Names the pixels of a picture once; then says which colors a box has that its surroundings have not. */
export async function colorReader(file: string): Promise<(box: Annotation['box']) => ColorName[]> {
  const { data, info } = await sharp(file).resize(width).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const names = Uint8Array.from({ length: info.width * info.height }, (_, pixel) => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(pixel * 4, pixel * 4 + 4);
    return alpha < 128 ? transparent : colorNames.indexOf(colorName(red, green, blue));
  });

  const count = ({ left, top, right, bottom }: Area, hole?: Area): Shares => {
    const counts = new Array<number>(colorNames.length).fill(0);
    let all = 0;
    for (let y = Math.max(0, top); y < Math.min(info.height, bottom); y++) {
      for (let x = Math.max(0, left); x < Math.min(info.width, right); x++) {
        if (hole && x >= hole.left && x < hole.right && y >= hole.top && y < hole.bottom) continue;
        const name = names[y * info.width + x] ?? transparent;
        if (name === transparent) continue;
        counts[name] = (counts[name] ?? 0) + 1;
        all++;
      }
    }
    return new Map(colorNames.map((name, index) => [name, (counts[index] ?? 0) / Math.max(1, all)]));
  };

  return (box) => {
    const [left, top, right, bottom] = box.map((side, index) => Math.round(side * (index % 2 === 0 ? info.width : info.height))) as Annotation['box'];
    const inside = { left, top, right: Math.max(right, left + 1), bottom: Math.max(bottom, top + 1) };
    const [x, y] = [Math.ceil((right - left) * margin) + 1, Math.ceil((bottom - top) * margin) + 1];
    const around = count({ left: left - x, top: top - y, right: right + x, bottom: bottom + y }, inside);
    return [...count(inside)]
      .map(([name, share]) => ({ name, share, more: share - (around.get(name) ?? 0) }))
      .filter(
        ({ name, share, more }) =>
          share >= (name === 'gray' ? leastGray : leastShare) && (share >= timesTheSurroundings * (around.get(name) ?? 0) || share > 0.5) && more > 0,
      )
      .sort((one, other) => other.more - one.more)
      .slice(0, 3)
      .map(({ name }) => name);
  };
}
