import { useRef } from 'react';
import { ArrowIcon, CloseIcon } from '../../components/icons.tsx';
import { demoWords } from '../../content/pages/asset-iq-demo.ts';
import styles from './SearchField.module.css';

const words = demoWords.search;

/** The search field. It searches on input; submitting hides a phone's on-screen keyboard. */
export function SearchField({ query, onSearch }: { query: string; onSearch: (query: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (matchMedia('(pointer: coarse)').matches) input.current?.blur();
        }}
      >
        <label className={`ui-medium ${styles.label}`} htmlFor="asset-iq-query">
          {words.label}
        </label>
        <div className={styles.field}>
          <input
            ref={input}
            id="asset-iq-query"
            type="search"
            value={query}
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
            onChange={({ target }) => onSearch(target.value)}
          />
          {query && (
            <button
              className={styles.clear}
              type="button"
              aria-label={words.clear}
              onClick={() => {
                onSearch('');
                input.current?.focus();
              }}
            >
              <CloseIcon />
            </button>
          )}
          <button type="submit" aria-label={words.submit}>
            <ArrowIcon />
          </button>
        </div>
      </form>
    </search>
  );
}
