import { fragmentTarget } from './fragment.ts';
import { SCROLL_TO_TOP } from './hooks.ts';

const still = matchMedia('(prefers-reduced-motion: reduce)');

const toTop = () => scrollTo({ top: 0, behavior: still.matches ? 'instant' : 'smooth' });

/** A page opens at its top unless its address has a fragment, and is left at its top (specification §2; docs/specification-rulings.md). */
export function runScrolling(): void {
  history.scrollRestoration = 'manual';
  if (!location.hash) toTop();
  // Not on `beforeunload`: a mail link fires that too, and nobody who writes to us wants the page to jump.
  addEventListener('pagehide', () => scrollTo({ top: 0, behavior: 'instant' }));
  // Manual restoration leaves the way back between two sections of a page to us.
  addEventListener('popstate', () => {
    const section = fragmentTarget(location.hash);
    if (section) section.scrollIntoView();
    else toTop();
  });

  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="#"]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (link.hasAttribute(SCROLL_TO_TOP)) {
      event.preventDefault();
      toTop();
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
      return;
    }
    const section = fragmentTarget(link.hash);
    if (!section || still.matches || link.matches('.skip')) return;
    event.preventDefault();
    if (link.hash !== location.hash) history.pushState(null, '', link.hash);
    section.scrollIntoView({ behavior: 'smooth' });
    // The next Tab goes on from where the page went, as after any link to a fragment.
    if (section.tabIndex < 0) section.tabIndex = -1;
    section.focus({ preventScroll: true });
  });
}
