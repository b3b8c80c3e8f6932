import { markCurrentSection } from './contents.ts';
import { runCrossHair } from './cross-hair.ts';
import { fetchLinksAhead } from './links-ahead.ts';
import { runMenus } from './menus.ts';
import { runMobileMenu } from './mobile-menu.ts';
import { rememberChoices } from './remember.ts';
import { runScrolling } from './scroll.ts';
import { runShare } from './share.ts';
import { local, read, storageKeys } from './storage.ts';
import { runVideo } from './video.ts';

const header = document.querySelector<HTMLElement>('[data-header]');
const mobileMenu = document.querySelector<HTMLDialogElement>('#mobile-menu');

if (header) runMenus(header);
for (const list of document.querySelectorAll<HTMLElement>('[data-contents]')) markCurrentSection(list);
for (const scene of document.querySelectorAll<HTMLElement>('[data-cross-hair-scene]')) runCrossHair(scene);
for (const dialog of document.querySelectorAll<HTMLDialogElement>('[data-video]')) runVideo(dialog);
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-share]')) runShare(button);
// One page has this, and every other would carry it.
for (const input of document.querySelectorAll<HTMLInputElement>('[data-page-search]')) void import('./page-search.ts').then(({ runPageSearch }) => runPageSearch(input));
fetchLinksAhead();

/** What is true only of a page that is looked at: one prepared ahead has not been visited yet. */
function opened(): void {
  rememberChoices();
  runScrolling();
  if (header && mobileMenu) runMobileMenu(mobileMenu, header);
  void sendWhatWasKept();
}
/** Leads that could not be sent go out at the next page view; the code for it comes only where there are any. */
async function sendWhatWasKept(): Promise<void> {
  if (read(local, storageKeys.outbox) === null) return;
  const { siteOutbox } = await import('./site-outbox.ts');
  siteOutbox.start(window);
}
if ('prerendering' in document && document.prerendering) document.addEventListener('prerenderingchange', opened, { once: true });
else opened();
