/**
 * With script, the contact form's button is off from the first paint to the first valid state (docs/decisions.md, 25). This runs inline beside the
 * form, long before its island: it switches the button off, and on again when the island's code cannot come, because the form works without it.
 */
export function guardSubmit(form: Element | null): void {
  const button = form?.querySelector<HTMLButtonElement>('[type="submit"]');
  const island = form?.closest('astro-island');
  if (!button || !island) return;
  button.disabled = true;
  const release = () => {
    if (island.hasAttribute('ssr')) button.disabled = false;
  };
  addEventListener('unhandledrejection', release);
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && release(), true);
}
