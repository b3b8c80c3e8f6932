/**
 * Starts the intro where a visit begins: once per tab, never under reduced motion or for a print. Runs inline in the head before anything
 * is painted, so it stands alone: it may call nothing of this module or any other.
 * @param delay milliseconds until the page appears (`introDurationMs`)
 * @param skipHook attribute of the button that ends it
 */
export function startIntro(delay: number, skipHook: string): void {
  try {
    if (sessionStorage.getItem('visit') || matchMedia('(prefers-reduced-motion: reduce), print').matches) return;
    sessionStorage.setItem('visit', 'started');
  } catch {
    // Without storage every document would begin a visit: better no intro than one on every page.
    return;
  }
  const root = document.documentElement;
  const show = (event?: Event) => {
    if (event?.type === 'click' && !(event.target as Element).closest(`[${skipHook}]`)) return;
    clearTimeout(timer);
    delete root.dataset.intro;
    for (const type of ['keydown', 'click', 'beforeprint']) removeEventListener(type, show, true);
  };
  const timer = setTimeout(show, delay);
  root.dataset.intro = '';
  root.style.setProperty('--intro-time', `${delay}ms`);
  for (const type of ['keydown', 'click', 'beforeprint']) addEventListener(type, show, true);
}
