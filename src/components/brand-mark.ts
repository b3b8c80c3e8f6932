/** The brand mark, 32 by 32 units; the attributes colour its line and its dark needle. */
export const markPaths = (line: string, needle: string) =>
  `<path d="M3.5 30V3.5H11M28.5 2v26.5H21" fill="none" stroke-width="3"${line}/><path d="M8 8l12.2 3.8-8.4 8.4z" fill="#ff5a1f"/><path d="M24 24l-3.8-12.2-8.4 8.4z"${needle}/>`;

/** The brand mark in one colour on nothing, for places that paint it themselves; inset like the icon on a ground. One needle is fainter, as its colour is gone. */
export const monochromeIconSvg = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><g transform="translate(16 16)">${markPaths(' stroke="#000"', ' fill="#000" fill-opacity=".5"').replace('#ff5a1f', '#000')}</g></svg>`;

/** The brand mark as an icon of its own. On `ground` it is inset, so that a round mask cuts nothing off. */
export function iconSvg(ground?: { fill: string; line: string }): string {
  const line = ground ? ` stroke="${ground.line}"` : ' class="line"';
  const needle = ground ? ` fill="${ground.line}"` : ' class="needle"';
  const style = ground ? '' : '<style>.line{stroke:#14192b}.needle{fill:#14192b}@media(prefers-color-scheme:dark){.line{stroke:#f4efe6}.needle{fill:#f4efe6}}</style>';
  const mark = markPaths(line, needle);
  return ground
    ? `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${ground.fill}"/><g transform="translate(16 16)">${mark}</g></svg>`
    : `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${style}${mark}</svg>`;
}
