import { prefetchOnHover } from '../client/prefetch.ts';
import { runScrolling } from '../client/scroll.ts';
import { spyOnScroll } from '../client/scroll-spy.ts';
import { local, read, storageKeys } from '../client/storage.ts';
import { saveVisitState } from '../client/visit-state.ts';
import { runMenus } from '../features/navigation/header-menus.ts';
import { runMobileMenu } from '../features/navigation/mobile-menu.ts';

const header = document.querySelector<HTMLElement>('[data-header]');
const mobileMenu = document.querySelector<HTMLDialogElement>('#mobile-menu');

if (header) runMenus(header);
for (const list of document.querySelectorAll<HTMLElement>('[data-contents]')) spyOnScroll(list);
prefetchOnHover();

/** What a control with `data-act` does comes when it is asked for; where it cannot come, a link is followed instead. */
const act = (event: Event, name = '', control?: HTMLAnchorElement) => {
  event.preventDefault();
  void import('./actions.ts').then(
    (acts) => acts.act(name, control),
    () => control?.href && location.assign(control.href),
  );
};
addEventListener('click', (event) => {
  const control = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('[data-act]');
  if (control && !event.ctrlKey && !event.metaKey && !event.shiftKey) act(event, control.dataset.act, control);
});
addEventListener('keydown', (event) => {
  if (event.key === 'k' && (event.ctrlKey || event.metaKey)) act(event, 'search');
});

/** What is true only of a page that is looked at: one prepared ahead has not been visited yet. */
function opened(): void {
  saveVisitState();
  runScrolling();
  if (header && mobileMenu) runMobileMenu(mobileMenu, header);
  void sendWhatWasKept();
  // Whether it still holds is for the code itself to say.
  if (read(local, storageKeys.preferences)?.includes('"performance":true'))
    void import('../features/web-vitals/report-vitals.ts').then(({ reportVitals }) => reportVitals());
}
/** Leads that could not be sent go out at the next page view; the code for it comes only where there are any. */
async function sendWhatWasKept(): Promise<void> {
  if (read(local, storageKeys.outbox) === null) return;
  const { siteOutbox } = await import('../features/lead-forms/site-outbox.ts');
  siteOutbox.start(window);
}
if ('prerendering' in document && document.prerendering) document.addEventListener('prerenderingchange', opened, { once: true });
else opened();
