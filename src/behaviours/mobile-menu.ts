import { keep, local, read, storageKeys } from './storage.ts';

/** The layout that has the slide-in menu (specification §9: 1025 px). */
const narrow = matchMedia('(max-width: 1024px)');

/**
 * The slide-in menu's memory (specification §4, 'Mobile menu'; docs/decisions.md): its state is read from `navBarValueitem`, written
 * there, and followed by the other tabs; on the home page scrolling past the header closes it and scrolling back opens it again if that scroll
 * had closed it. Opening and closing themselves are the browser's: the dialog's buttons are invokers.
 */
export function runMobileMenu(menu: HTMLDialogElement, header: HTMLElement): void {
  let closedByScroll = false;
  const open = () => {
    if (!menu.open && narrow.matches) menu.showModal();
  };
  const stored = () => read(local, storageKeys.menuOpen) === 'true';

  // A dialog tells of its closing but, in older browsers, not of its opening: its attribute tells of both.
  new MutationObserver(() => keep(local, storageKeys.menuOpen, String(menu.open))).observe(menu, { attributeFilter: ['open'] });
  addEventListener('storage', ({ key }) => {
    if (key !== storageKeys.menuOpen) return;
    if (stored()) open();
    else menu.close();
  });
  narrow.addEventListener('change', () => {
    if (!narrow.matches) menu.close();
  });

  // Browsers without invoker commands and light dismissal get both here.
  if (!('commandForElement' in HTMLButtonElement.prototype)) {
    document.addEventListener('click', ({ target }) => {
      const button = target instanceof Element && target.closest(`[commandfor="${menu.id}"]`);
      if (button) button.getAttribute('command') === 'close' ? menu.close() : open();
    });
  }
  menu.addEventListener('click', ({ target, clientX, clientY }) => {
    if (target !== menu) return;
    const { left, right, top, bottom } = menu.getBoundingClientRect();
    if (clientX < left || clientX > right || clientY < top || clientY > bottom) menu.close();
  });

  if (location.pathname === '/') {
    const offset = header.offsetTop;
    addEventListener(
      'scroll',
      () => {
        const past = scrollY > offset;
        if (past && menu.open) {
          closedByScroll = true;
          menu.close();
        } else if (!past && closedByScroll) {
          closedByScroll = false;
          open();
        }
      },
      { passive: true },
    );
    menu.addEventListener('toggle', () => {
      if (menu.open) closedByScroll = false;
    });
  }

  if (stored()) open();
}
