import { MENU } from '../../client/data-attributes.ts';

/** How long the pointer may be off a menu before it closes, in ms: the way from the item to its panel is not a straight one. */
const grace = 160;

/** The header's dropdowns: open on hover, click, touch and keys; close on mouse-out, Escape and leaving (specification §2, §4). */
export function runMenus(header: HTMLElement): void {
  const items = [...header.querySelectorAll<HTMLElement>(`[${MENU}] > :is(a, button)`)];
  const buttons = items.filter((item) => item instanceof HTMLButtonElement);
  const isOpen = (button: HTMLButtonElement) => button.ariaExpanded === 'true';
  const close = (button: HTMLButtonElement) => {
    button.ariaExpanded = 'false';
  };
  /** A panel with keyboard focus inside stays open whatever the mouse passes: hidden, it would take the focus away. */
  const holdsFocus = (button: HTMLButtonElement) =>
    button.nextElementSibling?.querySelector(':focus-visible') != null;
  /** One menu at a time. */
  const open = (opened: HTMLButtonElement) => {
    for (const button of buttons) button.ariaExpanded = String(button === opened);
  };

  for (const button of buttons) {
    const item = button.parentElement as HTMLElement;
    const links = [...item.querySelectorAll<HTMLAnchorElement>('a')];
    let closing = 0;
    let openedByHover = false;

    item.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType !== 'mouse' || buttons.some((other) => other !== button && holdsFocus(other)))
        return;
      clearTimeout(closing);
      openedByHover = !isOpen(button);
      open(button);
    });
    item.addEventListener('pointerleave', ({ pointerType }) => {
      if (pointerType !== 'mouse') return;
      openedByHover = false;
      closing = window.setTimeout(() => holdsFocus(button) || close(button), grace);
    });
    button.addEventListener('click', () => {
      // The pointer that comes to click has just opened the menu: its click confirms it.
      if (isOpen(button) && !openedByHover) close(button);
      else open(button);
      openedByHover = false;
    });
    item.addEventListener('keydown', (event) => {
      const at = links.indexOf(document.activeElement as HTMLAnchorElement);
      const next = {
        ArrowDown: at + 1,
        ArrowUp: Math.max(at, 0) - 1,
        ...(at !== -1 && { Home: 0, End: -1 }),
      }[event.key];
      if (event.key === 'Escape' && isOpen(button)) {
        close(button);
        button.focus();
      } else if (next !== undefined && !isChord(event)) {
        event.preventDefault();
        open(button);
        // The panel is `visibility: hidden` until its style has been computed, and a hidden link takes no focus.
        requestAnimationFrame(() => links.at(next % links.length)?.focus());
      }
    });
    // What style had opened before this code came stays open.
    if (item.matches(':hover, :focus-within')) open(button);
  }

  header.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const at = items.indexOf(event.target as HTMLElement);
    if (step && at !== -1 && !isChord(event)) items.at((at + step) % items.length)?.focus();
  });
  // Not by `focusout`: Safari gives a pressed link no focus, and its panel would be gone before the click.
  for (const act of ['pointerdown', 'focusin'])
    document.addEventListener(act, ({ target }) => {
      for (const button of buttons)
        if (!button.parentElement?.contains(target as Node)) close(button);
    });
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') buttons.forEach(close);
  });
  // A page that the browser brings back as it was left comes back with its menus closed.
  addEventListener('pagehide', () => buttons.forEach(close));
  // From here on the script opens the panels, so that Escape can close what the pointer still rests on.
  document.documentElement.dataset.menus = '';
}

/** Alt and Left is the browser's way back. */
const isChord = ({ altKey, ctrlKey, metaKey }: KeyboardEvent) => altKey || ctrlKey || metaKey;
