import { fragmentTarget } from './fragment.ts';
import { SCROLL_TO_TOP } from './hooks.ts';

const still = matchMedia('(prefers-reduced-motion: reduce)');

const toTop = () => scrollTo({ top: 0, behavior: still.matches ? 'instant' : 'smooth' });

/** The saved position of this history entry, in pixels. */
const savedPlace = (): number | undefined =>
  (history.state as { scrollY?: number } | null)?.scrollY;
const savePlace = () => history.replaceState({ ...history.state, scrollY }, '');
const returnTo = (top: number) => scrollTo({ top, behavior: 'instant' });

/**
 * Opens new pages at their top or fragment, and restores the position on back, forward and reload
 * (specification §2; docs/specification-rulings.md, 18 and 27).
 */
export function runScrolling(): void {
  history.scrollRestoration = 'manual';
  const place = savedPlace();
  if (place !== undefined) returnTo(place);
  else if (!location.hash) toTop();
  // The fragment also contains state.
  else if (location.hash.includes('?')) fragmentTarget(location.hash)?.scrollIntoView();
  // Saves on leaving do not always arrive; a reload may come while the page scrolls.
  let saving: ReturnType<typeof setTimeout>;
  const saveSoon = () => {
    clearTimeout(saving);
    saving = setTimeout(savePlace, 100);
  };
  addEventListener('scroll', saveSoon, { passive: true });
  addEventListener('beforeunload', savePlace);
  // Not on `beforeunload`, which mail links fire too.
  addEventListener('pagehide', () => returnTo(0));
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) returnTo(savedPlace() ?? 0);
  });
  // Manual restoration includes sections of a page.
  addEventListener('popstate', () => {
    const earlier = savedPlace();
    const section = fragmentTarget(location.hash);
    if (earlier !== undefined) returnTo(earlier);
    else if (section) section.scrollIntoView();
    else toTop();
  });

  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="#"]');
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
    // Tab continues from the section.
    if (section.tabIndex < 0) section.tabIndex = -1;
    section.focus({ preventScroll: true });
  });
}
