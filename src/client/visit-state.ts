import { keep, local, session, storageKeys } from './storage.ts';

/** Stores the id an element names (`content/visit-keys.ts`): the document's own when it opens, a card's before it navigates (specification §4). */
function saveId(element: HTMLElement | null): void {
  const { visitKey, visitId } = element?.dataset ?? {};
  if (visitKey && visitId) keep(local, visitKey, visitId);
}

/** Keeps the last route, the ids of chosen articles and the clicked menu. */
export function saveVisitState(): void {
  // A page that answers any address, such as the 404 page, is no route.
  if (document.body.dataset.anyAddress === undefined) keep(local, storageKeys.lastRoute, location.pathname);
  saveId(document.body);
  document.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      saveId(target.closest<HTMLElement>('a[data-visit-key]'));
      const menu = target.closest('a, button') && target.closest<HTMLElement>('[data-menu]')?.dataset.menu;
      if (menu) keep(session, storageKeys.clickedMenu, menu);
    },
    true,
  );
}
