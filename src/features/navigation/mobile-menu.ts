import { closeOutside } from '../../client/close-outside.ts';
import { MOBILE_MENU_ID } from '../../client/data-attributes.ts';
import { load, local, save, storageKeys } from '../../client/storage.ts';

/** The layout that has the slide-in menu: below 1025 px (specification §9), in the unit that grows with the visitor's text. */
const narrow = matchMedia('(max-width: 64em)');

/**
 * The slide-in menu's memory (specification §4, 'Mobile menu'; docs/specification-rulings.md): its state is read from `navBarValueitem`, written
 * there, and followed by the other tabs. Opening and closing themselves are the browser's: the dialog's buttons are invokers.
 */
export function runMobileMenu(menu: HTMLDialogElement, header: HTMLElement): void {
  const open = () => {
    if (!menu.open && narrow.matches) menu.showModal();
  };
  const write = () => save(local, storageKeys.menuOpen, String(menu.open));
  const follow = () => {
    if (load(local, storageKeys.menuOpen) === 'true') open();
    else menu.close();
  };

  // A dialog tells of its closing but, in older browsers, not of its opening: its attribute tells of both.
  new MutationObserver(write).observe(menu, { attributeFilter: ['open'] });
  narrow.addEventListener('change', () => {
    if (!narrow.matches) menu.close();
  });
  afterIntro(() => {
    if (!menu.open) follow();
    // The first tap may have come before this code; and a wide window closes what a narrower one left open.
    if (menu.open || load(local, storageKeys.menuOpen) === 'true') write();
    addEventListener('storage', ({ key }) => {
      if (key === storageKeys.menuOpen) follow();
    });
  });
  // A page that the browser brings back as it was left has heard nothing of the other tabs meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow();
  });

  closeOutside(menu);
  menu.addEventListener('click', ({ target }) => {
    // Who follows a link is done with the menu: it closes first, so that the flag is 'false' and the next page, or a new tab, does not begin
    // behind an open menu. A reload or another tab still finds it as it stands.
    if (target instanceof Element && target.closest('a')) menu.close();
  });
  // The browser's own command would do, where it knows it. But a modal menu makes the page behind it inert, a tenth of a second on a slow
  // processor: the pressed button is painted first. (`afterPaint` would be a file more for every page to fetch.)
  document.addEventListener('click', (event) => {
    const button =
      event.target instanceof Element &&
      event.target.closest<HTMLElement>(`[commandfor="${MOBILE_MENU_ID}"]`);
    if (!button) return;
    event.preventDefault();
    if (button.getAttribute('command') === 'close') menu.close();
    else {
      // Safari gives a pressed button no focus, and the dialog gives it back to what had it.
      button.focus({ preventScroll: true });
      requestAnimationFrame(() => setTimeout(open));
    }
  });
  // The tap that closes the menu may still take the focus to the page: it goes back once the tap is over.
  menu.addEventListener('close', () =>
    setTimeout(() => {
      if (document.activeElement?.matches('body, main'))
        header
          .querySelector<HTMLElement>(`[commandfor="${MOBILE_MENU_ID}"]`)
          ?.focus({ preventScroll: true });
    }),
  );

  if (menu.dataset['pageScrolls'] !== undefined) closeOnScroll(menu, header, open);
}

/** On the home page scrolling past the header's first place closes the menu, and scrolling back opens it again if that scroll had closed it. */
function closeOnScroll(menu: HTMLDialogElement, header: HTMLElement, open: () => void): void {
  let past: boolean | undefined;
  let closedByScroll = false;
  const forget = () => {
    closedByScroll = false;
  };
  new MutationObserver(() => {
    if (menu.open) forget();
  }).observe(menu, { attributeFilter: ['open'] });
  // The header sticks, and has no place of its own to watch; what stands above it has.
  const above = header.previousElementSibling;
  const observer = new IntersectionObserver((entries) => {
    const wasPast = past;
    past = !entries.at(-1)?.isIntersecting;
    if (wasPast === undefined || wasPast === past) return;
    if (past) {
      closedByScroll = menu.open;
      menu.close();
    } else if (closedByScroll) {
      forget();
      open();
    }
  });
  if (above) observer.observe(above);
  // Leaving scrolls to the top as well.
  addEventListener('pagehide', forget);
}

/** Now, or once the intro has gone: a dialog would stand before it. */
function afterIntro(step: () => void): void {
  const root = document.documentElement;
  const gone = new MutationObserver(() => {
    gone.disconnect();
    step();
  });
  if (root.dataset.intro === undefined) step();
  else gone.observe(root, { attributeFilter: ['data-intro'] });
}
