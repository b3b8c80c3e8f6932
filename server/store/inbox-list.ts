import type { LeadQuery, StoredLead } from '../domain.ts';
import { type Dialect, hasWords } from './dialects.ts';
import { type LeadRow, readableLeads } from './rows.ts';
import { allOf, type Condition, one, query } from './statements.ts';
import { isUuid } from './uuid.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const WAITING = `SELECT lead_id FROM deliveries WHERE state = 'pending'
  UNION ALL SELECT lead_id FROM deliveries WHERE state = 'dead-letter'`;

/** Written as the index `leads_open` has it; with IN, SQLite would sort by the index of statuses. */
export const OPEN = "status NOT IN ('answered', 'closed')";
/** A subquery, so that an index serves the comparison: the clock is a volatile function. */
const TODAY = `(SELECT desk_now() / ${DAY_MS} * ${DAY_MS})`;

const startOfDay = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** @param isList whether its rows are read in their order */
function plan(dialect: Dialect, filter: LeadQuery, isList: boolean) {
  const { q = '', form, status, delivery, spam, assignee, due, from, to } = filter;
  const search = q.trim() === '' ? undefined : dialect.search(q);
  const conditions: Condition[] = search ? [search.condition] : [];
  if (spam !== 'any') conditions.push([`spam IS ${spam === 'only' ? 'NOT ' : ''}NULL`]);
  if (form === 'inquiries') conditions.push(["kind <> 'newsletter'"]);
  // An expression, because the index of forms would sort all leads of one to show the newest.
  else if (form !== undefined) conditions.push([isList ? "kind || '' = ?" : 'kind = ?', form]);
  if (status === 'open') conditions.push([OPEN]);
  else if (status !== undefined) conditions.push(['status = ?', status]);
  if (delivery !== undefined)
    conditions.push([`leads.id ${delivery === 'waiting' ? '' : 'NOT '}IN (${WAITING})`]);
  if (assignee === 'none') conditions.push(['assignee IS NULL']);
  // An expression among open leads, because the index of assignees has the closed ones too.
  else if (assignee !== undefined)
    conditions.push([status === 'open' ? "assignee || '' = ?" : 'assignee = ?', assignee]);
  if (due !== undefined) {
    const day = `next_at ${due === 'today' ? '=' : '<'} ${TODAY}`;
    // A subquery, because SQLite would read all leads in their order.
    conditions.push([`leads.id IN (SELECT id FROM leads WHERE ${day}) AND status <> 'closed'`]);
  }
  if (from !== undefined) conditions.push(['received_at >= ?', startOfDay(from)]);
  if (to !== undefined) conditions.push(['received_at < ?', startOfDay(to) + DAY_MS]);
  return { tables: 'leads', position: 'leads.id', cursor: '?', ...search, conditions };
}

export function* listLeads(dialect: Dialect, filter: LeadQuery, limit: number) {
  const { tables, position, cursor, conditions } = plan(dialect, filter, true);
  if (filter.cursor !== undefined) {
    // It may come from another kind of query.
    const isValid =
      position === 'leads.id' ? isUuid(filter.cursor) : /^\d{1,15}$/.test(filter.cursor);
    if (!isValid) return { leads: [], next: null };
    conditions.push([`${position} < ${cursor}`, filter.cursor]);
  }
  const { where, parameters } = allOf(conditions);
  const rows = yield* query<LeadRow & { position: string | number }>(
    `SELECT ${dialect.leadColumns}, ${position} AS position FROM ${tables}
    WHERE ${where} ORDER BY ${position} DESC LIMIT ?`,
    ...parameters,
    limit + 1,
  );
  const page = rows.slice(0, limit);
  return {
    leads: readableLeads(page),
    next: rows.length > limit ? String(page.at(-1)?.position) : null,
  };
}

/** Compares words here, because the search index gets them later. */
export function* matching(dialect: Dialect, { q = '', ...filter }: LeadQuery, leads: StoredLead[]) {
  const ids = leads.filter(({ fields }) => hasWords(fields, q)).map(({ id }) => id);
  if (ids.length === 0) return [];
  const { conditions } = plan(dialect, filter, false);
  conditions.push([`leads.id IN (${ids.map(() => '?').join(', ')})`, ...ids]);
  const { where, parameters } = allOf(conditions);
  const sql = `SELECT leads.id FROM leads WHERE ${where}`;
  return (yield* query<{ id: string }>(sql, ...parameters)).map(({ id }) => id);
}

export function* countLeads(dialect: Dialect, filter: LeadQuery, most: number) {
  const { tables, conditions } = plan(dialect, filter, false);
  const { where, parameters } = allOf(conditions);
  const sql = `SELECT count(*) AS count FROM (SELECT 1 FROM ${tables} WHERE ${where} LIMIT ?) AS found`;
  return (yield* one<{ count: number }>(sql, ...parameters, most)).count;
}
