/**
 * Disables the contact form's button before hydration (docs/specification-rulings.md, 25), and enables it if the island cannot load,
 * because the form works without script. Browsers without `AbortSignal.any` get no islands (`src/client/hydrate-near.ts`).
 */
export function guardSubmit(island: Element): void {
  const button = island.querySelector('[type=submit]') as HTMLButtonElement;
  button.disabled = 'any' in AbortSignal;
  island.addEventListener('astro:hydration-error', () => {
    button.disabled = false;
  });
}
