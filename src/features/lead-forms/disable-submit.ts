/**
 * Disables the contact form's button until hydration (docs/specification-rulings.md, 25). Enables
 * the button if the island cannot load, because the form works without script. Leaves it enabled in
 * browsers without `AbortSignal.any`, where `src/client/hydrate-near.ts` hydrates no island.
 */
export function disableSubmit(island: Element): void {
  const button = island.querySelector('[type=submit]') as HTMLButtonElement;
  button.disabled = 'any' in AbortSignal;
  island.addEventListener('astro:hydration-error', () => {
    button.disabled = false;
  });
}
