import { openerSelector } from '../../client/opens.ts';

/** Ctrl or Cmd and K press the page's first link to the search: it opens the dialog, or leads to the search page where that cannot come. */
export function runSearchShortcut(): void {
  addEventListener('keydown', (event) => {
    // Caps Lock makes it a capital K; with Shift it is the browser's own. Autofill fires the event without a key.
    if (event.key?.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    event.preventDefault();
    document.querySelector<HTMLElement>(openerSelector('site-search'))?.click();
  });
}
