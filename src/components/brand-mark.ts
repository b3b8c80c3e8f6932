import source from '../../brand/mark.svg?raw';
import { brandColors } from '../brand-colors.ts';

/**
 * The brand mark of `brand/mark.svg`: its frame, and what is drawn in it, in `currentColor` and
 * `var(--accent)`.
 */
export const brandMark = readMark(source);

function readMark(svg: string): { viewBox: string; drawing: string } {
  const [, attributes = '', drawing = ''] = /<svg([^>]*)>([\s\S]*)<\/svg>/.exec(svg) ?? [];
  const [, viewBox] = /viewBox="([^"]+)"/.exec(attributes) ?? [];
  if (viewBox === undefined)
    throw new Error('brand/mark.svg: <svg> must have a viewBox, such as viewBox="0 0 32 32"');
  return { viewBox, drawing: drawing.replaceAll(/>\s+</g, '><').trim() };
}

const painted = (ink: string, accent = ` $1="${brandColors.signal}"`) =>
  brandMark.drawing
    .replaceAll(/ (fill|stroke)="var\(--accent\)"/g, accent)
    .replaceAll('currentColor', ink);

/**
 * The mark in ink and signal as SVG source, for pictures made at build time.
 * @param size of its side, in the units of the picture it stands in
 */
export const brandMarkSvg = (x: number, y: number, size: number) =>
  `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="${brandMark.viewBox}">${painted(brandColors.ink)}</svg>`;

/** A drawing of the mark inset on a square, so that a round mask cuts nothing off. */
const insetIcon = (drawing: string, ground = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${ground}<svg x="16" y="16" width="32" height="32" viewBox="${brandMark.viewBox}">${drawing}</svg></svg>`;

/**
 * The mark in black on nothing, for systems that color it themselves. What has the signal color is
 * fainter, as its color is gone.
 */
export const monochromeIconSvg = () => insetIcon(painted('#000', ' $1="#000" $1-opacity=".5"'));

/** The mark in ink on a square of paper. */
export const paperIconSvg = () =>
  insetIcon(painted(brandColors.ink), `<rect width="64" height="64" fill="${brandColors.paper}"/>`);

/** The mark on nothing, ink in a light browser and paper in a dark one. */
export const faviconSvg = () => {
  const { ink, paper } = brandColors;
  const style = `<style>svg{color:${ink}}@media(prefers-color-scheme:dark){svg{color:${paper}}}</style>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${brandMark.viewBox}">${style}${painted('currentColor')}</svg>`;
};
