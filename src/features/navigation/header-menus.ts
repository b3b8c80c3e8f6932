import { MENU } from '../../client/data-attributes.ts';

/** The pointer may leave an item on the way to its panel. */
const CLOSE_DELAY_MS = 160;

/**
 * Opens the header's dropdowns on hover, click, tap and keys. Closes them on mouse-out, a second
 * click, Escape, and a press or focus outside (specification §2, §4). Arrow keys move the focus.
 */
export function initMenus(header: HTMLElement): void {
  const barItems = [...header.querySelectorAll<HTMLElement>(`[${MENU}] > :is(a, button)`)];
  const buttons = barItems.filter((item) => item instanceof HTMLButtonElement);
  const isOpen = (button: HTMLButtonElement) => button.ariaExpanded === 'true';
  const close = (button: HTMLButtonElement) => {
    button.ariaExpanded = 'false';
  };
  /** Mouse moves do not close a panel with keyboard focus. */
  const panelHasFocus = (button: HTMLButtonElement) =>
    button.nextElementSibling?.querySelector(':focus-visible') != null;
  const openOnly = (target: HTMLButtonElement) => {
    for (const button of buttons) button.ariaExpanded = String(button === target);
  };

  for (const button of buttons) {
    const item = button.parentElement as HTMLElement;
    const links = [...item.querySelectorAll<HTMLAnchorElement>('a')];
    let closeTimer = 0;
    let isOpenedByHover = false;

    item.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType !== 'mouse') return;
      if (buttons.some((other) => other !== button && panelHasFocus(other))) return;
      clearTimeout(closeTimer);
      isOpenedByHover = !isOpen(button);
      openOnly(button);
    });
    item.addEventListener('pointerleave', ({ pointerType }) => {
      if (pointerType !== 'mouse') return;
      isOpenedByHover = false;
      closeTimer = window.setTimeout(() => panelHasFocus(button) || close(button), CLOSE_DELAY_MS);
    });
    button.addEventListener('click', () => {
      // The first click must not close a menu that hovering opened.
      if (isOpen(button) && !isOpenedByHover) close(button);
      else openOnly(button);
      isOpenedByHover = false;
    });
    item.addEventListener('keydown', (event) => {
      // -1 if the button has the focus.
      const index = links.indexOf(document.activeElement as HTMLAnchorElement);
      const nextIndex = {
        ArrowDown: index + 1,
        ArrowUp: Math.max(index, 0) - 1,
        ...(index !== -1 && { Home: 0, End: -1 }),
      }[event.key];
      if (event.key === 'Escape' && isOpen(button)) {
        close(button);
        button.focus();
      } else if (nextIndex !== undefined && !hasModifier(event)) {
        event.preventDefault();
        openOnly(button);
        // The links of a panel are hidden and cannot be focused until the frame after it opens.
        requestAnimationFrame(() => links.at(nextIndex % links.length)?.focus());
      }
    });
    // Keeps a menu open that CSS opened before this script loaded.
    if (item.matches(':hover, :focus-within')) openOnly(button);
  }

  header.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const index = barItems.indexOf(event.target as HTMLElement);
    if (step && index !== -1 && !hasModifier(event))
      barItems.at((index + step) % barItems.length)?.focus();
  });
  // Safari does not focus clicked links, so `focusout` would close a panel before the click.
  for (const type of ['pointerdown', 'focusin'])
    document.addEventListener(type, ({ target }) => {
      for (const button of buttons)
        if (!button.parentElement?.contains(target as Node)) close(button);
    });
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') buttons.forEach(close);
  });
  // Otherwise the back/forward cache would restore open menus.
  addEventListener('pagehide', () => buttons.forEach(close));
  // Turns off opening by CSS, so that Escape can close a panel under the pointer.
  document.documentElement.dataset.menus = '';
}

/** Browsers use these modifiers for shortcuts: Alt+Left goes back. */
const hasModifier = ({ altKey, ctrlKey, metaKey }: KeyboardEvent) => altKey || ctrlKey || metaKey;
