/**
 * With script, the contact form's button is off from the first paint to the first valid state (docs/specification-rulings.md, 25). This runs inline beside the
 * island: it switches the button off, and on again when the island's code cannot come, because the form works without it. Browsers without
 * `AbortSignal.any` get no islands (`src/client/hydrate-near.ts`).
 */
export function guardSubmit(island: Element): void {
  const button = island.querySelector('[type=submit]') as HTMLButtonElement;
  button.disabled = 'any' in AbortSignal;
  island.addEventListener('astro:hydration-error', () => {
    button.disabled = false;
  });
}
