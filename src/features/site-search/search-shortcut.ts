import { openerSelector } from '../../client/open-requests.ts';

export function runSearchShortcut(): void {
  addEventListener('keydown', (event) => {
    // With Caps Lock the key is 'K'. Browsers use Shift+K themselves. Autofill events have no key.
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
