import { openerSelector } from '../../client/open-requests.ts';

/** Ctrl+K or Cmd+K clicks the page's search link. */
export function runSearchShortcut(): void {
  addEventListener('keydown', (event) => {
    // Caps Lock gives 'K'; browsers use Shift+K; autofill has no key.
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
