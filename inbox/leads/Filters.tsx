import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { SearchIcon } from '../../src/components/icons.tsx';
import { peopleQuery } from '../api/queries.ts';
import { Options } from '../shared/Options.tsx';
import { deliveryFilters, forms, spamFilters, statuses } from '../shared/words.ts';
import { chipsOf } from './chips.ts';
import styles from './Filters.module.css';
import { type Filters as FilterValues, fromSearch, viewAddress, without } from './filters.ts';

const TYPING_MS = 250;

/** The search, the filters, and those in use as chips that take them off. All they do is go to another address. */
export function Filters({ filters, searchField }: { filters: FilterValues; searchField: RefObject<HTMLInputElement | null> }) {
  const [, navigate] = useLocation();
  const people = useQuery(peopleQuery).data ?? [];
  const [open, setOpen] = useState(false);
  const chips = chipsOf(filters);
  // From the address as it is when a filter is set: a search that is still being typed may be written to it meanwhile.
  const set = (name: keyof FilterValues, value: string, replace = false) =>
    navigate(viewAddress({ ...fromSearch(window.location.search), [name]: value || undefined }), { replace });
  const choice = (name: keyof FilterValues, label: string, any: string, options: Record<string, string>) => (
    <FilterField id={name} label={label}>
      <select id={name} value={filters[name] ?? ''} onChange={({ target }) => set(name, target.value)}>
        <option value="">{any}</option>
        <Options of={options} />
      </select>
    </FilterField>
  );
  const day = (name: 'from' | 'to', label: string) => (
    <FilterField id={name} label={label}>
      <input id={name} type="date" value={filters[name] ?? ''} onChange={({ target }) => set(name, target.value)} />
    </FilterField>
  );
  return (
    <div className={styles.filters}>
      <Search field={searchField} value={filters.q ?? ''} onSearch={(q) => set('q', q, true)} />
      <button type="button" className={styles.more} aria-expanded={open} aria-controls="filters" onClick={() => setOpen(!open)}>
        Filters
      </button>
      {open && (
        <div className={styles.fields} id="filters">
          {choice('form', 'Form', 'Every form', forms)}
          {choice('status', 'Status', 'Every status', statuses)}
          {choice('assignee', 'Assigned to', 'Anybody', { none: 'Nobody', ...Object.fromEntries(people.map(({ email }) => [email, email])) })}
          {choice('delivery', 'Delivery', 'Every delivery', deliveryFilters)}
          {choice('spam', 'Quarantine', 'Without quarantined', spamFilters)}
          {day('from', 'From (UTC)')}
          {day('to', 'Until (UTC)')}
        </div>
      )}
      {chips.length > 0 && (
        <ul className={styles.chips} aria-label="Filters in use">
          {chips.map(({ name, text }) => (
            <li key={name}>
              <Link to={viewAddress(without(filters, name))} aria-label={`Remove filter: ${text}`}>
                {text} <span aria-hidden="true">×</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const FilterField = ({ id, label, children }: { id: string; label: string; children: ReactNode }) => (
  <div>
    <label htmlFor={id}>{label}</label>
    {children}
  </div>
);

/** The search field: it searches while one types, and at once on Enter. */
function Search({ field, value, onSearch }: { field: RefObject<HTMLInputElement | null>; value: string; onSearch: (q: string) => void }) {
  const [text, setText] = useState(value);
  const asked = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const ask = (typed: string) => {
    clearTimeout(timer.current);
    if (typed.trim() === asked.current) return;
    asked.current = typed.trim();
    onSearch(asked.current);
  };
  useEffect(() => {
    // Another view's search, and not the one that was typed here.
    if (value !== asked.current) setText(value);
    asked.current = value;
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const type = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(ask, TYPING_MS, typed);
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
        onKeyDown={({ key }) => key === 'Enter' && ask(text)}
      />
    </search>
  );
}
