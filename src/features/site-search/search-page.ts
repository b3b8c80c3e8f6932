const box = document.querySelector<HTMLElement>('main [data-search-box]');
const asked = new URLSearchParams(location.search).get('q');

/** `/search`: the results for the address's `q`; without one nothing is fetched until the field takes focus. */
async function start(): Promise<void> {
  const { runSearchPage } = await import('./search-page-box.ts');
  if (box) runSearchPage(box, asked);
}
if (asked) void start();
else box?.addEventListener('focusin', start, { once: true });
