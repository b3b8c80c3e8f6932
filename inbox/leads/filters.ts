import { LEAD_STATUSES, type LeadQuery, type LeadSummary } from '../../server/inbox/api.ts';

/** What a view of the list shows: the address says it, so that every view can be kept, sent and gone back to. */
export type Filters = Omit<LeadQuery, 'cursor'>;

const oneOf = <Value extends string>(...values: Value[]) => ((text: string) => values.find((value) => value === text)) as (text: string) => Value | undefined;
const day = (text: string) => (/^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined);
const anyText = (text: string) => text.trim() || undefined;

/** How each filter is read from an address, in the order they are written; whatever is no value of it is left out. */
const readers: { [Name in keyof Filters]-?: (text: string) => Filters[Name] } = {
  q: anyText,
  form: oneOf('signUp', 'contact', 'newsletter'),
  status: oneOf(...LEAD_STATUSES),
  delivery: oneOf('waiting', 'delivered'),
  spam: oneOf('only', 'any'),
  assignee: anyText,
  from: day,
  to: day,
};
const names = Object.keys(readers) as (keyof Filters)[];

/** The filters of a query string. */
export function fromSearch(search: string): Filters {
  const parameters = new URLSearchParams(search);
  return Object.fromEntries(names.map((name) => [name, readers[name](parameters.get(name) ?? '')]).filter(([, value]) => value !== undefined));
}

/** The query string of filters, without its question mark; the same filters always make the same. */
export const toSearch = (filters: Filters) => new URLSearchParams(names.flatMap((name) => (filters[name] ? [[name, filters[name]]] : []))).toString();

/** The address of a view, below `/inbox`. */
export const viewAddress = (filters: Filters) => {
  const search = toSearch(filters);
  return search ? `/?${search}` : '/';
};

/** Filters without one of them. */
export const without = (filters: Filters, name: keyof Filters): Filters => ({ ...filters, [name]: undefined });

/** The words of a text as the desk looks for them: small letters without accents. */
const wordsOf = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

const startOf = (date: string) => Date.parse(date);
const DAY_MS = 86_400_000;

/** Whether a lead belongs to a view, as far as its summary tells: the desk also searches in the whole message. */
export function matches(lead: LeadSummary, { q, form, status, delivery, spam, assignee, from, to }: Filters): boolean {
  const words = wordsOf(`${lead.name} ${lead.company} ${lead.email} ${lead.excerpt}`);
  const waiting = lead.delivery === 'pending' || lead.delivery === 'dead-letter';
  return (
    wordsOf(q ?? '').every((beginning) => words.some((word) => word.startsWith(beginning))) &&
    (!form || form === lead.form) &&
    (!status || status === lead.status) &&
    (!delivery || (delivery === 'waiting') === waiting) &&
    (spam === 'any' || (spam === 'only') === (lead.spam !== null)) &&
    (!assignee || (assignee === 'none' ? lead.assignee === null : assignee === lead.assignee)) &&
    (!from || lead.receivedAt >= startOf(from)) &&
    (!to || lead.receivedAt < startOf(to) + DAY_MS)
  );
}
