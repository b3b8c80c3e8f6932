/** Fetches a same-site page when the pointer or focus rests on its link, in browsers without speculation rules (the head has those). */
export function prefetchOnHover(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) return;
  const fetched = new Set([location.pathname]);
  const ahead = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a');
    if (!link || link.origin !== location.origin || link.target || fetched.has(link.pathname)) return;
    fetched.add(link.pathname);
    const hint = document.createElement('link');
    hint.rel = 'prefetch';
    hint.href = link.href;
    document.head.append(hint);
  };
  document.addEventListener('pointerover', ahead, { passive: true });
  document.addEventListener('focusin', ahead);
}
