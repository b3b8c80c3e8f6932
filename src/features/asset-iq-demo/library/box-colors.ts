import sharp from 'sharp';
import type { Box } from './asset.ts';
import { type ColorName, colorName, colorNames } from './color-names.ts';

/** Width in pixels to which pictures are scaled: fast, and large enough for faces. */
const width = 480;
/** Width of the surroundings, as a fraction of the box. */
const margin = 0.3;
/** A color must fill this fraction of the box, and be so many times more frequent than around it. */
const minFraction = 0.06;
const minContrast = 1.25;
/** Higher for gray, because shadows and soft edges are gray. */
const minGrayFraction = 0.2;
const transparent = 255;

type PixelBox = [left: number, top: number, right: number, bottom: number];

/** The returned function lists up to three colors that a box has more of than its surroundings. */
export async function createColorReader(file: string) {
  const { data, info } = await sharp(file)
    .resize(width)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = Uint8Array.from({ length: info.width * info.height }, (_, pixel) => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(pixel * 4, pixel * 4 + 4);
    return alpha < 128 ? transparent : colorNames.indexOf(colorName(red, green, blue));
  });

  const colorFractions = (
    [left, top, right, bottom]: PixelBox,
    hole: PixelBox = [0, 0, 0, 0],
  ): number[] => {
    const counts = colorNames.map(() => 0);
    let all = 0;
    for (let y = Math.max(0, top); y < Math.min(info.height, bottom); y++) {
      for (let x = Math.max(0, left); x < Math.min(info.width, right); x++) {
        if (x >= hole[0] && x < hole[2] && y >= hole[1] && y < hole[3]) continue;
        const index = pixels[y * info.width + x] ?? transparent;
        if (index === transparent) continue;
        counts[index] = (counts[index] ?? 0) + 1;
        all++;
      }
    }
    return counts.map((count) => count / Math.max(1, all));
  };

  return (box: Box) => {
    const [left, top, right, bottom] = box.map((side, index) =>
      Math.round(side * (index % 2 === 0 ? info.width : info.height)),
    ) as PixelBox;
    const inside: PixelBox = [left, top, Math.max(right, left + 1), Math.max(bottom, top + 1)];
    const [x, y] = [Math.ceil((right - left) * margin) + 1, Math.ceil((bottom - top) * margin) + 1];
    const around = colorFractions([left - x, top - y, right + x, bottom + y], inside);
    return colorFractions(inside)
      .map((share, index) => ({
        name: colorNames[index] as ColorName,
        share,
        outside: around[index] ?? 0,
      }))
      .filter(
        ({ name, share, outside }) =>
          share >= (name === 'gray' ? minGrayFraction : minFraction) &&
          (share >= minContrast * outside || share > 0.5) &&
          share > outside,
      )
      .sort((a, b) => b.share - b.outside - (a.share - a.outside))
      .slice(0, 3)
      .map(({ name }) => name);
  };
}
