/**
 * Adds style sheets that came with the code of an island: Astro would write the CSS of any component that a page can reach into its document,
 * that of a dialog nobody has asked for included (withastro/astro#11404).
 */
export function adoptStyles(...sheets: string[]): void {
  for (const css of sheets) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }
}
