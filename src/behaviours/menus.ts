/** How long the pointer may be off a menu before it closes, in ms: the way from the item to its panel is not a straight one. */
const grace = 160;

/** The header's dropdowns: open on hover, click, touch and keys; close on mouse-out, Escape and leaving (specification §2, §4). */
export function runMenus(header: HTMLElement): void {
  const buttons = [...header.querySelectorAll<HTMLButtonElement>('[data-menu] > button')];
  const isOpen = (button: HTMLButtonElement) => button.ariaExpanded === 'true';
  const setOpen = (button: HTMLButtonElement, open: boolean) => {
    if (open) for (const other of buttons) other.ariaExpanded = String(other === button);
    else button.ariaExpanded = 'false';
  };

  for (const button of buttons) {
    const item = button.parentElement as HTMLElement;
    const links = [...item.querySelectorAll<HTMLAnchorElement>('a')];
    let closing = 0;
    let openedByHover = false;

    item.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType !== 'mouse') return;
      clearTimeout(closing);
      openedByHover = !isOpen(button);
      setOpen(button, true);
    });
    item.addEventListener('pointerleave', ({ pointerType }) => {
      if (pointerType === 'mouse') closing = window.setTimeout(setOpen, grace, button, false);
    });
    button.addEventListener('click', () => {
      // The pointer that comes to click has just opened the menu: its click confirms it.
      setOpen(button, openedByHover || !isOpen(button));
      openedByHover = false;
    });
    item.addEventListener('focusout', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && item.contains(relatedTarget))) setOpen(button, false);
    });
    item.addEventListener('keydown', (event) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (event.key === 'Escape' && isOpen(button)) {
        setOpen(button, false);
        button.focus();
      } else if (step) {
        event.preventDefault();
        setOpen(button, true);
        const at = links.indexOf(document.activeElement as HTMLAnchorElement);
        const next = at === -1 ? (step === 1 ? 0 : links.length - 1) : (at + step + links.length) % links.length;
        // The panel is `visibility: hidden` until its style has been computed, and a hidden link takes no focus.
        requestAnimationFrame(() => links[next]?.focus());
      }
    });
  }

  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') for (const button of buttons) setOpen(button, false);
  });
  // From here on the script opens the panels, so that Escape can close what the pointer still rests on.
  document.documentElement.dataset.menus = '';
}
