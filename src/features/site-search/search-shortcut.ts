import { openerSelector } from '../../client/open-requests.ts';

export function initSearchShortcut(): void {
  addEventListener('keydown', (event) => {
    // Caps Lock makes the key 'K'. Ctrl+Shift+K is a browser shortcut. Autofill events have no key.
    if (
      event.key?.toLowerCase() !== 'k' ||
      !(event.ctrlKey || event.metaKey) ||
      event.shiftKey ||
      event.altKey
    )
      return;
    event.preventDefault();
    document.querySelector<HTMLElement>(openerSelector('site-search'))?.click();
  });
}
