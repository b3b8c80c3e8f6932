import { useRef } from 'react';
import { ArrowIcon, CloseIcon } from '../../components/icons.tsx';
import { assetIqCopy } from './copy.ts';
import styles from './SearchField.module.css';

const copy = assetIqCopy.search;

/** Searches while typing. Submitting only hides a touchscreen's keyboard. */
export function SearchField({
  query,
  onSearch,
}: {
  query: string;
  onSearch: (query: string) => void;
}) {
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (matchMedia('(pointer: coarse)').matches) inputRef.current?.blur();
        }}
      >
        <label className={`ui-medium ${styles.label}`} htmlFor="asset-iq-query">
          {copy.label}
        </label>
        <div className={styles.field}>
          <input
            ref={inputRef}
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
                inputRef.current?.focus();
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
