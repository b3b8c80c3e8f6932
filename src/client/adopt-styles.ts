/**
 * Adds the style sheets of a lazy island, which Astro would write into each document
 * (withastro/astro#11404).
 */
export function adoptStyles(...sheets: string[]): void {
  for (const css of sheets) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }
}
