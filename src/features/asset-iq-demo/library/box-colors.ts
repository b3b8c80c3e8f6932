import sharp from 'sharp';
import type { Box } from './asset.ts';
import { type ColorName, colorNames, nameColor } from './color-names.ts';

/** Small enough to be fast, large enough for faces. */
const scaledWidth = 480;
/** Width of the surroundings on each side, as a fraction of the box. */
const margin = 0.3;
/** Colors must fill this fraction of a box. */
const minFraction = 0.06;
/** A color that fills at most half of a box must be this many times rarer around the box. */
const minContrast = 1.25;
/** Replaces `minFraction` for gray, because shadows and soft edges are gray. */
const minGrayFraction = 0.2;
const noColor = 255;

type PixelBox = [left: number, top: number, right: number, bottom: number];

/** Returns a function that lists up to three colors typical of a box, the most distinct first. */
export async function createColorReader(file: string) {
  const { data, info } = await sharp(file)
    .resize(scaledWidth)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colorIndexes = Uint8Array.from({ length: info.width * info.height }, (_, pixel) => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(pixel * 4, pixel * 4 + 4);
    return alpha < 128 ? noColor : colorNames.indexOf(nameColor(red, green, blue));
  });

  const colorFractions = ([left, top, right, bottom]: PixelBox, hole: PixelBox = [0, 0, 0, 0]) => {
    const counts = colorNames.map(() => 0);
    let opaque = 0;
    for (let y = Math.max(0, top); y < Math.min(info.height, bottom); y++) {
      for (let x = Math.max(0, left); x < Math.min(info.width, right); x++) {
        if (x >= hole[0] && x < hole[2] && y >= hole[1] && y < hole[3]) continue;
        const index = colorIndexes[y * info.width + x] ?? noColor;
        if (index === noColor) continue;
        counts[index] = (counts[index] ?? 0) + 1;
        opaque++;
      }
    }
    return counts.map((count) => count / Math.max(1, opaque));
  };

  return (box: Box) => {
    const [left, top, right, bottom] = box.map((side, index) =>
      Math.round(side * (index % 2 === 0 ? info.width : info.height)),
    ) as PixelBox;
    const pixelBox: PixelBox = [left, top, Math.max(right, left + 1), Math.max(bottom, top + 1)];
    const marginX = Math.ceil((right - left) * margin) + 1;
    const marginY = Math.ceil((bottom - top) * margin) + 1;
    const around = colorFractions(
      [left - marginX, top - marginY, right + marginX, bottom + marginY],
      pixelBox,
    );
    return colorFractions(pixelBox)
      .map((fraction, index) => ({
        name: colorNames[index] as ColorName,
        fraction,
        around: around[index] ?? 0,
      }))
      .filter(
        ({ name, fraction, around }) =>
          fraction >= (name === 'gray' ? minGrayFraction : minFraction) &&
          fraction > around &&
          (fraction > 0.5 || fraction >= minContrast * around),
      )
      .sort((a, b) => b.fraction - b.around - (a.fraction - a.around))
      .slice(0, 3)
      .map(({ name }) => name);
  };
}
