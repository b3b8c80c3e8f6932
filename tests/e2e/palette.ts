import { readFileSync } from 'node:fs';

const palette = readFileSync('brand/palette.css', 'utf8');

/** A color of `brand/palette.css` as it stands there: `c-signal` is `#ff5a1f`. Of one that follows the scheme, the light one. */
export function hexOf(name: string): string {
  const [, hex] = new RegExp(`--${name}: (?:light-dark\\()?(#[0-9a-f]{6})`).exec(palette) ?? [];
  if (hex === undefined) throw new Error(`brand/palette.css has no color --${name}`);
  return hex;
}

/** Its red, green and blue, from 0 to 255. */
export const channelsOf = (name: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hexOf(name).slice(at, at + 2), 16));

/** As browsers say it: `rgb(255, 90, 31)`. */
export const rgbOf = (name: string): string => `rgb(${channelsOf(name).join(', ')})`;
