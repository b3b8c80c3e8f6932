import {
  type KeyboardEvent,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { Button } from '../../components/Button.tsx';
import fieldStyles from '../../components/Field.module.css';
import { SearchIcon } from '../../components/icons.tsx';
import { fill } from '../../content/fill.ts';
import copy from '../../content/pages/search.json' with { type: 'json' };
import { routes } from '../../routes.ts';
import { nextByKey } from './arrow-keys.ts';
import type { Found } from './finder.ts';
import { QUERY } from './query.ts';
import styles from './SearchBox.module.css';
import { SearchResult } from './SearchResult.tsx';
import { siteIndex } from './site-index.ts';

type SearchBoxProps = {
  id: string;
  limit: number;
  label?: string;
  hint?: string;
  input: RefObject<HTMLInputElement | null>;
  /** Initial query of an empty field. */
  initialQuery?: () => string;
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void;
  onBlur?: () => void;
};

/**
 * Search field with results as the visitor types; without script its form opens the search page.
 */
export function SearchBox({
  id,
  limit,
  label = copy.label,
  hint = copy.keys,
  input,
  initialQuery,
  onSubmit,
  onBlur,
}: SearchBoxProps) {
  const box = useRef<HTMLElement>(null);
  const [query, setQuery] = useState('');
  const [answer, setAnswer] = useState<Found[] | 'failed'>();
  const latest = useRef('');
  const asked = query.trim() !== '';
  const failed = asked && answer === 'failed';
  const found = asked && answer !== 'failed' ? answer : undefined;

  const search = (text: string) => {
    setQuery(text);
    latest.current = text;
    if (!text.trim()) return setAnswer(undefined);
    setAnswer((former) => (former === 'failed' ? undefined : former));
    // Ignores answers to earlier queries.
    const show = (given: Found[] | 'failed') => latest.current === text && setAnswer(given);
    siteIndex()
      .then(({ find }) => find(text, limit))
      .then(show, () => show('failed'));
  };
  // Searches for what was typed before hydration.
  const begin = useEffectEvent(() => {
    if (!input.current) return;
    input.current.value ||= query || (initialQuery?.() ?? '');
    search(input.current.value);
  });
  useEffect(() => {
    begin();
    // Safari empties the field of a page from its cache after `pageshow`.
    const beginAgain = ({ persisted }: PageTransitionEvent) =>
      persisted && setTimeout(() => begin(), 100);
    addEventListener('pageshow', beginAgain);
    return () => removeEventListener('pageshow', beginAgain);
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const links = [...(box.current?.querySelectorAll<HTMLElement>('a') ?? [])];
    const next = nextByKey(event.nativeEvent, links, input.current);
    if (!next) return;
    // Lets a typed letter reach the field.
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
            name={QUERY}
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
      <div className={styles.answer}>
        <p className={`label ${styles.status}`} role="status">
          {statusOf(asked, failed, found?.length, limit)}
        </p>
        {failed && (
          <Button variant="outline" small onClick={retry}>
            {copy.retry}
          </Button>
        )}
        {found && found.length > 0 && (
          <ol className={styles.results}>
            {found.map((result) => (
              <SearchResult key={result.href} {...result} />
            ))}
          </ol>
        )}
        {found?.length === limit && (
          <a
            className={`link tap-target ${styles.all}`}
            href={`${routes.search}?${new URLSearchParams({ [QUERY]: query })}`}
          >
            {copy.all}
          </a>
        )}
      </div>
    </search>
  );
}

function statusOf(
  asked: boolean,
  failed: boolean,
  count: number | undefined,
  limit: number,
): string {
  if (!asked) return '';
  if (failed) return copy.failed;
  if (count === undefined) return copy.fetching;
  if (count === 0) return copy.none;
  if (count === limit) return fill(copy.best, { count: limit });
  return count === 1 ? copy.one : fill(copy.many, { count });
}
