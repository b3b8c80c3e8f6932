const KEY = 'inbox-reloaded-at';
const MIN_INTERVAL_MS = 30_000;

/** Reloads the page if the desk answers. Otherwise, the page stays, with its drafts. */
export async function reloadIfReachable() {
  const { ok } = await fetch(location.href, { cache: 'no-store' }).catch(Response.error);
  if (!ok) return;
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
}

/** Reloads the page, at most once in 30 seconds, if a file fails to load, as after an upgrade. */
export function reloadAfterUpgrade(): void {
  window.addEventListener('vite:preloadError', () => {
    const lastReload = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - lastReload >= MIN_INTERVAL_MS) void reloadIfReachable();
  });
}
