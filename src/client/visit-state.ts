import { MENU } from './hooks.ts';
import { local, save, session, storageKeys } from './storage.ts';

/** Stores an id written as `blogid:3` on an element: the document's own when it opens, a card's before it navigates (specification §4). */
function remember(mark: string | undefined): void {
  const [key, id] = mark?.split(':') ?? [];
  if (key && id) save(local, key, id);
}

/** Keeps the last route, the ids of chosen articles and the clicked menu. */
export function saveVisitState(): void {
  save(local, storageKeys.lastRoute, location.pathname);
  remember(document.body.dataset.remember);
  document.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      remember(target.closest<HTMLElement>('a[data-remember]')?.dataset.remember);
      const menu = target.closest('a, button') && target.closest(`[${MENU}]`)?.getAttribute(MENU);
      if (menu) save(session, storageKeys.clickedMenu, menu);
    },
    true,
  );
}
