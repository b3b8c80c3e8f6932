import { CloseIcon } from '../../components/icons.tsx';
import { search as words } from '../../content/pages/search.ts';
import { SearchBox } from './SearchBox.tsx';
import styles from './SearchDialog.module.css';

/** The site search over the page: a native modal dialog filled by `features/site-search/search-dialog.ts`. */
export function SearchDialog() {
  return (
    <dialog className={styles.dialog} id="search" aria-label={words.title}>
      <div className={styles.inside}>
        <button className={`icon-button ${styles.close}`} type="button" aria-label={words.close} data-close>
          <CloseIcon />
        </button>
        <SearchBox id="search-dialog" keys={words.keysOfDialog} />
      </div>
    </dialog>
  );
}
