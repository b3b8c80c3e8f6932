import {
  type KeyboardEvent,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/Button.tsx';
import fieldStyles from '../../components/Field.module.css';
import { SearchIcon } from '../../components/icons.tsx';
import { fill } from '../../content/fill.ts';
import copy from '../../content/pages/search.json' with { type: 'json' };
import { routes } from '../../routes.ts';
import { focusTarget } from './arrow-keys.ts';
import type { SearchHit } from './finder.ts';
import { QUERY_PARAM, searchUrl } from './query.ts';
import styles from './SearchBox.module.css';
import { SearchResult } from './SearchResult.tsx';
import { siteIndex } from './site-index.ts';

type Results = SearchHit[] | 'failed';

/**
 * A search field that shows results while the visitor types. The form opens the search page,
 * unless `onSubmit` prevents that.
 */
export function SearchBox({
  id,
  maxResults,
  label = copy.label,
  hint = copy.arrowKeys,
  input,
  initialQuery,
  onSubmit,
  onBlur,
  onResults,
  linksToSearchPage = true,
}: {
  id: string;
  maxResults: number;
  label?: string;
  hint?: string;
  input: RefObject<HTMLInputElement | null>;
  /** Returns the query for a field that is still empty. */
  initialQuery?: () => string;
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void;
  onBlur?: () => void;
  /** Runs before results are painted, if there were none before. */
  onResults?: () => void;
  linksToSearchPage?: boolean;
}) {
  const box = useRef<HTMLElement>(null);
  const [query, setQuery] = useState('');
  const [results, setResults] = useState<Results>();
  const latestQuery = useRef('');
  const hits = Array.isArray(results) ? results : [];

  const search = (text: string) => {
    setQuery(text);
    latestQuery.current = text;
    if (!text.trim()) return setResults(undefined);
    setResults((previous) => (previous === 'failed' ? undefined : previous));
    const show = (next: Results) => {
      if (latestQuery.current !== text) return;
      const focused = document.activeElement;
      flushSync(() => setResults(next));
      // The visitor may have moved to an older result, which is now gone.
      if (focused?.isConnected === false) input.current?.focus();
    };
    siteIndex()
      .then(({ find }) => find(text, maxResults))
      .then(show, () => show('failed'));
  };
  // Text typed before hydration overrides the initial query.
  const searchInitial = useEffectEvent(() => {
    if (!input.current) return;
    input.current.value ||= query || (initialQuery?.() ?? '');
    search(input.current.value);
  });
  useEffect(() => {
    searchInitial();
    // After `pageshow`, Safari empties the field of a restored page. `query` then fills it again.
    const onPageShow = ({ persisted }: PageTransitionEvent) =>
      persisted && setTimeout(() => searchInitial(), 100);
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, []);

  const reportResults = useEffectEvent(() => onResults?.());
  const hasHits = hits.length > 0;
  useLayoutEffect(() => {
    if (hasHits) reportResults();
  }, [hasHits]);

  const onKeyDown = (event: KeyboardEvent) => {
    const links = [...(box.current?.querySelectorAll<HTMLElement>('a') ?? [])];
    const next = focusTarget(event.nativeEvent, links, input.current);
    if (!next) return;
    // A character or Backspace moves the focus to the field, and must also edit its text.
    if (next !== input.current || event.key === 'ArrowUp') event.preventDefault();
    next.focus();
  };
  const retry = () => {
    input.current?.focus();
    search(query);
  };

  return (
    <search className={`with-script ${styles.box}`} ref={box} onKeyDown={onKeyDown}>
      <form className={styles.form} action={routes.search} onSubmit={onSubmit}>
        <label className={`ui-medium ${styles.label}`} htmlFor={id}>
          {label}
        </label>
        <span className={styles.field}>
          <input
            className={fieldStyles.input}
            id={id}
            ref={input}
            name={QUERY_PARAM}
            type="search"
            maxLength={100}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => search(target.value)}
            onBlur={onBlur}
          />
          <button className="icon-button" type="submit" aria-label={copy.title}>
            <SearchIcon />
          </button>
        </span>
      </form>
      <p className={`label ${styles.hint}`} id={`${id}-hint`}>
        {hint}
      </p>
      <div className={styles.output}>
        <p className={`label ${styles.status}`} role="status">
          {query.trim() && statusText(results, maxResults)}
        </p>
        {results === 'failed' && (
          <Button variant="outline" small onClick={retry}>
            {copy.retry}
          </Button>
        )}
        {hasHits && (
          <ol className={styles.results}>
            {hits.map((hit) => (
              <SearchResult key={`${hit.href} ${hit.heading}`} {...hit} />
            ))}
          </ol>
        )}
        {linksToSearchPage && hits.length === maxResults && (
          <a className={`link tap-target ${styles.allResults}`} href={searchUrl(query)}>
            {copy.all}
          </a>
        )}
      </div>
    </search>
  );
}

function statusText(results: Results | undefined, maxResults: number): string {
  if (results === 'failed') return copy.failed;
  if (!results) return copy.fetching;
  const count = results.length;
  if (count === 0) return copy.none;
  if (count === maxResults) return fill(copy.bestResults, { count });
  return count === 1 ? copy.oneResult : fill(copy.manyResults, { count });
}
