/**
 * Starts the intro on a tab's first page if that is the home page, or was typed or bookmarked
 * (docs/specification-rulings.md, 28), but not after a link on this site, under reduced motion or
 * in print. Runs as an inline script before the first paint, so it must not use other code.
 * @param durationMs maximum milliseconds until the page appears
 */
export function startIntro(durationMs: number): void {
  try {
    if (sessionStorage.getItem('visit')) return;
    sessionStorage.setItem('visit', 'started');
  } catch {
    // Without storage the intro would appear on every page.
    return;
  }
  const { referrer } = document;
  const followedLink =
    referrer !== '' && (location.pathname !== '/' || referrer.startsWith(location.origin));
  if (followedLink || matchMedia('(prefers-reduced-motion: reduce), print').matches) return;
  const root = document.documentElement;
  const showPage = () => {
    clearTimeout(timer);
    delete root.dataset.intro;
  };
  const timer = setTimeout(showPage, durationMs);
  root.dataset.intro = '';
  root.style.setProperty('--intro-time', `${durationMs}ms`);
  for (const type of ['keydown', 'click', 'wheel', 'touchmove', 'beforeprint'])
    addEventListener(type, showPage, { capture: true, once: true });
}
