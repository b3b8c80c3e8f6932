/**
 * Starts the intro on a tab's first page, unless a link opened the page. A link from another site
 * to the home page does start the intro (docs/specification-rulings.md, 28). Reduced motion and
 * printing skip the intro. Runs inline before the first paint, so it must not use other code.
 * @param durationMs maximum time until the page appears
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
  const linkSkipsIntro =
    referrer !== '' && (location.pathname !== '/' || referrer.startsWith(`${location.origin}/`));
  if (linkSkipsIntro || matchMedia('(prefers-reduced-motion: reduce), print').matches) return;
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
