const KEY = 'inbox-reloaded-at';
const ONCE_MS = 30_000;

/** Reloads the page if an upgrade of the desk has removed its code, at most once in 30 seconds. */
export function reloadAfterUpgrade(): void {
  window.addEventListener('vite:preloadError', () => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < ONCE_MS) return;
    sessionStorage.setItem(KEY, String(Date.now()));
    window.location.reload();
  });
}
