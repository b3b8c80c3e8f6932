import { CHANNELS, type Channel } from '../domain.ts';
import { numberAllChanges } from './change-numbers.ts';
import type { Dialect } from './dialects.ts';
import { queryLeads } from './rows.ts';
import { execute, exists, type Parameter, query, queryFirst, queryOne } from './statements.ts';
import type {
  Claim,
  DeliveryOutcome,
  Lease,
  Message,
  NewMessage,
  QueuedLeadEvent,
  QueueItems,
  QueueName,
} from './store.ts';
import { isUuid, uuidv7 } from './uuid.ts';

/** A due time or lease end further ahead than this counts as past, because a wrong clock set it. */
const MAX_WAIT_MS = 2 * 60 * 60 * 1000;
/** Longer than a week, so that the key of a weekly digest prevents a duplicate. */
const MESSAGE_RETENTION_MS = 30 * 24 * 60 * 60 * 1000;

/** In this row of `milestones`, `at` is the number of the last change that `queueEvents` read. */
const EVENT_CURSOR = 'lead_events';
/** The timeout of a webhook request, plus a second. */
const MAX_REQUEST_MS = 11_000;
/** Needs the CTE `clock`. With `desk_now()` instead, PostgreSQL would use no index. */
const NOW = '(SELECT now FROM clock)';
/**
 * Lead events wait while the webhook delivery of their lead is pending or in progress. Even a held
 * delivery may be in progress.
 */
const NOT_BEFORE_LEAD = `AND NOT EXISTS (SELECT 1 FROM deliveries
  WHERE lead_id = messages.id AND channel = 'webhook'
  AND (state = 'pending' OR claimed_until BETWEEN ${NOW} AND ${NOW} + ${MAX_WAIT_MS}))`;

const tableAndId = (queue: QueueName) =>
  ['notice', 'digest', 'lead-event'].includes(queue)
    ? ['messages', 'id']
    : ['deliveries', 'lead_id'];

export const RESET_DELIVERIES =
  "UPDATE deliveries SET state = 'pending', due_at = desk_now(), first_tried_at = NULL";

/** `milestones` has a row with this prefix for each channel that is not set up. */
const INACTIVE_PREFIX = 'inactive_';
export const IS_CHANNEL_ACTIVE = `NOT EXISTS (
  SELECT 1 FROM milestones WHERE name = '${INACTIVE_PREFIX}' || channel)`;

const UNSENT = `NOT EXISTS (SELECT 1 FROM deliveries
  WHERE lead_id = leads.id AND state = 'delivered' AND channel <> 'confirmation')`;

/** Counts unsent leads that are not spam and lack a delivery by at least one of `channels`. */
export function* countLeadsToBackfill(channels: Channel[], since = 0) {
  const missing = 'NOT EXISTS (SELECT 1 FROM deliveries WHERE lead_id = leads.id AND channel = ?)';
  const sql = `SELECT count(*) AS count FROM leads WHERE spam IS NULL AND received_at >= ? AND ${UNSENT}
    AND (${channels.map(() => missing).join(' OR ')})`;
  return (yield* queryOne<{ count: number }>(sql, since, ...channels)).count;
}

/**
 * Queues deliveries of leads that no channel has delivered; confirmations do not count. Deliveries
 * of spam are held.
 */
export function* backfill(channels: Channel[], since = 0) {
  const count = yield* countLeadsToBackfill(channels, since);
  const sql = `INSERT INTO deliveries (lead_id, channel, state, due_at, changed_at)
    SELECT id, $1, CASE WHEN spam IS NULL THEN 'pending' ELSE 'held' END, desk_now(), desk_now()
    FROM leads WHERE received_at >= $2 AND ${UNSENT} ON CONFLICT DO NOTHING`;
  for (const channel of channels) yield* execute(sql, channel, since);
  return count;
}

/**
 * Makes held deliveries of these channels pending, except for spam. For spam, adds missing
 * deliveries as held. Holds pending and given-up deliveries of other channels. Without `mail`,
 * deletes pending mails to the owner and accounts. Without `webhook`, deletes lead events. If
 * `webhook` is new, lead events start with the next change.
 */
export function* setActiveChannels(channels: Channel[]) {
  // Separate queries, because each state has its own index.
  const holdSqls = ['pending', 'dead-letter'].map(
    (state) => `UPDATE deliveries SET state = 'held', last_error = 'This channel is not set up.'
    WHERE channel = $1 AND state = '${state}'`,
  );
  const releaseSql = `${RESET_DELIVERIES} WHERE channel = $1 AND state = 'held'
    AND NOT EXISTS (SELECT 1 FROM leads WHERE id = lead_id AND spam IS NOT NULL)`;
  const holdSpamSql = `INSERT INTO deliveries (lead_id, channel, state, due_at)
    SELECT id, $1, 'held', desk_now() FROM leads
    WHERE spam IS NOT NULL AND $1 <> 'confirmation' AND ${UNSENT} ON CONFLICT DO NOTHING`;
  for (const channel of CHANNELS) {
    const isActive = channels.includes(channel);
    const recordSql = isActive
      ? 'DELETE FROM milestones WHERE name = $1'
      : 'INSERT INTO milestones (name, at) VALUES ($1, desk_now()) ON CONFLICT DO NOTHING';
    yield* execute(recordSql, `${INACTIVE_PREFIX}${channel}`);
    for (const sql of isActive ? [releaseSql, holdSpamSql] : holdSqls) yield* execute(sql, channel);
  }
  if (!channels.includes('mail'))
    yield* execute("DELETE FROM messages WHERE channel <> 'lead-event' AND state = 'pending'");
  if (channels.includes('webhook')) {
    yield* numberAllChanges();
    // SQLite needs a WHERE before ON CONFLICT.
    yield* execute(`INSERT INTO milestones (name, at)
      SELECT '${EVENT_CURSOR}', max(seq) FROM changes WHERE TRUE ON CONFLICT DO NOTHING`);
  } else {
    yield* execute("DELETE FROM messages WHERE channel = 'lead-event'");
    yield* execute(`DELETE FROM milestones WHERE name = '${EVENT_CURSOR}'`);
  }
}

export const hasUnqueuedChanges = () =>
  exists(
    `SELECT 1 FROM milestones WHERE name = '${EVENT_CURSOR}' AND at < (SELECT max(seq) FROM changes)`,
  );

/** Queues at most one message per lead, so that events stay in order. */
export function* queueEvents() {
  const sql = `SELECT at AS "from", (SELECT max(seq) FROM (
      SELECT seq FROM changes WHERE seq > milestones.at ORDER BY seq LIMIT 10000
    ) AS next) AS "to" FROM milestones WHERE name = '${EVENT_CURSOR}' FOR UPDATE`;
  const range = yield* queryFirst<{ from: number; to: number | null }>(sql);
  if (range?.to == null) return;
  const keepIfPending = (column: string, otherwise: string) =>
    `${column} = CASE messages.state WHEN 'pending' THEN messages.${column} ELSE ${otherwise} END`;
  // `subject` is the event, `text` the number of the last change. `max` prefers `lead.erased`,
  // which sorts last. An erasure deletes deliveries, so `NOT_BEFORE_LEAD` cannot detect a request
  // in progress. `lead.erased` waits until that request would have timed out.
  yield* execute(
    `INSERT INTO messages (id, key, channel, subject, text, state, due_at, claimed_until)
    SELECT lead_id, 'lead:' || lead_id, 'lead-event',
      max(CASE kind WHEN 'erased' THEN 'lead.erased' ELSE 'lead.changed' END),
      CAST(max(seq) AS text), 'pending', desk_now(),
      max(CASE kind WHEN 'erased' THEN desk_now() + ${MAX_REQUEST_MS} ELSE 0 END)
    FROM changes WHERE seq > $1 AND seq <= $2 AND kind IN ('changed', 'erased') GROUP BY lead_id
    ON CONFLICT (id) DO UPDATE SET subject = excluded.subject, text = excluded.text, state = 'pending',
      ${keepIfPending('attempts', '0')}, ${keepIfPending('first_tried_at', 'NULL')}, ${keepIfPending('due_at', 'desk_now()')},
      -- A request in progress loses its lease. The next request waits until that one has timed out.
      claimed_until = CASE WHEN messages.claimed_until > desk_now() THEN desk_now() + ${MAX_REQUEST_MS} ELSE excluded.claimed_until END`,
    range.from,
    range.to,
  );
  yield* execute(`UPDATE milestones SET at = $1 WHERE name = '${EVENT_CURSOR}'`, range.to);
}

/**
 * Leases due items, so that other desks skip them until the lease ends. Gives up on deliveries
 * of unreadable leads, and returns the IDs of these leads.
 */
export function* claim<Name extends QueueName>(
  dialect: Dialect,
  queue: Name,
  { leaseMs, limit }: { leaseMs: number; limit: number },
) {
  const [table, idColumn] = tableAndId(queue);
  const unclaimedSql = (dueCondition: string) => `SELECT ${idColumn} FROM ${table}
      WHERE channel = $1 AND state = 'pending' AND ${dueCondition}
      AND (claimed_until <= ${NOW} OR claimed_until > ${NOW} + ${MAX_WAIT_MS})
      ${queue === 'lead-event' ? NOT_BEFORE_LEAD : ''}
      ORDER BY due_at LIMIT $3 FOR UPDATE SKIP LOCKED`;
  // `due` and `misdated` each read a range of an index. A single query with OR would also read all
  // items that wait for a retry.
  const sql = `WITH clock AS MATERIALIZED (SELECT desk_now() AS now),
    due AS MATERIALIZED (${unclaimedSql(`due_at <= ${NOW}`)}),
    misdated AS MATERIALIZED (${unclaimedSql(`due_at > ${NOW} + ${MAX_WAIT_MS}`)})
    UPDATE ${table} SET claimed_until = desk_now() + $2
    WHERE channel = $1 AND ${idColumn} IN (
      SELECT ${idColumn} FROM due UNION ALL SELECT ${idColumn} FROM misdated LIMIT $3)
    RETURNING ${idColumn} AS id, claimed_until, attempts,
      desk_now() - coalesce(first_tried_at, desk_now()) AS retrying_for_ms`;
  type Row = Omit<Lease, 'queue'> & Omit<Claim<never>, 'item' | 'lease'>;
  const rows = yield* query<Row>(sql, queue, leaseMs, limit);
  if (rows.length === 0) return { claims: [], unreadable: [] };
  const where = `WHERE id IN (${rows.map(() => '?').join(', ')})`;
  const ids = rows.map(({ id }) => id);
  const { sequence } = yield* queryOne<{ sequence: number }>(
    'SELECT max(seq) AS sequence FROM changes',
  );
  const messages =
    table === 'messages'
      ? yield* query<Message>(`SELECT id, email, subject, text FROM messages ${where}`, ...ids)
      : [];
  const leads = yield* queryLeads(dialect, where, ...ids);
  const toLeadEvent = (fields: Record<'id' | 'event' | 'key', string>) =>
    ({ sequence, ...fields, lead: leads.find(({ id }) => id === fields.id) }) as QueuedLeadEvent;
  const items =
    queue === 'webhook'
      ? leads.map(({ id }) => toLeadEvent({ id, event: 'lead.created', key: id }))
      : queue === 'lead-event'
        ? messages.map(({ id, subject, text }) =>
            toLeadEvent({ id, event: subject, key: `${id}:${text}` }),
          )
        : [...messages, ...leads];
  const itemById = new Map(items.map((item) => [item.id, item as QueueItems[Name]]));
  const claims: Claim<QueueItems[Name]>[] = [];
  const unreadable: string[] = [];
  for (const { id, claimedUntil, ...tries } of rows) {
    const item = itemById.get(id);
    const lease = { id, queue, claimedUntil };
    if (item !== undefined) claims.push({ item, lease, ...tries });
    else if (
      yield* recordOutcome(lease, { state: 'dead-letter', reason: 'The lead cannot be read.' })
    )
      unreadable.push(id);
  }
  return { claims, unreadable };
}

export function* enqueue({ key, queue, email, subject, text }: NewMessage) {
  yield* execute(
    `DELETE FROM messages WHERE state <> 'pending' AND due_at < desk_now() - ${MESSAGE_RETENTION_MS}`,
  );
  const sql = `INSERT INTO messages (id, key, channel, email, subject, text, state, due_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, desk_now()) ON CONFLICT (key) DO NOTHING`;
  // Without text, only reserves the key.
  const state = text === '' ? 'delivered' : 'pending';
  return (yield* execute(sql, uuidv7(Date.now()), key, queue, email, subject, text, state)) === 1;
}

/** In `assignments`, `$4` is the first of `parameters`. */
function updateLeased(
  { id, queue, claimedUntil }: Lease,
  assignments: string,
  parameters: Parameter[],
  states = "'pending'",
) {
  const [table, idColumn] = tableAndId(queue);
  const sql = `UPDATE ${table} SET ${assignments}
    WHERE ${idColumn} = $1 AND channel = $2 AND claimed_until = $3 AND state IN (${states})
    RETURNING claimed_until`;
  return queryFirst<Pick<Lease, 'claimedUntil'>>(sql, id, queue, claimedUntil, ...parameters);
}

export function* renew(lease: Lease, leaseMs: number) {
  const row = yield* updateLeased(lease, 'claimed_until = desk_now() + $4', [leaseMs]);
  return row && { ...lease, ...row };
}

/** Records nothing and returns false if the lease is lost, or a held delivery failed. */
export function* recordOutcome(lease: Lease, { state, pauseMs = 0, reason = '' }: DeliveryOutcome) {
  const isDelivered = state === 'delivered';
  const row = yield* updateLeased(
    lease,
    `state = $4, attempts = attempts + 1, claimed_until = 0, first_tried_at = coalesce(first_tried_at, desk_now()),
    due_at = desk_now() + $5, done_at = ${isDelivered ? 'desk_now()' : 'NULL'}, last_error = nullif($6, '')`,
    [state, pauseMs, reason],
    // Marking a lead as spam also holds its deliveries in progress.
    isDelivered ? "'pending', 'held'" : undefined,
  );
  return row !== undefined;
}

/**
 * Makes pending and given-up deliveries and lead events due now. With a lead's ID, ends the lead's
 * quarantine and makes its undelivered deliveries by active channels due.
 */
export function* retry(id?: string) {
  if (id === undefined) {
    const makeDue = `${RESET_DELIVERIES} WHERE state IN ('pending', 'dead-letter')`;
    const events = yield* execute(
      `${makeDue.replace('deliveries', 'messages')} AND channel = 'lead-event'`,
    );
    // Mail servers may have rejected the addresses of given-up confirmations for good.
    const isRetried = "NOT (channel = 'confirmation' AND state = 'dead-letter')";
    return events + (yield* execute(`${makeDue} AND ${isRetried}`));
  }
  if (!isUuid(id)) return 0;
  yield* execute('UPDATE leads SET spam = NULL, version = version + 1 WHERE id = $1', id);
  return yield* execute(
    `${RESET_DELIVERIES} WHERE lead_id = $1 AND state <> 'delivered' AND ${IS_CHANNEL_ACTIVE}`,
    id,
  );
}
