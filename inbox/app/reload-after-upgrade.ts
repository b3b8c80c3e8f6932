const KEY = 'inbox-reloaded-at';
const MIN_INTERVAL_MS = 30_000;

/** Reloads the page if the desk responds. Otherwise, keeps the page with its unsaved input. */
export async function reloadIfReachable() {
  const { ok } = await fetch(location.href, { cache: 'no-store' }).catch(Response.error);
  if (!ok) return;
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
}

/**
 * If an import fails, reloads the page, at most every 30 seconds: after an upgrade of the desk, an
 * open page may import a file that no longer exists.
 */
export function reloadAfterUpgrade(): void {
  window.addEventListener('vite:preloadError', () => {
    const lastReloadAt = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - lastReloadAt >= MIN_INTERVAL_MS) void reloadIfReachable();
  });
}
