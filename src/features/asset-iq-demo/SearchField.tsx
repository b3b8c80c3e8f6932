import { useRef } from 'react';
import { ArrowIcon, CloseIcon } from '../../components/icons.tsx';
import { assetIqCopy } from './copy.ts';
import styles from './SearchField.module.css';

const copy = assetIqCopy.search;

/** Searches while typing. Submitting only hides a phone's on-screen keyboard. */
export function SearchField({
  query,
  onSearch,
}: {
  query: string;
  onSearch: (query: string) => void;
}) {
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
          {copy.label}
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
              type="button"
              aria-label={copy.clear}
              onClick={() => {
                onSearch('');
                input.current?.focus();
              }}
            >
              <CloseIcon />
            </button>
          )}
          <button className={styles.submit} type="submit" aria-label={copy.submit}>
            <ArrowIcon />
          </button>
        </div>
      </form>
    </search>
  );
}
