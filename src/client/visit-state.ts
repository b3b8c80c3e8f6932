import { MENU } from './hooks.ts';
import { local, save, session, storageKeys } from './storage.ts';

/** Stores the id an element names (`content/visit-keys.ts`): the document's own when it opens, a card's before it navigates (specification §4). */
function saveId(element: HTMLElement | null): void {
  const { visitKey, visitId } = element?.dataset ?? {};
  if (visitKey && visitId) save(local, visitKey, visitId);
}

/** Saves which page is being looked at: the last route, and the id of an article or product. */
function savePage(): void {
  // A page that answers any address, such as the 404 page, is no route.
  if (document.body.dataset.anyAddress === undefined) save(local, storageKeys.lastRoute, location.pathname);
  saveId(document.body);
}

/** Saves the last route, the ids of chosen entries and the clicked menu. */
export function saveVisitState(): void {
  savePage();
  // A page from the back/forward cache is looked at again without being loaded (docs/specification-rulings.md, 8).
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) savePage();
  });
  document.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      saveId(target.closest<HTMLElement>('a[data-visit-key]'));
      const menu = target.closest('a, button') && target.closest(`[${MENU}]`)?.getAttribute(MENU);
      if (menu) save(session, storageKeys.clickedMenu, menu);
    },
    true,
  );
}
