import { fragmentTarget } from './fragment.ts';
import { SCROLL_TO_TOP } from './hooks.ts';

const still = matchMedia('(prefers-reduced-motion: reduce)');

const toTop = () => scrollTo({ top: 0, behavior: still.matches ? 'instant' : 'smooth' });

/** Where the visitor was on this entry of the history, in pixels; undefined on a page newly opened. */
const savedPlace = (): number | undefined => (history.state as { scrollY?: number } | null)?.scrollY;
const savePlace = () => history.replaceState({ ...history.state, scrollY }, '');
const returnTo = (top: number) => scrollTo({ top, behavior: 'instant' });

/**
 * A page newly opened opens at its top unless its address has a fragment, and is left at its top (specification §2). Back, forward and reload are
 * returns: restoration stays manual, and the visitor is put back where they were, at once (docs/specification-rulings.md, 18 and 27).
 */
export function runScrolling(): void {
  history.scrollRestoration = 'manual';
  const place = savedPlace();
  if (place !== undefined) returnTo(place);
  else if (!location.hash) toTop();
  // Saved once scrolling rests: what is saved while a page is being left does not always arrive.
  let saving: ReturnType<typeof setTimeout>;
  const saveSoon = () => {
    clearTimeout(saving);
    saving = setTimeout(savePlace, 100);
  };
  addEventListener('scroll', saveSoon, { passive: true });
  // Not on `beforeunload`: a mail link fires that too, and nobody who writes to us wants the page to jump.
  addEventListener('pagehide', () => returnTo(0));
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) returnTo(savedPlace() ?? 0);
  });
  // Manual restoration leaves the way back between two sections of a page to us.
  addEventListener('popstate', () => {
    const earlier = savedPlace();
    const section = fragmentTarget(location.hash);
    if (earlier !== undefined) returnTo(earlier);
    else if (section) section.scrollIntoView();
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
    if (link.hash !== location.hash) {
      savePlace();
      history.pushState(null, '', link.hash);
    }
    section.scrollIntoView({ behavior: 'smooth' });
    // The next Tab goes on from where the page went, as after any link to a fragment.
    if (section.tabIndex < 0) section.tabIndex = -1;
    section.focus({ preventScroll: true });
  });
}
