import { brandColors } from '../brand-colors.ts';

/** The brand mark, 32 by 32 units: a viewfinder's brackets, drawn as a line, round the two halves of a compass needle. */
export const brandMark = {
  lineWidth: 3,
  brackets: 'M3.5 30V3.5H11M28.5 2v26.5H21',
  northNeedle: 'M8 8l12.2 3.8-8.4 8.4z',
  southNeedle: 'M24 24l-3.8-12.2-8.4 8.4z',
};

interface MarkPaint {
  /** Attributes of the brackets, such as ` stroke="#000"`. */
  line: string;
  /** Attributes of the southern half of the needle. */
  south: string;
  north?: string;
}

/** The mark's paths as SVG source, for pictures made at build time. */
export const brandMarkSvg = ({ line, south, north = brandColors.signal }: MarkPaint) =>
  `<path d="${brandMark.brackets}" fill="none" stroke-width="${brandMark.lineWidth}"${line}/><path d="${brandMark.northNeedle}" fill="${north}"/><path d="${brandMark.southNeedle}"${south}/>`;

/** The mark inset on a square of 64 units, so that a round mask cuts nothing off. */
const insetIcon = (mark: string, ground = '') => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${ground}<g transform="translate(16 16)">${mark}</g></svg>`;

/** The mark in black on nothing, for systems that color it themselves. One half of the needle is fainter, as its color is gone. */
export const monochromeIconSvg = () => insetIcon(brandMarkSvg({ line: ' stroke="#000"', south: ' fill="#000" fill-opacity=".5"', north: '#000' }));

/** The mark in ink on a square of paper. */
export const paperIconSvg = () =>
  insetIcon(brandMarkSvg({ line: ` stroke="${brandColors.ink}"`, south: ` fill="${brandColors.ink}"` }), `<rect width="64" height="64" fill="${brandColors.paper}"/>`);

/** The mark on nothing, ink in a light browser and paper in a dark one. */
export const faviconSvg = () => {
  const { ink, paper } = brandColors;
  const style = `<style>.line{stroke:${ink}}.needle{fill:${ink}}@media(prefers-color-scheme:dark){.line{stroke:${paper}}.needle{fill:${paper}}}</style>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${style}${brandMarkSvg({ line: ' class="line"', south: ' class="needle"' })}</svg>`;
};
