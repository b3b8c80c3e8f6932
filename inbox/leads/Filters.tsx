import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { SearchIcon } from '../../src/components/icons.tsx';
import { peopleQuery } from '../api/queries.ts';
import { useSession } from '../api/session.ts';
import { filterLabels } from '../shared/labels.ts';
import { Options } from '../shared/Options.tsx';
import styles from './Filters.module.css';
import { filterChips, type ListFilters, listPath, parseFilters } from './filters.ts';

const TYPING_PAUSE_MS = 250;

/** A field without `allLabel` is a date. */
const fields: [name: keyof ListFilters, label: string, allLabel?: string][] = [
  ['form', 'Form', 'All forms'],
  ['status', 'Status', 'All statuses'],
  ['assignee', 'Assigned to', 'Anyone'],
  ['due', 'Next step', 'Any'],
  ['delivery', 'Delivery', 'All deliveries'],
  ['spam', 'Quarantine', 'Not quarantined'],
  ['from', 'From (UTC)'],
  ['to', 'Until (UTC)'],
];

type FiltersProps = { filters: ListFilters; searchRef: RefObject<HTMLInputElement | null> };

export function Filters({ filters, searchRef }: FiltersProps) {
  const [, navigate] = useLocation();
  const people = useQuery(peopleQuery).data ?? [];
  const [isOpen, setOpen] = useState(false);
  const { account } = useSession();
  const chips = filterChips(filters, account.email);
  const optionLabels: Record<string, Record<string, string>> = {
    ...filterLabels,
    // The URL may name a person without an account.
    assignee: Object.fromEntries(
      ['none', ...people.map(({ email }) => email), filters.assignee ?? 'none'].map((assignee) => [
        assignee,
        assignee === 'none' ? 'Nobody' : assignee,
      ]),
    ),
  };
  const setFilter = (name: keyof ListFilters, value: string, options = { replace: false }) =>
    // `filters` may be older than the URL when Search calls this after a pause.
    navigate(listPath({ ...parseFilters(window.location.search), [name]: value }), options);
  return (
    <div className={styles.filters}>
      <Search
        inputRef={searchRef}
        value={filters.q ?? ''}
        onSearch={(q) => setFilter('q', q, { replace: true })}
      />
      <button
        type="button"
        className={`choice ${styles.toggle}`}
        aria-expanded={isOpen}
        aria-controls="filters"
        onClick={() => setOpen(!isOpen)}
      >
        Filters
      </button>
      {isOpen && (
        <div className={styles.fields} id="filters">
          {fields.map(([name, label, allLabel]) => (
            <div key={name}>
              <label htmlFor={name}>{label}</label>
              {allLabel ? (
                <select
                  id={name}
                  value={filters[name] ?? ''}
                  onChange={({ target }) => setFilter(name, target.value)}
                >
                  <option value="">{allLabel}</option>
                  <Options labels={optionLabels[name] ?? {}} />
                </select>
              ) : (
                <DateField
                  id={name}
                  value={filters[name] ?? ''}
                  onChange={(date) => setFilter(name, date, { replace: true })}
                />
              )}
            </div>
          ))}
        </div>
      )}
      {chips.length > 0 && (
        <ul className={styles.chips} aria-label="Filters in use">
          {chips.map(([name, text]) => (
            <li key={name}>
              <Link
                to={listPath({ ...filters, [name]: undefined })}
                aria-label={`Remove filter: ${text}`}
              >
                {text} <span aria-hidden="true">×</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/**
 * Uncontrolled, and ignores years before 1000, because browsers report the years 2, 20 and 202
 * while a user types 2026.
 */
function DateField({
  id,
  value,
  onChange,
}: {
  id: string;
  value: string;
  onChange: (date: string) => void;
}) {
  const ref = useRef<HTMLInputElement>(null);
  const reset = () => {
    if (ref.current && ref.current.value !== value) ref.current.value = value;
  };
  useEffect(reset, [value]);
  return (
    <input
      ref={ref}
      id={id}
      type="date"
      max="9999-12-31"
      defaultValue={value}
      onChange={({ target }) => target.value.startsWith('0') || onChange(target.value)}
      onBlur={reset}
    />
  );
}

function Search({
  inputRef,
  value,
  onSearch,
}: {
  inputRef: FiltersProps['searchRef'];
  value: string;
  onSearch: (q: string) => void;
}) {
  const [text, setText] = useState(value);
  const lastSearch = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const search = (query: string) => {
    clearTimeout(timer.current);
    if (query.trim() === lastSearch.current) return;
    lastSearch.current = query.trim();
    onSearch(lastSearch.current);
  };
  useEffect(() => {
    // Keeps the typed text, unless a link or Back changed the search.
    if (value !== lastSearch.current) {
      clearTimeout(timer.current);
      setText(value);
    }
    lastSearch.current = value;
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const onType = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(search, TYPING_PAUSE_MS, typed);
  };
  return (
    <search className={styles.search}>
      <SearchIcon />
      <input
        ref={inputRef}
        type="search"
        aria-label="Search leads"
        placeholder="Search name, company, email or message"
        maxLength={200}
        value={text}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && search(text)}
      />
    </search>
  );
}
