/** The brand's three colors, for what is drawn outside the pages' style (`styles/tokens.css` has them too). */
export const brandColors = { ink: '#14192b', paper: '#f4efe6', signal: '#ff5a1f' } as const;

/** The brand mark, 32 by 32 units: a viewfinder's brackets round the light and the dark half of a compass needle. */
export const markShapes = { brackets: 'M3.5 30V3.5H11M28.5 2v26.5H21', light: 'M8 8l12.2 3.8-8.4 8.4z', dark: 'M24 24l-3.8-12.2-8.4 8.4z' } as const;

/** The mark as SVG: the attributes color its line and the dark half, `light` the other. */
export const markPaths = (line: string, dark: string, light: string = brandColors.signal) =>
  `<path d="${markShapes.brackets}" fill="none" stroke-width="3"${line}/><path d="${markShapes.light}" fill="${light}"/><path d="${markShapes.dark}"${dark}/>`;

/** The brand mark in one color on nothing, for places that paint it themselves; inset like the icon on a ground. One half is fainter, as its color is gone. */
export const monochromeIconSvg = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><g transform="translate(16 16)">${markPaths(' stroke="#000"', ' fill="#000" fill-opacity=".5"', '#000')}</g></svg>`;

/** The brand mark as an icon of its own, in the colors of the visitor's scheme. */
export function iconSvg(): string {
  const { ink, paper } = brandColors;
  const style = `<style>.line{stroke:${ink}}.needle{fill:${ink}}@media(prefers-color-scheme:dark){.line{stroke:${paper}}.needle{fill:${paper}}}</style>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${style}${markPaths(' class="line"', ' class="needle"')}</svg>`;
}

/** The brand mark on paper, inset so that a round mask cuts nothing off. */
export function iconOnPaperSvg(): string {
  const { ink, paper } = brandColors;
  const mark = markPaths(` stroke="${ink}"`, ` fill="${ink}"`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${paper}"/><g transform="translate(16 16)">${mark}</g></svg>`;
}
