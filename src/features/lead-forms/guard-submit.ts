/**
 * With script, the contact form's button is off from the first paint to the first valid state (docs/specification-rulings.md, 25). This runs inline beside the
 * island: it switches the button off, and on again when the code of the island, or of islands altogether, cannot come, because the form works without it.
 * Browsers without `AbortSignal.any` get no islands (`src/client/hydrate-near.ts`).
 */
export function guardSubmit(island: Element): void {
  const button = island.querySelector('[type=submit]') as HTMLButtonElement;
  button.disabled = 'any' in AbortSignal;
  const giveBack = () => {
    button.disabled = false;
  };
  island.addEventListener('astro:hydration-error', giveBack);
  addEventListener('load', () => customElements.get('astro-island') ?? giveBack());
}
