import { MENU } from './data-attributes.ts';
import { local, save, session, storageKeys } from './storage.ts';

/**
 * Saves the id of a product or detail page that is opened or whose link is clicked (specification
 * §2, §4). `data-visits` maps kinds of pages to storage keys, and paths of products to ids.
 */
function saveId(path: string): void {
  const keysAndIds = new URLSearchParams(document.body.dataset.visits);
  const [, kind = 'product', id = keysAndIds.get(path)] =
    /^\/(.+)-details\/(\d+)$/.exec(path) ?? [];
  if (id) save(local, keysAndIds.get(kind) as string, id);
}

function savePage(): void {
  // Error pages are served at other pages' URLs.
  if (document.body.dataset.anyUrl !== undefined) return;
  save(local, storageKeys.lastRoute, location.pathname);
  saveId(location.pathname);
}

export function initVisitState(): void {
  savePage();
  // A page from the back/forward cache is visited again.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) savePage();
  });
  document.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      const link = target.closest('a');
      if (link?.origin === location.origin) saveId(link.pathname);
      const menu = target.closest('a, button') && target.closest(`[${MENU}]`)?.getAttribute(MENU);
      if (menu) save(session, storageKeys.clickedMenu, menu);
    },
    true,
  );
}
