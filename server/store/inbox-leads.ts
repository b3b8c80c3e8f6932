import { LEAD_STATUSES, type LeadQuery, type LeadSource, type LeadStatus } from '../inbox/api.ts';
import type { Actor, ChangeResult, Changes, Cursor, InboxChange, InboxDossier, InboxFigures, InboxLead, InboxPage } from './inbox-store.ts';
import { newLeadId } from './lead-id.ts';
import { type LeadRow, toStoredLead } from './rows.ts';
import { ask, type Parameter, type Statements } from './statements.ts';

/** What the two databases say differently. A condition's `?` are its parameters in their order. */
export type Dialect = {
  /** A lead's columns as `LeadRow` has them. */
  leadColumns: string;
  /** Tables, condition and order of a search; `position` is what a page's cursor holds, and how a cursor becomes a parameter. */
  search: (words: string) => { tables: string; condition: Condition; position: string; cursorOf: (text: string) => string };
  sameAddress: (email: string) => Condition;
  /** Ends a SELECT whose rows are to stay as they are until the end of the transaction. */
  lock: string;
};
type Condition = [sql: string, ...parameters: Parameter[]];
type Row = LeadRow & { status: string; assignee: string | null; version: number; source: string | null; position?: string | number };

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const DAY_MS = 24 * 60 * 60 * 1000;
const CHANGES_AT_ONCE = 100;
const IDS_AT_ONCE = 200;
const OTHERS = 20;
const LONGEST_WAITING = 5;
const INBOX_COLUMNS = 'status, assignee, version, source';
/** A newsletter subscription asks for no answer. */
const ASKS = "spam IS NULL AND kind <> 'newsletter'";

const statusNames: Record<LeadStatus, string> = { new: 'New', 'in-progress': 'In progress', answered: 'Answered', closed: 'Closed' };

export const isId = (text: string): boolean => ID.test(text);

/** Numbers the `?` of SQL and its conditions on from the first. */
function numbered(sql: string): string {
  let count = 0;
  return sql.replaceAll('?', () => {
    count += 1;
    return `$${count}`;
  });
}

/** A row that cannot be read costs itself and no other. */
function toInboxLeads(rows: Row[]): InboxLead[] {
  return rows.flatMap((row) => {
    try {
      const status = LEAD_STATUSES.find((known) => known === row.status) ?? 'new';
      const source = row.source === null ? null : (JSON.parse(row.source) as LeadSource);
      return [{ ...toStoredLead(row), status, assignee: row.assignee, version: row.version, source }];
    } catch {
      return [];
    }
  });
}

const startOfDay = (day: string) => Date.parse(`${day}T00:00:00Z`);

function conditions(query: LeadQuery): Condition[] {
  const { form, status, delivery, spam, assignee, from, to } = query;
  const waiting = "(SELECT lead_id FROM deliveries WHERE state IN ('pending', 'dead-letter'))";
  const parts: (Condition | undefined)[] = [
    spam === 'any' ? undefined : [`spam IS ${spam === 'only' ? 'NOT ' : ''}NULL`],
    form === undefined ? undefined : ['kind = ?', form],
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

const selectLeads = (dialect: Dialect, rest: string) => `SELECT ${dialect.leadColumns}, ${INBOX_COLUMNS} FROM leads WHERE ${rest}`;

export function* leadsById(dialect: Dialect, ids: string[]): Statements<InboxLead[]> {
  const known = ids.filter(isId);
  const leads: InboxLead[] = [];
  for (let from = 0; from < known.length; from += IDS_AT_ONCE) {
    const some = known.slice(from, from + IDS_AT_ONCE);
    const places = some.map(() => '?').join(', ');
    leads.push(...toInboxLeads(yield* ask<Row>(numbered(selectLeads(dialect, `leads.id IN (${places}) ORDER BY leads.id DESC`)), ...some)));
  }
  return leads;
}

export function* readLead(dialect: Dialect, id: string): Statements<InboxDossier | undefined> {
  const [lead] = yield* leadsById(dialect, [id]);
  if (lead === undefined) return undefined;
  const notes = yield* ask<{ id: string; at: number; by: string; text: string }>(
    'SELECT id, at, author AS "by", body AS text FROM notes WHERE lead_id = $1 ORDER BY id',
    id,
  );
  const history = yield* ask<{ at: number; by: string; text: string }>('SELECT at, author AS "by", body AS text FROM history WHERE lead_id = $1 ORDER BY id', id);
  const [same, ...parameters] = dialect.sameAddress(lead.fields.email);
  const others = yield* ask<Row>(numbered(selectLeads(dialect, `${same} AND leads.id <> ? ORDER BY leads.id DESC LIMIT ${OTHERS}`)), ...parameters, id);
  return { lead, notes, history, others: toInboxLeads(others) };
}

function* record(id: string, texts: string[], { by, at }: Actor): Statements<void> {
  // Ids of one moment come in no order.
  for (const [index, text] of texts.entries())
    yield* ask('INSERT INTO history (id, lead_id, at, author, body) VALUES ($1, $2, $3, $4, $5)', newLeadId(at + index), id, at, by, text);
}

type Changeable = { status: LeadStatus; assignee: string | null; spam: string | null; version: number };

export function* changeLead(dialect: Dialect, id: string, change: InboxChange, actor: Actor): Statements<ChangeResult> {
  if (!isId(id)) return 'missing';
  const [now] = yield* ask<Changeable>(`SELECT status, assignee, spam, version FROM leads WHERE id = $1${dialect.lock}`, id);
  if (now === undefined) return 'missing';
  if (now.version !== change.version) return 'outdated';
  const { status = now.status, assignee = now.assignee, spam = now.spam !== null } = change;
  if (assignee !== null && assignee !== now.assignee) {
    const known = yield* ask('SELECT 1 FROM accounts WHERE email = $1 AND disabled = 0', assignee);
    if (known.length === 0) return 'no-such-assignee';
  }
  const texts = [
    status === now.status ? '' : `Status changed from ${statusNames[now.status]} to ${statusNames[status]}`,
    assignee === now.assignee ? '' : assignee === null ? 'Assignment removed' : `Assigned to ${assignee}`,
    spam === (now.spam !== null) ? '' : spam ? 'Marked as spam' : 'Marked as not spam',
  ].filter((text) => text !== '');
  if (texts.length === 0) return 'changed';
  const answeredAt = status === 'answered' || status === 'closed' ? actor.at : null;
  yield* ask(
    'UPDATE leads SET status = $2, assignee = $3, spam = $4, version = version + 1, answered_at = coalesce(answered_at, $5) WHERE id = $1',
    id,
    status,
    assignee,
    spam ? (now.spam ?? 'marked') : null,
    answeredAt,
  );
  if (spam && now.spam === null) yield* ask("UPDATE deliveries SET state = 'held' WHERE lead_id = $1 AND state IN ('pending', 'dead-letter')", id);
  if (!spam && now.spam !== null)
    yield* ask("UPDATE deliveries SET state = 'pending', due_at = $2, first_tried_at = NULL WHERE lead_id = $1 AND state = 'held'", id, actor.at);
  yield* record(id, texts, actor);
  return 'changed';
}

/** Counts a change. @returns whether there is such a lead, which then stays until the end of the transaction. */
function* touch(id: string): Statements<boolean> {
  if (!isId(id)) return false;
  return (yield* ask('UPDATE leads SET version = version + 1 WHERE id = $1 RETURNING id', id)).length > 0;
}

export function* addNote(id: string, text: string, actor: Actor): Statements<boolean> {
  if (!(yield* touch(id))) return false;
  yield* ask('INSERT INTO notes (id, lead_id, at, author, body) VALUES ($1, $2, $3, $4, $5)', newLeadId(actor.at), id, actor.at, actor.by, text);
  yield* record(id, ['Note added'], actor);
  return true;
}

export function* retryLead(id: string, actor: Actor): Statements<boolean> {
  if (!(yield* touch(id))) return false;
  yield* ask("UPDATE deliveries SET state = 'pending', due_at = $2, first_tried_at = NULL WHERE lead_id = $1 AND state IN ('pending', 'dead-letter')", id, actor.at);
  yield* record(id, ['Deliveries tried again'], actor);
  return true;
}

export function* readFigures(dialect: Dialect, since: { weeks: number; answers: number }): Statements<InboxFigures> {
  // 1970-01-05 was the first Monday.
  const weeks = yield* ask<{ week: number; kind: string; count: number }>(
    'SELECT (received_at - 345600000) / 604800000 AS week, kind, count(*) AS count FROM leads WHERE spam IS NULL AND received_at >= $1 GROUP BY 1, 2',
    since.weeks,
  );
  const answers = yield* ask<{ receivedAt: number; answeredAt: number | null }>(
    `SELECT received_at AS "receivedAt", answered_at AS "answeredAt" FROM leads WHERE ${ASKS} AND received_at >= $1`,
    since.answers,
  );
  const waiting = yield* ask<Row>(selectLeads(dialect, `${ASKS} AND status IN ('new', 'in-progress') ORDER BY leads.id LIMIT ${LONGEST_WAITING}`));
  return { weeks, answers, longestWaiting: toInboxLeads(waiting) };
}

export function* readChanges(dialect: Dialect, since: Cursor): Statements<Changes> {
  const came = yield* ask<Row>(selectLeads(dialect, `leads.id > $1 ORDER BY leads.id LIMIT ${CHANGES_AT_ONCE}`), since.leadId);
  const changed = yield* ask<Row>(selectLeads(dialect, `leads.id IN (SELECT lead_id FROM history WHERE id > $1) LIMIT ${CHANGES_AT_ONCE}`), since.historyId);
  const [erased] = yield* ask<{ leads: number }>('SELECT coalesce(sum(leads), 0) AS leads FROM erasures');
  const rows = [...came, ...changed.filter(({ id }) => !came.some((row) => row.id === id))];
  return { leads: toInboxLeads(rows), erased: Number(erased?.leads ?? 0) };
}
