import type { LeadQuery } from '../inbox/api.ts';
import { type Condition, type Dialect, INBOX_COLUMNS, isId, numbered, type Row, toInboxLeads } from './inbox-rows.ts';
import type { InboxPage } from './inbox-store.ts';
import { ask, type Statements } from './statements.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const startOfDay = (day: string) => Date.parse(`${day}T00:00:00Z`);

function conditions(query: LeadQuery): Condition[] {
  const { form, status, delivery, spam, assignee, from, to } = query;
  // Two questions, each of which has an index.
  const waiting = "(SELECT lead_id FROM deliveries WHERE state = 'pending' UNION ALL SELECT lead_id FROM deliveries WHERE state = 'dead-letter')";
  const parts: (Condition | undefined)[] = [
    spam === 'any' ? undefined : [`spam IS ${spam === 'only' ? 'NOT ' : ''}NULL`],
    // An expression, so that no index of forms is taken: it would sort all leads of one to show the newest.
    form === undefined ? undefined : ["kind || '' = ?", form],
    status === undefined ? undefined : ['status = ?', status],
    delivery === undefined ? undefined : [`leads.id ${delivery === 'waiting' ? '' : 'NOT '}IN ${waiting}`],
    assignee === undefined ? undefined : assignee === 'none' ? ['assignee IS NULL'] : ['assignee = ?', assignee],
    from === undefined ? undefined : ['received_at >= ?', startOfDay(from)],
    to === undefined ? undefined : ['received_at < ?', startOfDay(to) + DAY_MS],
  ];
  return parts.filter((part) => part !== undefined);
}

/** Tables, conditions and order of a query. */
function plan(dialect: Dialect, query: LeadQuery) {
  const words = query.q?.trim() ?? '';
  const search = words === '' ? { tables: 'leads', condition: undefined, position: 'leads.id', cursorOf: (text: string) => text } : dialect.search(words);
  const parts = [...(search.condition === undefined ? [] : [search.condition]), ...conditions(query)];
  return { ...search, parts };
}

const joined = (parts: Condition[]) => ({ where: parts.map(([sql]) => sql).join(' AND ') || 'TRUE', parameters: parts.flatMap(([, ...parameters]) => parameters) });

export function* listLeads(dialect: Dialect, query: LeadQuery, limit: number): Statements<InboxPage> {
  const { tables, position, cursorOf, parts } = plan(dialect, query);
  if (query.cursor !== undefined) {
    const cursor = query.cursor;
    // A cursor of another kind of query, or made up.
    if (!(position === 'leads.id' ? isId(cursor) : /^\d{1,15}$/.test(cursor))) return { leads: [], next: null };
    parts.push([`${position} < ${cursorOf('?')}`, cursor]);
  }
  const { where, parameters } = joined(parts);
  const sql = `SELECT ${dialect.leadColumns}, ${INBOX_COLUMNS}, ${position} AS position FROM ${tables} WHERE ${where} ORDER BY ${position} DESC LIMIT ?`;
  const rows = yield* ask<Row>(numbered(sql), ...parameters, limit + 1);
  const page = rows.slice(0, limit);
  return { leads: toInboxLeads(page), next: rows.length > limit ? String(page.at(-1)?.position) : null };
}

export function* countLeads(dialect: Dialect, query: LeadQuery, most: number): Statements<number> {
  const { tables, parts } = plan(dialect, query);
  const { where, parameters } = joined(parts);
  const [row] = yield* ask<{ count: number }>(numbered(`SELECT count(*) AS count FROM (SELECT 1 FROM ${tables} WHERE ${where} LIMIT ?) AS found`), ...parameters, most);
  return row?.count ?? 0;
}
