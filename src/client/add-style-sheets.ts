/**
 * Adds the style sheets of an island when it loads. Astro would add them to every document
 * (withastro/astro#11404).
 */
export function addStyleSheets(...sheets: string[]): void {
  for (const css of sheets) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }
}
