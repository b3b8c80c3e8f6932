const still = matchMedia('(prefers-reduced-motion: reduce)');

const toTop = () => scrollTo({ top: 0, behavior: still.matches ? 'instant' : 'smooth' });

/** A page opens at its top unless its address has a fragment, and is left at its top (specification §2; docs/decisions.md). */
export function runScrolling(): void {
  history.scrollRestoration = 'manual';
  if (!location.hash) toTop();
  addEventListener('beforeunload', () => {
    history.scrollRestoration = 'manual';
    scrollTo({ top: 0, behavior: 'instant' });
  });

  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="#"]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (link.matches('[data-scroll-to-top]')) {
      event.preventDefault();
      toTop();
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
      return;
    }
    const section = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (!section || still.matches || link.matches('.skip')) return;
    event.preventDefault();
    history.pushState(null, '', link.hash);
    section.scrollIntoView({ behavior: 'smooth' });
    section.focus({ preventScroll: true });
  });
}
