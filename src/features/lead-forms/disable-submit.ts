/**
 * Disables the contact form's button until hydration (docs/specification-rulings.md, 25). Enables
 * it if the island cannot load, because the form works without script. Browsers without
 * `AbortSignal.any` never hydrate the island (`src/client/hydrate-near.ts`), so they keep the button
 * enabled.
 */
export function disableSubmit(island: Element): void {
  const button = island.querySelector('[type=submit]') as HTMLButtonElement;
  button.disabled = 'any' in AbortSignal;
  island.addEventListener('astro:hydration-error', () => {
    button.disabled = false;
  });
}
