import type { LeadKind } from '../../src/features/lead-forms/schemas.ts';
import type { LeadStatus } from '../inbox/api.ts';
import { type Dialect, isId, leadsById, numbered, type Row, selectLeads, toInboxLeads } from './inbox-rows.ts';
import type { Actor, AnswerCount, ChangeResult, Changes, Cursor, InboxChange, InboxDossier, InboxLead, InboxWish, Troubles, WeekCount } from './inbox-store.ts';
import { newLeadId } from './lead-id.ts';
import { ask, type Statements } from './statements.ts';

const CHANGES_AT_ONCE = 100;
const OTHERS = 20;
const LONGEST_WAITING = 5;
const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_MS = 7 * DAY_MS;
/** A newsletter subscription asks for no answer. */
const ASKS = "spam IS NULL AND kind <> 'newsletter'";

const statusNames: Record<LeadStatus, string> = { new: 'New', 'in-progress': 'In progress', answered: 'Answered', closed: 'Closed' };

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
  if (assignee !== now.assignee && !(yield* canBeAssignee(assignee))) return 'no-such-assignee';
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

export function* changeLeads(
  dialect: Dialect,
  leads: { id: string; version: number }[],
  wish: InboxWish,
  actor: Actor,
): Statements<Map<string, ChangeResult> | 'no-such-assignee'> {
  if (wish.assignee !== undefined && !(yield* canBeAssignee(wish.assignee))) return 'no-such-assignee';
  const results = new Map<string, ChangeResult>();
  // In one order, so that two changes at once wait for each other instead of both for ever; an id named twice is changed once.
  const inOrder = [...new Map(leads.map((lead) => [lead.id, lead])).values()].sort((one, other) => (one.id < other.id ? -1 : 1));
  for (const { id, version } of inOrder) results.set(id, yield* changeLead(dialect, id, { ...wish, version }, actor));
  return results;
}

function* canBeAssignee(email: string | null): Statements<boolean> {
  return email === null || (yield* ask('SELECT 1 FROM accounts WHERE email = $1 AND disabled = 0', email)).length > 0;
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

export function* countByWeek(first: number, last: number): Statements<WeekCount[]> {
  // A count for each form and week is a piece of the index read in its order; GROUP BY would sort all of it.
  const of = (kind: LeadKind) =>
    `(SELECT count(*) FROM leads WHERE kind = '${kind}' AND received_at >= start AND received_at < start + ${WEEK_MS} AND spam IS NULL) AS "${kind}"`;
  const sql = `WITH RECURSIVE weeks (start) AS (
      SELECT CAST($1 AS bigint) UNION ALL SELECT start + ${WEEK_MS} FROM weeks WHERE start < $2
    ) SELECT start, ${of('signUp')}, ${of('contact')}, ${of('newsletter')} FROM weeks ORDER BY start`;
  return yield* ask<WeekCount>(sql, first, last);
}

/** When a lead's working day is over (Monday to Friday, UTC): what comes on a weekend counts from Monday. Day 0, 1970-01-01, was a Thursday. */
const ANSWER_DUE = `(CASE (received_at / ${DAY_MS} + 3) % 7
  WHEN 4 THEN received_at + 3 * ${DAY_MS} WHEN 5 THEN (received_at / ${DAY_MS} + 3) * ${DAY_MS} WHEN 6 THEN (received_at / ${DAY_MS} + 2) * ${DAY_MS}
  ELSE received_at + ${DAY_MS} END)`;

export function* countAnswers(since: number, now: number): Statements<AnswerCount> {
  const sql = `SELECT count(CASE WHEN answered_at <= ${ANSWER_DUE} THEN 1 END) AS answered, count(*) AS "of" FROM leads
    WHERE kind IN ('contact', 'signUp') AND received_at >= $1 AND spam IS NULL AND (answered_at IS NOT NULL OR ${ANSWER_DUE} <= $2)`;
  return (yield* ask<AnswerCount>(sql, since, now))[0] ?? { answered: 0, of: 0 };
}

export function* longestWaiting(dialect: Dialect): Statements<InboxLead[]> {
  return toInboxLeads(yield* ask<Row>(selectLeads(dialect, `${ASKS} AND status IN ('new', 'in-progress') ORDER BY leads.id LIMIT ${LONGEST_WAITING}`)));
}

export function* countTroubles(): Statements<Troubles> {
  const sql = `SELECT
    (SELECT count(*) FROM leads WHERE spam IS NOT NULL) AS quarantined,
    (SELECT count(*) FROM deliveries WHERE state = 'pending') AS pending,
    (SELECT count(*) FROM deliveries WHERE state = 'dead-letter' AND channel <> 'confirmation') AS "deadLetters"`;
  return (yield* ask<Troubles>(sql))[0] ?? { quarantined: 0, pending: 0, deadLetters: 0 };
}

export function* readChanges(dialect: Dialect, since: Cursor): Statements<Changes> {
  const came = yield* ask<Row>(selectLeads(dialect, `leads.id > $1 ORDER BY leads.id LIMIT ${CHANGES_AT_ONCE}`), since.leadId);
  const changed = yield* ask<Row>(selectLeads(dialect, `leads.id IN (SELECT lead_id FROM history WHERE id > $1) LIMIT ${CHANGES_AT_ONCE}`), since.historyId);
  const [erased] = yield* ask<{ leads: number }>('SELECT coalesce(sum(leads), 0) AS leads FROM erasures');
  const delivered = yield* ask<Row>(
    selectLeads(dialect, `leads.id IN (SELECT lead_id FROM deliveries WHERE changed_at > $1 ORDER BY changed_at DESC LIMIT ${CHANGES_AT_ONCE})`),
    since.changedAt,
  );
  const rows = [...new Map([...came, ...changed, ...delivered].map((row) => [row.id, row])).values()];
  return { leads: toInboxLeads(rows), erased: Number(erased?.leads ?? 0) };
}
