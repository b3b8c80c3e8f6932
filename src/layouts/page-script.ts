import { HEADER, MOBILE_MENU_ID, SCROLL_SPY } from '../client/data-attributes.ts';
import { runDeferredScript } from '../client/deferred-script.ts';
import { initScrolling } from '../client/scroll.ts';
import { initScrollSpy } from '../client/scroll-spy.ts';
import { load, local, storageKeys } from '../client/storage.ts';
import { initVisitState } from '../client/visit-state.ts';
import { initMenus } from '../features/navigation/header-menus.ts';
import { initMobileMenu } from '../features/navigation/mobile-menu.ts';
import { initSearchShortcut } from '../features/site-search/search-shortcut.ts';
import { startVitals } from '../features/web-vitals/start-vitals.ts';

const header = document.querySelector<HTMLElement>(`[${HEADER}]`);
const mobileMenu = document.querySelector<HTMLDialogElement>(`#${MOBILE_MENU_ID}`);

if (header) initMenus(header);
for (const list of document.querySelectorAll<HTMLElement>(`[${SCROLL_SPY}]`)) initScrollSpy(list);
initSearchShortcut();

function startVisit(): void {
  initVisitState();
  initScrolling();
  if (header && mobileMenu) initMobileMenu(mobileMenu, header);
  sendQueuedLeads();
  // Another page or tab may have queued a lead since this page was loaded.
  for (const type of ['pageshow', 'online']) addEventListener(type, sendQueuedLeads);
  startVitals();
}

/** Does nothing while offline: the script would fail to load, and can be inserted only once. */
function sendQueuedLeads(): void {
  if (navigator.onLine && load(local, storageKeys.outbox)) runDeferredScript('outbox');
}

if ((document as Document & { prerendering?: boolean }).prerendering)
  document.addEventListener('prerenderingchange', startVisit, { once: true });
else startVisit();
