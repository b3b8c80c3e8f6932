import { Button } from '../../components/Button.tsx';
import { SearchIcon } from '../../components/icons.tsx';
import { search as words } from '../../content/pages/search.ts';
import { routes } from '../../routes.ts';
import styles from './SearchBox.module.css';

/**
 * The field of the site search and the place for its results (`features/site-search/search-box.ts` fills it). Without script the form leads to the
 * page that lists everything.
 * @param id of the field; a page may hold two boxes.
 */
export function SearchBox({ id, label = words.label, keys = words.keys }: { id: string; label?: string; keys?: string }) {
  return (
    <search className={styles.box} data-search-box>
      <form className={styles.form} action={routes.search}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        <span className={styles.field}>
          <input
            id={id}
            name="q"
            type="search"
            maxLength={100}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            aria-describedby={`${id}-keys`}
            data-query
          />
          <button className="icon-button" type="submit" aria-label={words.title}>
            <SearchIcon />
          </button>
        </span>
      </form>
      <p className={`label ${styles.keys}`} id={`${id}-keys`}>
        {keys}
      </p>
      <div className={styles.answer}>
        <p className={`label ${styles.status}`} role="status" data-status />
        <Button variant="outline" small data-retry hidden>
          {words.retry}
        </Button>
        <ol className={styles.results} hidden data-results />
        <a className={`link tap-target ${styles.all}`} href={routes.search} data-all hidden>
          {words.all}
        </a>
      </div>
      <template data-result>
        <li>
          <a className={styles.result} href={routes.search}>
            <span className={styles.heading} data-heading>
              {words.result}
            </span>
            <span className={`label ${styles.page}`} data-page />
            <span className={styles.beginning} data-beginning />
          </a>
        </li>
      </template>
    </search>
  );
}
