import type { FormName } from '../../src/features/lead-forms/schemas.ts';
import { FORMS, type HistoryEntry, type LeadPatch, type NextStep, type Note } from '../domain.ts';
import type { Dialect } from './dialects.ts';
import { countLeads, DAY_MS, findMatchingIds, IS_OPEN, listLeads } from './inbox-list.ts';
import { PROBLEM_COUNTS } from './leads.ts';
import { IS_CHANNEL_ACTIVE, RESET_DELIVERIES } from './queue.ts';
import { type LeadRow, queryLeads, toNextStep } from './rows.ts';
import {
  execute,
  exists,
  insert,
  type QueryRunner,
  query,
  queryFirst,
  queryOne,
  withRunner,
} from './statements.ts';
import type { ActorAndTime, ChangeResult, StoreCounts } from './store.ts';
import { isUuid, uuidv7 } from './uuid.ts';

const WEEK_MS = 7 * DAY_MS;

const statusNames = {
  new: 'New',
  'in-progress': 'In progress',
  answered: 'Answered',
  closed: 'Closed',
};

function* leadsById(dialect: Dialect, ids: string[]) {
  const uuids = ids.filter(isUuid);
  if (uuids.length === 0) return [];
  const where = `WHERE leads.id IN (${uuids.map(() => '?').join(', ')}) ORDER BY leads.id DESC`;
  return yield* queryLeads(dialect, where, ...uuids);
}

function* readLead(dialect: Dialect, id: string) {
  const [lead] = yield* leadsById(dialect, [id]);
  if (lead === undefined) return undefined;
  const entrySql = (table: string) =>
    `at, author AS "by", body AS text FROM ${table} WHERE lead_id = $1 ORDER BY id`;
  const notes = yield* query<Note>(`SELECT id, ${entrySql('notes')}`, id);
  const history = yield* query<HistoryEntry>(`SELECT ${entrySql('history')}`, id);
  const [emailSql, ...parameters] = dialect.emailCondition(lead.fields.email);
  const where = `WHERE ${emailSql} AND leads.id <> ? ORDER BY leads.id DESC LIMIT 20`;
  const leadsOfSender = yield* queryLeads(dialect, where, ...parameters, id);
  return { lead, notes, history, leadsOfSender };
}

function* addHistory(id: string, texts: string[], { by, at }: ActorAndTime) {
  // UUIDs of one millisecond have no order, so each entry gets its own millisecond.
  for (const [index, body] of texts.entries())
    yield* insert('history', { id: uuidv7(at + index), leadId: id, at, author: by, body });
}

const describeNextStep = (step: NextStep | null) =>
  step === null ? 'Next step removed' : `Next step on ${step.on}: ${step.text}`;

function* changeLead(id: string, change: LeadPatch & { version: number }, actor: ActorAndTime) {
  if (!isUuid(id)) return 'missing';
  const sql = `SELECT status, assignee, spam, next_step, next_at, version
    FROM leads WHERE id = $1 FOR UPDATE`;
  const current = yield* queryFirst<LeadRow>(sql, id);
  if (current === undefined) return 'missing';
  const currentStep = toNextStep(current);
  if (current.version !== change.version) return 'outdated';
  const wasSpam = current.spam !== null;
  const {
    status = current.status,
    assignee = current.assignee,
    spam = wasSpam,
    nextStep = currentStep,
  } = change;
  if (assignee !== current.assignee && !(yield* canBeAssignee(assignee))) return 'no-such-assignee';
  const texts = [
    status !== current.status &&
      `Status changed from ${statusNames[current.status]} to ${statusNames[status]}`,
    assignee !== current.assignee &&
      (assignee === null ? 'Assignment removed' : `Assigned to ${assignee}`),
    spam !== wasSpam && (spam ? 'Marked as spam' : 'Marked as not spam'),
    describeNextStep(nextStep) !== describeNextStep(currentStep) && describeNextStep(nextStep),
  ].filter((text) => text !== false);
  // A lead that already has the requested values counts as changed.
  if (texts.length === 0) return 'changed';
  yield* execute(
    `UPDATE leads SET status = $2, assignee = $3, spam = $4, version = version + 1,
    answered_at = CASE WHEN $2 = 'new' THEN NULL ELSE coalesce(answered_at, $5) END,
    next_step = $6, next_at = $7 WHERE id = $1`,
    id,
    status,
    assignee,
    spam ? (current.spam ?? 'marked') : null,
    status === 'answered' || status === 'closed' ? actor.at : null,
    nextStep?.text ?? null,
    nextStep && Date.parse(nextStep.on),
  );
  const deliveriesSql = spam
    ? "UPDATE deliveries SET state = 'held' WHERE lead_id = $1 AND state IN ('pending', 'dead-letter')"
    : `${RESET_DELIVERIES} WHERE lead_id = $1 AND state = 'held' AND ${IS_CHANNEL_ACTIVE}`;
  if (spam !== wasSpam) yield* execute(deliveriesSql, id);
  yield* addHistory(id, texts, actor);
  return 'changed';
}

function* changeLeads(
  leads: { id: string; version: number }[],
  patch: LeadPatch,
  actor: ActorAndTime,
) {
  if (patch.assignee !== undefined && !(yield* canBeAssignee(patch.assignee)))
    return 'no-such-assignee';
  const results = new Map<string, ChangeResult>();
  const versions = new Map(leads.map(({ id, version }) => [id, version]));
  // Sorted to prevent deadlocks.
  for (const [id, version] of [...versions].sort())
    results.set(id, yield* changeLead(id, { ...patch, version }, actor));
  return results;
}

function* canBeAssignee(email: string | null) {
  const sql = 'SELECT 1 FROM accounts WHERE email = $1 AND disabled = 0';
  return email === null || (yield* exists(sql, email));
}

/** Returns false if the lead does not exist. */
function* recordChange(id: string, text: string, actor: ActorAndTime) {
  const sql = 'UPDATE leads SET version = version + 1 WHERE id = $1';
  if (!isUuid(id) || (yield* execute(sql, id)) === 0) return false;
  yield* addHistory(id, [text], actor);
  return true;
}

function* addNote(id: string, body: string, actor: ActorAndTime) {
  const { at, by: author } = actor;
  if (!(yield* recordChange(id, 'Note added', actor))) return false;
  yield* insert('notes', { id: uuidv7(at), leadId: id, at, author, body });
  return true;
}

function* retryLead(id: string, actor: ActorAndTime) {
  if (!(yield* recordChange(id, 'Deliveries tried again', actor))) return false;
  yield* execute(
    `${RESET_DELIVERIES} WHERE lead_id = $1 AND state IN ('pending', 'dead-letter')`,
    id,
  );
  return true;
}

export function countByWeek(firstStart: number, lastStart: number) {
  // Each count reads one range of the index; GROUP BY would sort all rows.
  const countOf = (form: FormName) =>
    `(SELECT count(*) FROM leads WHERE kind = '${form}' AND received_at >= start AND received_at < start + ${WEEK_MS} AND spam IS NULL) AS "${form}"`;
  const sql = `WITH RECURSIVE weeks (start) AS (
      SELECT CAST($1 AS bigint) UNION ALL SELECT start + ${WEEK_MS} FROM weeks WHERE start < $2
    ) SELECT start, ${FORMS.map(countOf).join(', ')} FROM weeks ORDER BY start`;
  return query<{ start: number } & Record<FormName, number>>(sql, firstStart, lastStart);
}

/**
 * One working day after receipt; if received on a weekend, the end of Monday (UTC). `% 7` is 0 on
 * Mondays, because 1970-01-01 was a Thursday.
 */
const ANSWER_DUE = `(CASE (received_at / ${DAY_MS} + 3) % 7
  WHEN 4 THEN received_at + 3 * ${DAY_MS} WHEN 5 THEN (received_at / ${DAY_MS} + 3) * ${DAY_MS} WHEN 6 THEN (received_at / ${DAY_MS} + 2) * ${DAY_MS}
  ELSE received_at + ${DAY_MS} END)`;

/** `answered`: inquiries answered on time. `total`: inquiries that are answered or overdue. */
export function countAnswers(since: number, now: number) {
  const sql = `SELECT count(CASE WHEN answered_at <= ${ANSWER_DUE} THEN 1 END) AS answered, count(*) AS total FROM leads
    WHERE kind IN ('contact', 'signUp') AND received_at >= $1 AND spam IS NULL AND (answered_at IS NOT NULL OR ${ANSWER_DUE} <= $2)`;
  return queryOne<{ answered: number; total: number }>(sql, since, now);
}

const SOURCE_PATHS = { pages: "->> 'page'", campaigns: "-> 'utm' ->> 'campaign'" };

export function countBySource(dialect: Dialect, source: keyof typeof SOURCE_PATHS, since: number) {
  const nameSql = `${dialect.sourceAsJson} ${SOURCE_PATHS[source]}`;
  // MATERIALIZED parses the JSON once. `kind IN` lets SQLite use the index `leads_by_form`.
  const sql = `WITH found AS MATERIALIZED (SELECT ${nameSql} AS name FROM leads
      WHERE kind IN ('signUp', 'contact', 'newsletter') AND received_at >= ? AND spam IS NULL)
    SELECT name, count(*) AS leads FROM found WHERE name IS NOT NULL
    GROUP BY name ORDER BY 2 DESC, name LIMIT 10`;
  return query<{ name: string; leads: number }>(sql, since);
}

// Most open leads are newsletter sign-ups. The subquery skips them in the index `leads_open`.
export const longestWaiting = (dialect: Dialect) =>
  queryLeads(
    dialect,
    `WHERE leads.id IN (
      SELECT id FROM leads WHERE spam IS NULL AND kind <> 'newsletter' AND ${IS_OPEN} ORDER BY id LIMIT 5
    ) ORDER BY leads.id`,
  );

const countProblems = () =>
  queryOne<Pick<StoreCounts, 'quarantined' | 'pending' | 'deadLetters'>>(
    `SELECT ${PROBLEM_COUNTS}`,
  );

export const inboxLeadStore = (dialect: Dialect, { autocommit, transaction }: QueryRunner) => ({
  ...withRunner(autocommit, {
    leads: listLeads.bind(null, dialect),
    countLeads: countLeads.bind(null, dialect),
    matchingIds: findMatchingIds.bind(null, dialect),
    leadsById: leadsById.bind(null, dialect),
    lead: readLead.bind(null, dialect),
    // Several short queries instead of a long one: a lead that arrives can be stored between them.
    countByWeek,
    countAnswers,
    countBySource: countBySource.bind(null, dialect),
    longestWaiting: longestWaiting.bind(null, dialect),
    countProblems,
  }),
  ...withRunner(transaction, { changeLead, changeLeads, addNote, retryLead }),
});
