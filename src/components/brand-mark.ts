import source from '../../brand/mark.svg?raw';
import { brandColors } from '../brand-colors.ts';

/** The brand mark of `brand/mark.svg`. Its drawing uses `currentColor` and `var(--accent)`. */
export const brandMark = readMark(source);

function readMark(svg: string): { viewBox: string; drawing: string } {
  const [, attributes = '', drawing = ''] = /<svg([^>]*)>([\s\S]*)<\/svg>/.exec(svg) ?? [];
  const [, viewBox] = /viewBox="([^"]+)"/.exec(attributes) ?? [];
  if (viewBox === undefined)
    throw new Error('brand/mark.svg: <svg> must have a viewBox, such as viewBox="0 0 32 32"');
  return { viewBox, drawing: drawing.replaceAll(/>\s+</g, '><').trim() };
}

/**
 * Returns the drawing with `ink` instead of `currentColor`.
 * @param accentAttribute replaces each attribute whose value is `var(--accent)`; `$1` is its name
 */
const withColors = (ink: string, accentAttribute = ` $1="${brandColors.signal}"`) =>
  brandMark.drawing
    .replaceAll(/ (fill|stroke)="var\(--accent\)"/g, accentAttribute)
    .replaceAll('currentColor', ink);

/** Returns the mark as a nested SVG, with position and size in units of the outer SVG. */
export const brandMarkSvg = (x: number, y: number, size: number) =>
  `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="${brandMark.viewBox}">${withColors(brandColors.ink)}</svg>`;

/** Returns a square icon, with a margin so that round masks do not crop the mark. */
const insetIcon = (drawing: string, background = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${background}<svg x="16" y="16" width="32" height="32" viewBox="${brandMark.viewBox}">${drawing}</svg></svg>`;

/** The mark in black with half transparent accents, for systems that color icons themselves. */
export const monochromeIconSvg = insetIcon(withColors('#000', ' $1="#000" $1-opacity=".5"'));

export const opaqueIconSvg = insetIcon(
  withColors(brandColors.ink),
  `<rect width="64" height="64" fill="${brandColors.paper}"/>`,
);

/** The mark without background: dark in light color schemes, light in dark ones. */
export const faviconSvg = () => {
  const { ink, paper } = brandColors;
  const style = `<style>svg{color:${ink}}@media(prefers-color-scheme:dark){svg{color:${paper}}}</style>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${brandMark.viewBox}">${style}${withColors('currentColor')}</svg>`;
};
