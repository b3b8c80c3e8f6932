import { closeOnOutsideClick } from '../../client/close-on-outside-click.ts';
import { MOBILE_MENU_ID } from '../../client/data-attributes.ts';
import { load, local, save, storageKeys } from '../../client/storage.ts';

/** Below 1025 px (specification §9). In em, so that larger text widens the limit. */
const narrow = matchMedia('(max-width: 64em)');

/**
 * Opens and closes the slide-in menu, saves its state in `navBarValueitem` and applies changes made
 * in other tabs (specification §4; docs/specification-rulings.md, 9).
 */
export function initMobileMenu(menu: HTMLDialogElement, header: HTMLElement): void {
  const open = () => {
    if (!menu.open && narrow.matches) menu.showModal();
  };
  const saveState = () => save(local, storageKeys.menuOpen, String(menu.open));
  const applySavedState = () => {
    if (load(local, storageKeys.menuOpen) === 'true') open();
    else menu.close();
  };

  // Observes the attribute, because older browsers have no event for the opening of a dialog.
  new MutationObserver(saveState).observe(menu, { attributeFilter: ['open'] });
  narrow.addEventListener('change', () => {
    if (!narrow.matches) menu.close();
  });
  afterIntro(() => {
    if (!menu.open) applySavedState();
    // The stored state may differ: the menu may have opened before this script loaded, and a stored
    // 'true' does not open it in a wide window.
    if (menu.open || load(local, storageKeys.menuOpen) === 'true') saveState();
    addEventListener('storage', ({ key }) => {
      if (key === storageKeys.menuOpen) applySavedState();
    });
  });
  // A page in the back/forward cache misses changes by other tabs.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) applySavedState();
  });

  closeOnOutsideClick(menu);
  menu.addEventListener('click', (event) => {
    // The second click of a double click on the menu button may hit a link.
    if (event.detail > 1) event.preventDefault();
    // Saves 'false' before the link is followed, so that the next page or a new tab starts with a
    // closed menu.
    else if ((event.target as Element).closest('a')) menu.close();
  });
  // Replaces the browser's command, to show the pressed button first: opening a modal dialog takes
  // 100 ms on a slow processor.
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>(
      `[commandfor="${MOBILE_MENU_ID}"]`,
    );
    if (!button) return;
    event.preventDefault();
    if (button.getAttribute('command') === 'close') menu.close();
    else {
      // A closing dialog returns the focus to this button, which Safari does not focus on a click.
      button.focus({ preventScroll: true });
      // Like `afterPaint`, whose import would add a file to every page.
      requestAnimationFrame(() => setTimeout(open));
    }
  });
  // Returns focus after the tap that closes the menu, because that tap may move focus to the page.
  menu.addEventListener('close', () =>
    setTimeout(() => {
      if (document.activeElement?.matches('body, main'))
        header
          .querySelector<HTMLElement>(`[commandfor="${MOBILE_MENU_ID}"]`)
          ?.focus({ preventScroll: true });
    }),
  );

  if (menu.dataset['pageBehindScrolls'] !== undefined) closeOnScroll(menu, header, open);
}

/**
 * Closes the menu when the page scrolls past the header's initial position. Scrolling back reopens
 * a menu that scrolling closed.
 */
function closeOnScroll(menu: HTMLDialogElement, header: HTMLElement, open: () => void): void {
  let isPast: boolean | undefined;
  let isClosedByScroll = false;
  const reset = () => {
    isClosedByScroll = false;
  };
  new MutationObserver(() => {
    if (menu.open) reset();
  }).observe(menu, { attributeFilter: ['open'] });
  // Observes the top bar, because the header itself is sticky.
  const topBar = header.previousElementSibling;
  const observer = new IntersectionObserver((entries) => {
    const wasPast = isPast;
    isPast = !entries.at(-1)?.isIntersecting;
    if (wasPast === undefined || wasPast === isPast) return;
    if (isPast) {
      isClosedByScroll = menu.open;
      menu.close();
    } else if (isClosedByScroll) {
      reset();
      open();
    }
  });
  if (topBar) observer.observe(topBar);
  // On `pagehide`, `initScrolling` scrolls to the top, which must not open the menu.
  addEventListener('pagehide', reset);
}

/** Runs a callback once no intro is shown. An open dialog would cover the intro. */
function afterIntro(callback: () => void): void {
  const root = document.documentElement;
  const observer = new MutationObserver(() => {
    observer.disconnect();
    callback();
  });
  if (root.dataset.intro === undefined) callback();
  else observer.observe(root, { attributeFilter: ['data-intro'] });
}
