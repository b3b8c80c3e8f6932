/**
 * With script, the contact form's button is off from the first paint to the first valid state (docs/specification-rulings.md, 25). This runs inline beside the
 * island: it switches the button off, and on again when the island's code cannot come, because the form works without it.
 */
export function guardSubmit(island: Element | null | undefined): void {
  const button = island?.querySelector<HTMLButtonElement>('[type="submit"]');
  if (!button) return;
  button.disabled = true;
  island?.addEventListener('astro:hydration-error', () => {
    button.disabled = false;
  });
}
