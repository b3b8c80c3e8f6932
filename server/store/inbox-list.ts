import type { LeadQuery, StoredLead } from '../domain.ts';
import { type Dialect, matchesSearch } from './dialects.ts';
import { type LeadRow, toStoredLeads } from './rows.ts';
import { type Condition, joinConditions, query, queryOne } from './statements.ts';
import { isUuid } from './uuid.ts';

export const DAY_MS = 24 * 60 * 60 * 1000;

/** The condition of the index `leads_open`. With `status IN (…)`, SQLite would not use it. */
export const IS_OPEN = "status NOT IN ('answered', 'closed')";
/** A subquery, because PostgreSQL uses no index with a volatile function such as `desk_now`. */
const TODAY = `(SELECT desk_now() / ${DAY_MS} * ${DAY_MS})`;

function buildQueryParts(dialect: Dialect, filter: LeadQuery, { isSorted = false } = {}) {
  const { q = '', form, status, delivery, spam, assignee, due, from, to } = filter;
  const search = q.trim() === '' ? undefined : dialect.search(q);
  // Most open leads are newsletter sign-ups. To skip them fast, queries for open leads must read
  // only the index `leads_open`. `|| ''` excludes other indexes.
  const usesOpenIndex = status === 'open' || status === 'new';
  const conditions: (Condition | false | undefined)[] = [
    search?.condition,
    spam !== 'any' && [`spam IS ${spam === 'only' ? 'NOT ' : ''}NULL`],
    // Lets SQLite use the index `leads_quarantined`.
    spam === 'only' && ['received_at >= 0'],
    form === 'inquiries'
      ? ["kind <> 'newsletter'"]
      : // `|| ''` excludes the index `leads_by_form`, whose order would require a sort.
        form && [usesOpenIndex || isSorted ? "kind || '' = ?" : 'kind = ?', form],
    usesOpenIndex && [IS_OPEN],
    status && status !== 'open' && [usesOpenIndex ? "status || '' = ?" : 'status = ?', status],
    // Each SELECT uses a partial index, which `state IN (…)` would not use.
    delivery && [
      `leads.id ${delivery === 'undelivered' ? '' : 'NOT '}IN (
        SELECT lead_id FROM deliveries WHERE state = 'pending'
        UNION ALL SELECT lead_id FROM deliveries WHERE state = 'dead-letter')`,
    ],
    assignee === 'none'
      ? ['assignee IS NULL']
      : assignee !== undefined && [usesOpenIndex ? "assignee || '' = ?" : 'assignee = ?', assignee],
    // Without the subquery, SQLite would scan all leads in order. Without `IS NOT NULL`, PostgreSQL
    // would scan them too, expecting a third of them to match.
    due && [
      `leads.id IN (SELECT id FROM leads WHERE next_at ${due === 'today' ? '=' : 'IS NOT NULL AND next_at <'} ${TODAY}) AND status <> 'closed'`,
    ],
    from !== undefined && ['received_at >= ?', Date.parse(from)],
    to !== undefined && ['received_at < ?', Date.parse(to) + DAY_MS],
  ];
  return { tables: 'leads', sortColumn: 'leads.id', cursorParameter: '?', ...search, conditions };
}

export function* listLeads(dialect: Dialect, filter: LeadQuery, limit: number) {
  const { tables, sortColumn, cursorParameter, conditions } = buildQueryParts(dialect, filter, {
    isSorted: true,
  });
  if (filter.cursor !== undefined) {
    // The cursor may come from another search.
    const isValid =
      sortColumn === 'leads.id' ? isUuid(filter.cursor) : /^\d{1,15}$/.test(filter.cursor);
    if (!isValid) return { leads: [], next: null };
    conditions.push([`${sortColumn} < ${cursorParameter}`, filter.cursor]);
  }
  const { where, parameters } = joinConditions(conditions);
  // If an index contains all columns of the filter, the subquery reads only that index.
  const rows = yield* query<LeadRow & { position: string | number }>(
    `SELECT ${dialect.leadColumns}, ${sortColumn} AS position FROM ${tables} WHERE ${sortColumn} IN (
      SELECT ${sortColumn} FROM ${tables} WHERE ${where} ORDER BY ${sortColumn} DESC LIMIT ?
    ) ORDER BY ${sortColumn} DESC`,
    ...parameters,
    limit + 1,
  );
  const page = rows.slice(0, limit);
  return {
    leads: toStoredLeads(page).leads,
    next: rows.length > limit ? String(page.at(-1)?.position) : null,
  };
}

/** Searches `leads` in memory, because SQLite updates the search index after the commit. */
export function* findMatchingIds(
  dialect: Dialect,
  { q = '', ...filter }: LeadQuery,
  leads: StoredLead[],
) {
  const ids = leads.filter(({ fields }) => matchesSearch(fields, q)).map(({ id }) => id);
  if (ids.length === 0) return [];
  const { conditions } = buildQueryParts(dialect, filter);
  conditions.push([`leads.id IN (${ids.map(() => '?').join(', ')})`, ...ids]);
  const { where, parameters } = joinConditions(conditions);
  const sql = `SELECT leads.id FROM leads WHERE ${where}`;
  return (yield* query<{ id: string }>(sql, ...parameters)).map(({ id }) => id);
}

export function* countLeads(dialect: Dialect, filter: LeadQuery, limit: number) {
  const { tables, conditions } = buildQueryParts(dialect, filter);
  const { where, parameters } = joinConditions(conditions);
  const sql = `SELECT count(*) AS count FROM (SELECT 1 FROM ${tables} WHERE ${where} LIMIT ?) AS found`;
  return (yield* queryOne<{ count: number }>(sql, ...parameters, limit)).count;
}
