/**
 * Starts the intro where a visit begins: once per tab, on the home page or on a page that was typed
 * or bookmarked (docs/specification-rulings.md, 28), never in
 * a tab opened from the site, under reduced motion or for a print. Runs inline in the head before
 * anything is painted, so it stands alone: it may call
 * nothing of this module or any other.
 * @param duration milliseconds until the page appears (`introDurationMs`)
 */
export function startIntro(duration: number): void {
  try {
    if (sessionStorage.getItem('visit')) return;
    sessionStorage.setItem('visit', 'started');
  } catch {
    // Without storage every document would begin a visit: better no intro than one on every page.
    return;
  }
  const { referrer } = document;
  const followedLink =
    referrer !== '' && (location.pathname !== '/' || referrer.startsWith(location.origin));
  if (followedLink || matchMedia('(prefers-reduced-motion: reduce), print').matches) return;
  const root = document.documentElement;
  const show = () => {
    clearTimeout(timer);
    delete root.dataset.intro;
  };
  const timer = setTimeout(show, duration);
  root.dataset.intro = '';
  root.style.setProperty('--intro-time', `${duration}ms`);
  for (const type of ['keydown', 'click', 'wheel', 'touchmove', 'beforeprint'])
    addEventListener(type, show, { capture: true, once: true });
}
