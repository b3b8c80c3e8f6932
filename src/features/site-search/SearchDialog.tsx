import { type KeyboardEvent, type MouseEvent, type SubmitEvent, useRef } from 'react';
import { adoptStyles } from '../../client/adopt-styles.ts';
import { useOpenedDialog } from '../../client/use-opened.ts';
import { CloseIcon } from '../../components/icons.tsx';
import { search as words } from '../../content/pages/search.ts';
import boxStyle from './SearchBox.module.css?inline';
import { SearchBox } from './SearchBox.tsx';
import styles from './SearchDialog.module.css';
import dialogStyle from './SearchDialog.module.css?inline';
import { siteIndex } from './site-index.ts';

adoptStyles(boxStyle, dialogStyle);

/** Results that the dialog shows; the page has them all. */
const RESULTS = 12;

/** The site search over the page: opens with what was searched last selected, and closes when a result is followed. */
export function SearchDialog() {
  const input = useRef<HTMLInputElement>(null);
  const { dialog, close } = useOpenedDialog(() => {
    input.current?.focus();
    input.current?.select();
    // On its way while the visitor types; a failure is told when there is something to search.
    siteIndex().catch(() => undefined);
  });

  const followFirst = (event: SubmitEvent<HTMLFormElement>) => {
    const first = dialog.ref.current?.querySelector<HTMLAnchorElement>('li a');
    // What has no result leads to the search page, as without script.
    if (!first && input.current?.value.trim()) return;
    event.preventDefault();
    first?.click();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // A search field keeps Escape for itself, to be cleared.
    if (event.key !== 'Escape') return;
    event.preventDefault();
    close();
  };
  const onClick = (event: MouseEvent<HTMLDialogElement>) => {
    dialog.onClick(event);
    const follows = event.target instanceof Element && event.target.closest('a') && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (follows) close();
  };

  return (
    <dialog className={styles.dialog} ref={dialog.ref} aria-label={words.title} onClick={onClick} onKeyDown={onKeyDown}>
      <div className={styles.inside}>
        <button className={`icon-button ${styles.close}`} type="button" aria-label={words.close} onClick={close}>
          <CloseIcon />
        </button>
        <SearchBox id="search-dialog" limit={RESULTS} hint={words.keysOfDialog} input={input} onSubmit={followFirst} />
      </div>
    </dialog>
  );
}
