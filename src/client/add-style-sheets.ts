/**
 * Adds an island's CSS when the island loads. If the island imported the CSS, Astro would link it
 * from every page (withastro/astro#11404).
 */
export function addStyleSheets(...cssTexts: string[]): void {
  for (const css of cssTexts) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }
}
