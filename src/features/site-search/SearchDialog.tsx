import { type KeyboardEvent, type MouseEvent, type SubmitEvent, useRef } from 'react';
import { addStyleSheets } from '../../client/add-style-sheets.ts';
import { useOpenableDialog } from '../../client/use-open-request.ts';
import { Dialog } from '../../components/primitives/Dialog.tsx';
import copy from '../../content/pages/search.json' with { type: 'json' };
import { searchUrl } from './query.ts';
import boxCss from './SearchBox.module.css?inline';
import { SearchBox } from './SearchBox.tsx';
import styles from './SearchDialog.module.css';
import dialogCss from './SearchDialog.module.css?inline';
import { siteIndex } from './site-index.ts';

addStyleSheets(boxCss, dialogCss);

const MAX_RESULTS = 12;

export function SearchDialog() {
  const input = useRef<HTMLInputElement>(null);
  const submittedQuery = useRef<string>(undefined);
  const { ref, close } = useOpenableDialog(() => {
    // If Ctrl+K is pressed twice, the second open request may arrive while the visitor types.
    if (document.activeElement !== input.current) {
      input.current?.focus();
      input.current?.select();
    }
    // Prefetches the index. SearchBox reports errors.
    siteIndex().catch(() => undefined);
  });

  const openFirstResult = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = input.current?.value ?? '';
    if (!query.trim()) return;
    submittedQuery.current = query;
    // Searches again, because the visible results may belong to an earlier query.
    const [first] = await siteIndex()
      .then(({ find }) => find(query, 1))
      .catch(() => []);
    // The visitor may close the dialog or change the query before the index arrives.
    if (submittedQuery.current !== query || input.current?.value !== query) return;
    close();
    location.assign(first?.href ?? searchUrl(query));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // In a search field, Escape would only clear the text.
    if (event.key !== 'Escape') return;
    event.preventDefault();
    close();
  };
  const onClick = (event: MouseEvent<HTMLDialogElement>) => {
    // These keys open links in other tabs or windows.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.target instanceof Element && event.target.closest('a')) close();
  };

  return (
    <Dialog
      className={styles.dialog}
      ref={ref}
      aria-label={copy.title}
      closeLabel={copy.close}
      onClick={onClick}
      onClose={() => {
        submittedQuery.current = undefined;
      }}
      onKeyDown={onKeyDown}
    >
      <SearchBox
        id="search-dialog"
        maxResults={MAX_RESULTS}
        hint={`${copy.enterKey} ${copy.arrowKeys}`}
        input={input}
        onSubmit={openFirstResult}
      />
    </Dialog>
  );
}
