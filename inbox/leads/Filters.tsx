import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { SearchIcon } from '../../src/components/icons.tsx';
import { peopleQuery } from '../api/queries.ts';
import { useSession } from '../api/session.ts';
import { filterLabels } from '../shared/labels.ts';
import { Options } from '../shared/Options.tsx';
import styles from './Filters.module.css';
import { chipsOf, type Filters as FilterValues, fromSearch, viewAddress } from './filters.ts';

const TYPING_MS = 250;

const fields: [name: keyof FilterValues, label: string, any?: string][] = [
  ['form', 'Form', 'Every form'],
  ['status', 'Status', 'Every status'],
  ['assignee', 'Assigned to', 'Anybody'],
  ['due', 'Next step', 'Any or none'],
  ['delivery', 'Delivery', 'Every delivery'],
  ['spam', 'Quarantine', 'Without quarantined'],
  ['from', 'From (UTC)'],
  ['to', 'Until (UTC)'],
];

type FiltersProps = { filters: FilterValues; searchField: RefObject<HTMLInputElement | null> };

/** The search, the filters and their chips. Each changes the URL. */
export function Filters({ filters, searchField }: FiltersProps) {
  const [, navigate] = useLocation();
  const people = useQuery(peopleQuery).data ?? [];
  const [isOpen, setOpen] = useState(false);
  const { account } = useSession();
  const chips = chipsOf(filters, account.email);
  const options: Record<string, Record<string, string>> = {
    ...filterLabels,
    assignee: {
      none: 'Nobody',
      ...Object.fromEntries(people.map(({ email }) => [email, email])),
    },
  };
  const set = (name: keyof FilterValues, value: string, replace = false) =>
    // The current URL may contain a search that was not rendered yet.
    navigate(viewAddress({ ...fromSearch(window.location.search), [name]: value }), { replace });
  const control = (name: keyof FilterValues) => ({
    id: name,
    value: filters[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) => set(name, target.value),
  });
  return (
    <div className={styles.filters}>
      <Search field={searchField} value={filters.q ?? ''} onSearch={(q) => set('q', q, true)} />
      <button
        type="button"
        className={styles.more}
        aria-expanded={isOpen}
        aria-controls="filters"
        onClick={() => setOpen(!isOpen)}
      >
        Filters
      </button>
      {isOpen && (
        <div className={styles.fields} id="filters">
          {fields.map(([name, label, any]) => (
            <div key={name}>
              <label htmlFor={name}>{label}</label>
              {any ? (
                <select {...control(name)}>
                  <option value="">{any}</option>
                  <Options of={options[name] ?? {}} />
                </select>
              ) : (
                <input type="date" {...control(name)} />
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
                to={viewAddress({ ...filters, [name]: undefined })}
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

type SearchProps = {
  field: FiltersProps['searchField'];
  value: string;
  onSearch: (q: string) => void;
};

/** Searches while the user types, and immediately on Enter. */
function Search({ field, value, onSearch }: SearchProps) {
  const [text, setText] = useState(value);
  const searched = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const search = (typed: string) => {
    clearTimeout(timer.current);
    if (typed.trim() === searched.current) return;
    searched.current = typed.trim();
    onSearch(searched.current);
  };
  useEffect(() => {
    // Another view was opened; typed text is kept.
    if (value !== searched.current) setText(value);
    searched.current = value;
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const type = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(search, TYPING_MS, typed);
  };
  return (
    <search className={styles.search}>
      <SearchIcon />
      <input
        ref={field}
        type="search"
        aria-label="Search leads"
        placeholder="Search name, company, email or message"
        maxLength={200}
        value={text}
        onChange={({ target }) => type(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && search(text)}
      />
    </search>
  );
}
