import { SCROLL_TO_TOP } from './data-attributes.ts';
import { fragmentTarget } from './fragment.ts';

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

const scrollToTop = () =>
  scrollTo({ top: 0, behavior: reducedMotion.matches ? 'instant' : 'smooth' });

const savedPosition = (): number | undefined =>
  (history.state as { scrollY?: number } | null)?.scrollY;
const savePosition = () => history.replaceState({ ...history.state, scrollY }, '');
const jumpTo = (top: number) => scrollTo({ top, behavior: 'instant' });

/**
 * Opens new pages at their top or fragment, and restores the position on back, forward and reload
 * (specification §2; docs/specification-rulings.md, 18 and 27). Unless motion is reduced, scrolls
 * smoothly to the target of a clicked fragment link (not a skip link) and focuses it.
 */
export function initScrolling(): void {
  history.scrollRestoration = 'manual';
  const position = savedPosition();
  if (position !== undefined) jumpTo(position);
  else if (!location.hash) scrollToTop();
  // The browser does not find a target whose fragment also contains state, such as `#try?ask=…`.
  else if (location.hash.includes('?')) fragmentTarget(location.hash)?.scrollIntoView();
  // Saves after each scroll, because `beforeunload` may fire too late to save the position.
  let saveTimer: ReturnType<typeof setTimeout>;
  const saveSoon = () => {
    clearTimeout(saveTimer);
    saveTimer = setTimeout(savePosition, 100);
  };
  // Waits until the jump's `scroll` event is over. If the page is still too short for the jump, the
  // event would overwrite the saved position.
  requestAnimationFrame(() => addEventListener('scroll', saveSoon));
  addEventListener('beforeunload', savePosition);
  // Specification §2 prescribes this jump on `beforeunload`, but mail links fire that event without
  // leaving the page.
  addEventListener('pagehide', () => jumpTo(0));
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) jumpTo(savedPosition() ?? 0);
  });
  // Because restoration is manual, the browser does not scroll on back or forward to a fragment.
  addEventListener('popstate', () => {
    const saved = savedPosition();
    const section = fragmentTarget(location.hash);
    if (saved !== undefined) jumpTo(saved);
    else if (section) section.scrollIntoView();
    else scrollToTop();
  });

  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="#"]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (link.hasAttribute(SCROLL_TO_TOP)) {
      event.preventDefault();
      scrollToTop();
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
      return;
    }
    const section = fragmentTarget(link.hash);
    if (!section || reducedMotion.matches || link.matches('.skip')) return;
    event.preventDefault();
    if (link.hash !== location.hash) {
      savePosition();
      history.pushState(null, '', link.hash);
    }
    section.scrollIntoView({ behavior: 'smooth' });
    // Moves focus, so that Tab continues from the section.
    if (section.tabIndex < 0) section.tabIndex = -1;
    section.focus({ preventScroll: true });
  });
}
