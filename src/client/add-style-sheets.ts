/**
 * Adds CSS when an island loads. Astro would link imported CSS from every document
 * (withastro/astro#11404).
 */
export function addStyleSheets(...cssTexts: string[]): void {
  for (const css of cssTexts) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }
}
