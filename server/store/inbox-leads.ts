import type { LeadKind } from '../../src/features/lead-forms/schemas.ts';
import type { HistoryEntry, LeadStatus, NextStep, Note, StoredLead } from '../domain.ts';
import type { Dialect } from './dialects.ts';
import { countLeads, listLeads, matching, OPEN } from './inbox-list.ts';
import { TROUBLES } from './leads.ts';
import { MAKE_DUE } from './queue.ts';
import { type LeadRow, type NextStepRow, readableLeads, selectLeads, toNextStep } from './rows.ts';
import { bindCalls, execute, exists, first, insert, one, query, type Runs } from './statements.ts';
import type { Actor, ChangeResult, LeadPatch, StoreCounts } from './store.ts';
import { isUuid, uuidv7 } from './uuid.ts';

const IDS_AT_ONCE = 200;
const OTHERS = 20;
const LONGEST_WAITING = 5;
const MOST_SOURCES = 10;
const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_MS = 7 * DAY_MS;

const statusNames: Record<LeadStatus, string> = {
  new: 'New',
  'in-progress': 'In progress',
  answered: 'Answered',
  closed: 'Closed',
};

function* leadsById(dialect: Dialect, ids: string[]) {
  const known = ids.filter(isUuid);
  const rows: LeadRow[] = [];
  for (let from = 0; from < known.length; from += IDS_AT_ONCE) {
    const some = known.slice(from, from + IDS_AT_ONCE);
    const where = `WHERE leads.id IN (${some.map(() => '?').join(', ')}) ORDER BY leads.id DESC`;
    rows.push(...(yield* query<LeadRow>(selectLeads(dialect, where), ...some)));
  }
  return readableLeads(rows);
}

function* readLead(dialect: Dialect, id: string) {
  const [lead] = yield* leadsById(dialect, [id]);
  if (lead === undefined) return undefined;
  const entriesOf = (table: string) =>
    `at, author AS "by", body AS text FROM ${table} WHERE lead_id = $1 ORDER BY id`;
  const notes = yield* query<Note>(`SELECT id, ${entriesOf('notes')}`, id);
  const history = yield* query<HistoryEntry>(`SELECT ${entriesOf('history')}`, id);
  const [same, ...parameters] = dialect.sameAddress(lead.fields.email);
  const where = `WHERE ${same} AND leads.id <> ? ORDER BY leads.id DESC LIMIT ${OTHERS}`;
  const others = yield* query<LeadRow>(selectLeads(dialect, where), ...parameters, id);
  return { lead, notes, history, others: readableLeads(others) };
}

function* record(id: string, texts: string[], { by, at }: Actor) {
  // Ids of one moment have no order.
  for (const [index, body] of texts.entries())
    yield* insert('history', { id: uuidv7(at + index), leadId: id, at, author: by, body });
}

const describeNextStep = (step: NextStep | null) =>
  step === null ? 'Next step removed' : `Next step on ${step.on}: ${step.text}`;

function* changeLead(id: string, change: LeadPatch & { version: number }, actor: Actor) {
  if (!isUuid(id)) return 'missing';
  const now = yield* first<
    Pick<StoredLead, 'status' | 'assignee' | 'spam' | 'version'> & NextStepRow
  >(
    `SELECT status, assignee, spam, next_step, next_at, version
    FROM leads WHERE id = $1 FOR UPDATE`,
    id,
  );
  if (now === undefined) return 'missing';
  const nextNow = toNextStep(now);
  if (now.version !== change.version) return 'outdated';
  const { status = now.status, assignee = now.assignee, spam = now.spam !== null } = change;
  const { nextStep = nextNow } = change;
  if (assignee !== now.assignee && !(yield* canBeAssignee(assignee))) return 'no-such-assignee';
  const texts: string[] = [];
  if (status !== now.status)
    texts.push(`Status changed from ${statusNames[now.status]} to ${statusNames[status]}`);
  if (assignee !== now.assignee)
    texts.push(assignee === null ? 'Assignment removed' : `Assigned to ${assignee}`);
  const spamChanges = spam !== (now.spam !== null);
  if (spamChanges) texts.push(spam ? 'Marked as spam' : 'Marked as not spam');
  if (describeNextStep(nextStep) !== describeNextStep(nextNow))
    texts.push(describeNextStep(nextStep));
  if (texts.length === 0) return 'changed';
  yield* execute(
    `UPDATE leads SET status = $2, assignee = $3, spam = $4, version = version + 1,
    answered_at = coalesce(answered_at, $5), next_step = $6, next_at = $7 WHERE id = $1`,
    id,
    status,
    assignee,
    spam ? (now.spam ?? 'marked') : null,
    status === 'answered' || status === 'closed' ? actor.at : null,
    nextStep?.text ?? null,
    nextStep && Date.parse(nextStep.on),
  );
  const deliveries = spam
    ? "UPDATE deliveries SET state = 'held' WHERE lead_id = $1 AND state IN ('pending', 'dead-letter')"
    : `${MAKE_DUE} WHERE lead_id = $1 AND state = 'held'`;
  if (spamChanges) yield* execute(deliveries, id);
  yield* record(id, texts, actor);
  return 'changed';
}

/** Each by its own version. Changes nothing for `no-such-assignee`. */
function* changeLeads(leads: { id: string; version: number }[], patch: LeadPatch, actor: Actor) {
  if (patch.assignee !== undefined && !(yield* canBeAssignee(patch.assignee)))
    return 'no-such-assignee';
  const results = new Map<string, ChangeResult>();
  // In one order, so that two changes at once do not deadlock. An id named twice is changed once.
  const inOrder = [...new Map(leads.map((lead) => [lead.id, lead])).values()].sort((a, b) =>
    a.id < b.id ? -1 : 1,
  );
  for (const { id, version } of inOrder)
    results.set(id, yield* changeLead(id, { ...patch, version }, actor));
  return results;
}

function* canBeAssignee(email: string | null) {
  const sql = 'SELECT 1 FROM accounts WHERE email = $1 AND disabled = 0';
  return email === null || (yield* exists(sql, email));
}

function* touch(id: string) {
  const sql = 'UPDATE leads SET version = version + 1 WHERE id = $1';
  return isUuid(id) && (yield* execute(sql, id)) > 0;
}

function* addNote(id: string, body: string, actor: Actor) {
  if (!(yield* touch(id))) return false;
  const { at, by: author } = actor;
  yield* insert('notes', { id: uuidv7(at), leadId: id, at, author, body });
  yield* record(id, ['Note added'], actor);
  return true;
}

function* retryLead(id: string, actor: Actor) {
  if (!(yield* touch(id))) return false;
  yield* execute(`${MAKE_DUE} WHERE lead_id = $1 AND state IN ('pending', 'dead-letter')`, id);
  yield* record(id, ['Deliveries tried again'], actor);
  return true;
}

export function countByWeek(firstWeek: number, lastWeek: number) {
  // Each count reads one piece of the index in its order; GROUP BY would sort all of it.
  const of = (kind: LeadKind) =>
    `(SELECT count(*) FROM leads WHERE kind = '${kind}' AND received_at >= start AND received_at < start + ${WEEK_MS} AND spam IS NULL) AS "${kind}"`;
  const sql = `WITH RECURSIVE weeks (start) AS (
      SELECT CAST($1 AS bigint) UNION ALL SELECT start + ${WEEK_MS} FROM weeks WHERE start < $2
    ) SELECT start, ${of('signUp')}, ${of('contact')}, ${of('newsletter')} FROM weeks ORDER BY start`;
  return query<{ start: number } & Record<LeadKind, number>>(sql, firstWeek, lastWeek);
}

/** The end of a working day (Monday to Friday, UTC); day 0, 1970-01-01, was a Thursday. */
const ANSWER_DUE = `(CASE (received_at / ${DAY_MS} + 3) % 7
  WHEN 4 THEN received_at + 3 * ${DAY_MS} WHEN 5 THEN (received_at / ${DAY_MS} + 3) * ${DAY_MS} WHEN 6 THEN (received_at / ${DAY_MS} + 2) * ${DAY_MS}
  ELSE received_at + ${DAY_MS} END)`;

export function countAnswers(since: number, now: number) {
  const sql = `SELECT count(CASE WHEN answered_at <= ${ANSWER_DUE} THEN 1 END) AS answered, count(*) AS "of" FROM leads
    WHERE kind IN ('contact', 'signUp') AND received_at >= $1 AND spam IS NULL AND (answered_at IS NOT NULL OR ${ANSWER_DUE} <= $2)`;
  return one<{ answered: number; of: number }>(sql, since, now);
}

const SOURCE_VALUES = { pages: "->> 'page'", campaigns: "-> 'utm' ->> 'campaign'" };

export function countBySource(dialect: Dialect, kind: keyof typeof SOURCE_VALUES, since: number) {
  const value = `${dialect.sourceJson} ${SOURCE_VALUES[kind]}`;
  // Materialized, so that JSON is parsed once. Every form is named for the index of forms and days.
  const sql = `WITH found AS MATERIALIZED (SELECT ${value} AS name FROM leads
      WHERE kind IN ('signUp', 'contact', 'newsletter') AND received_at >= ? AND spam IS NULL)
    SELECT name, count(*) AS leads FROM found WHERE name IS NOT NULL
    GROUP BY name ORDER BY 2 DESC, name LIMIT ${MOST_SOURCES}`;
  return query<{ name: string; leads: number }>(sql, since);
}

function* longestWaiting(dialect: Dialect) {
  const where = `WHERE spam IS NULL AND kind <> 'newsletter' AND ${OPEN}
    ORDER BY leads.id LIMIT ${LONGEST_WAITING}`;
  return readableLeads(yield* query<LeadRow>(selectLeads(dialect, where)));
}

const countTroubles = () =>
  one<Pick<StoreCounts, 'quarantined' | 'pending' | 'deadLetters'>>(`SELECT ${TROUBLES}`);

export const inboxLeadStore = (dialect: Dialect, { read, write }: Runs) => ({
  ...bindCalls(read, {
    leads: listLeads.bind(null, dialect),
    countLeads: countLeads.bind(null, dialect),
    matching: matching.bind(null, dialect),
    leadsById: leadsById.bind(null, dialect),
    lead: readLead.bind(null, dialect),
    // Separate calls, so that a lead that arrives meanwhile waits for one of them at most.
    countByWeek,
    countAnswers,
    countBySource: countBySource.bind(null, dialect),
    longestWaiting: longestWaiting.bind(null, dialect),
    troubles: countTroubles,
  }),
  ...bindCalls(write, { changeLead, changeLeads, addNote, retryLead }),
});
