import { readFileSync } from 'node:fs';

const palette = readFileSync('brand/palette.css', 'utf8');

/** Returns a palette color, such as `#ff5a1f` for `c-signal`; for `light-dark()`, the light one. */
export function hexOf(name: string): string {
  const [, hex] = new RegExp(`--${name}: (?:light-dark\\()?(#[0-9a-f]{6})`).exec(palette) ?? [];
  if (hex === undefined) throw new Error(`brand/palette.css has no color --${name}`);
  return hex;
}

/** Returns red, green and blue from 0 to 255. */
export const channelsOf = (name: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hexOf(name).slice(start, start + 2), 16));

/** Returns a color in its computed form, such as `rgb(255, 90, 31)`. */
export const rgbOf = (name: string): string => `rgb(${channelsOf(name).join(', ')})`;
