import { type LeadQuery, leadViews } from '../../server/inbox/api.ts';
import { filterLabels, localPartOf } from '../shared/labels.ts';

export type ListFilters = Omit<LeadQuery, 'cursor'>;

const oneOf =
  <Value extends string>(labels: Record<Value, string>) =>
  (text: string) =>
    Object.hasOwn(labels, text) ? (text as Value) : undefined;
const parseDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
const parseText = (text: string) => text.trim() || undefined;

/** In the order of the URL's parameters. A parser returns undefined for invalid values. */
const parsers: { [Name in keyof ListFilters]-?: (text: string) => ListFilters[Name] } = {
  q: parseText,
  form: oneOf(filterLabels.form),
  status: oneOf(filterLabels.status),
  delivery: oneOf(filterLabels.delivery),
  spam: oneOf(filterLabels.spam),
  assignee: parseText,
  due: oneOf(filterLabels.due),
  from: parseDay,
  to: parseDay,
};
const filterNames = Object.keys(parsers) as (keyof ListFilters)[];

export function parseFilters(search: string): ListFilters {
  const parameters = new URLSearchParams(search);
  return Object.fromEntries(
    filterNames
      .map((name) => [name, parsers[name](parameters.get(name) ?? '')])
      .filter(([, value]) => value !== undefined),
  );
}

export const toQueryString = (filters: ListFilters) =>
  new URLSearchParams(
    filterNames.flatMap((name) => (filters[name] ? [[name, filters[name]]] : [])),
  ).toString();

export const listPath = (filters: ListFilters) => {
  const search = toQueryString(filters);
  return search ? `/?${search}` : '/';
};

const findViewName = (filters: ListFilters, userEmail: string) =>
  leadViews(userEmail).find(([, view]) => toQueryString(view) === toQueryString(filters))?.[0];

/** Returns a chip for each filter except the search. Returns none for a view of the sidebar. */
export function filterChips(
  filters: ListFilters,
  userEmail: string,
): [name: keyof ListFilters, text: string][] {
  if (findViewName(filters, userEmail) !== undefined) return [];
  const { assignee, from, to } = filters;
  const texts: Partial<Record<keyof ListFilters, string>> = {
    assignee: assignee && `Assigned to ${assignee === 'none' ? 'nobody' : assignee}`,
    from: from && `From ${from}`,
    to: to && `Until ${to}`,
  };
  const labels: Partial<Record<keyof ListFilters, Record<string, string>>> = filterLabels;
  return filterNames.flatMap((name) => {
    const text = texts[name] ?? labels[name]?.[filters[name] ?? ''];
    return text ? [[name, text]] : [];
  });
}

/** Ignores dates, and the search if there are other filters. */
export function listTitle({ q, from, to, ...filters }: ListFilters, userEmail: string): string {
  const name = findViewName(filters, userEmail);
  if (name !== undefined) return q && toQueryString(filters) === '' ? 'Search' : name;
  const { assignee, status } = filters;
  if (assignee)
    return assignee === 'none' ? 'Unassigned leads' : `Leads of ${localPartOf(assignee)}`;
  return status ? filterLabels.status[status] : 'Leads';
}
