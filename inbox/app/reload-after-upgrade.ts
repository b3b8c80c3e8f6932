const KEY = 'inbox-reloaded-at';
const MIN_INTERVAL_MS = 30_000;

/** Reloads the page, at most once in 30 seconds, if a file fails to load, as after an upgrade. */
export function reloadAfterUpgrade(): void {
  window.addEventListener('vite:preloadError', () => {
    const lastReload = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - lastReload < MIN_INTERVAL_MS) return;
    sessionStorage.setItem(KEY, String(Date.now()));
    window.location.reload();
  });
}
