import { runSearchBox, type SearchBox } from './search-box.ts';
import { siteIndex } from './site-index.ts';

/** Results that a dialog shows; the page has them all. */
const RESULTS = 12;

let running: SearchBox | undefined;

/** Opens the search over the page, with what was searched last selected; on a page with a search box of its own that one takes focus. */
export function openSearch(dialog: HTMLDialogElement): void {
  const own = document.querySelector<HTMLInputElement>('main [data-query]');
  if (own && !document.querySelector('dialog:modal')) {
    own.focus();
    own.select();
    return;
  }
  running ??= run(dialog);
  if (!dialog.open) dialog.showModal();
  running.input.select();
  // On its way while the visitor types; a failure is told when there is something to search.
  siteIndex().catch(() => undefined);
}

function run(dialog: HTMLDialogElement): SearchBox {
  const box = runSearchBox(dialog, RESULTS);
  const { input } = box;
  input.form?.addEventListener('submit', (event) => {
    const first = box.first();
    if (!first && input.value.trim()) return;
    event.preventDefault();
    first?.click();
  });
  dialog.addEventListener('keydown', (event) => {
    // A search field keeps Escape for itself, to be cleared.
    if (event.key !== 'Escape') return;
    event.preventDefault();
    dialog.close();
  });
  dialog.addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
    if (!(target instanceof Element)) return;
    const leaves = target.closest('a') && !ctrlKey && !metaKey && !shiftKey;
    if (target === dialog || target.closest('[data-close]') || leaves) dialog.close();
  });
  return box;
}
