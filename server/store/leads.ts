import type { NewLead } from '../domain.ts';
import type { Dialect } from './dialects.ts';
import { DAY_MS, JUMP_MS } from './retention.ts';
import { fingerprint, fingerprintOfRow, keyHash, type LeadRow, toStoredLeads } from './rows.ts';
import {
  execute,
  insert,
  joinConditions,
  query,
  queryFirst,
  queryOne,
  type Statements,
} from './statements.ts';
import type { LeadFilter, MaintenanceTimeName, StoreCounts } from './store.ts';

/**
 * Skips resends (equal key and fields), and leads whose key is in `erased_keys`. If a lead with
 * other fields has the key, stores the new lead with an extended key.
 */
export function* insertLead(dialect: Dialect, lead: NewLead): Statements<'stored' | 'repeated'> {
  if (yield* insertWithKey(dialect, lead.key, lead)) return 'stored';
  if (lead.key === null) return 'repeated';
  const stored = yield* queryFirst<LeadRow>(
    'SELECT kind AS form, CAST(fields AS text) AS fields, spam FROM leads WHERE key = $1',
    lead.key,
  );
  // A `form:` key is a hash of the fields. If a bot sent them first, the lead is not a resend.
  const followsBot = lead.key.startsWith('form:') && stored?.spam !== null && lead.spam === null;
  if (stored === undefined || (!followsBot && fingerprintOfRow(stored) === fingerprint(lead)))
    return 'repeated';
  const contentKey = `${lead.key}:${fingerprint(lead)}`;
  return (yield* insertWithKey(dialect, contentKey, lead)) ? 'stored' : 'repeated';
}

/**
 * `receivedAt` or the clock's time. If the clock is over 2 days behind the expected date
 * (docs/desk.md), no earlier than that date.
 */
const RECEIVED_AT = `(SELECT max(at) FROM (SELECT coalesce(CAST(? AS bigint), desk_now()) AS at UNION ALL
  SELECT base + uptime FROM retention WHERE desk_now() < base + uptime - ${JUMP_MS}) AS times)`;

function* insertWithKey(dialect: Dialect, key: string | null, lead: NewLead) {
  const { id, form, fields, spam, receivedAt = null, channels, source } = lead;
  const [column, expression, ...searchText] = dialect.searchColumn(fields) ?? [];
  const inserted = yield* execute(
    `INSERT INTO leads (id, key, kind, email, fields, spam, received_at, source${column ? `, ${column}` : ''})
      SELECT ?, ?, ?, ?, ?, ?, ${RECEIVED_AT}, ?${expression ? `, ${expression}` : ''}
      WHERE NOT EXISTS (SELECT 1 FROM erased_keys WHERE key = ?) ON CONFLICT (key) DO NOTHING`,
    id,
    key,
    form,
    fields.email,
    JSON.stringify(fields),
    spam,
    receivedAt,
    source ? JSON.stringify(source) : null,
    ...searchText,
    keyHash(key),
  );
  if (inserted === 0) return false;
  const state = spam === null ? 'pending' : 'held';
  if (channels.length > 0)
    yield* execute(
      `INSERT INTO deliveries (lead_id, channel, state, due_at)
      VALUES ${channels.map(() => '(?, ?, ?, desk_now())').join(', ')}`,
      ...channels.flatMap((channel) => [id, channel, state]),
    );
  return true;
}

/** Unlike the filter of the inbox, includes quarantined leads and leads without a delivery. */
const UNDELIVERED = `(
  NOT EXISTS (SELECT 1 FROM deliveries WHERE lead_id = leads.id AND state <> 'held')
  OR EXISTS (SELECT 1 FROM deliveries WHERE lead_id = leads.id AND state IN ('pending', 'dead-letter'))
)`;

export function* readPage(
  dialect: Dialect,
  { since, form, undelivered, spam = false }: LeadFilter,
  afterId: string | undefined,
  limit: number,
) {
  const { where, parameters } = joinConditions([
    spam !== 'any' && [`spam IS ${spam ? 'NOT ' : ''}NULL`],
    since !== undefined && ['received_at >= ?', since],
    form && ['kind = ?', form],
    undelivered && [UNDELIVERED],
    afterId !== undefined && ['leads.id > ?', afterId],
  ]);
  const sql = `SELECT ${dialect.leadColumns} FROM leads WHERE ${where} ORDER BY leads.id LIMIT ?`;
  const rows = yield* query<LeadRow>(sql, ...parameters, limit);
  return { ...toStoredLeads(rows), next: rows.length < limit ? undefined : rows.at(-1)?.id };
}

/** Omits failed confirmations: visitors may mistype addresses. */
export const PROBLEM_COUNTS = `(SELECT count(*) FROM leads WHERE spam IS NOT NULL) AS quarantined,
  (SELECT count(*) FROM deliveries WHERE state = 'pending') AS pending,
  (SELECT count(*) FROM deliveries WHERE state = 'dead-letter' AND channel <> 'confirmation') +
  (SELECT count(*) FROM messages WHERE state = 'dead-letter' AND channel = 'lead-event') AS dead_letters`;

export const readCounts = () =>
  queryOne<StoreCounts>(
    `SELECT ${PROBLEM_COUNTS},
    (SELECT count(*) FROM leads) AS leads,
    (SELECT count(*) FROM leads WHERE spam IS NOT NULL AND received_at > (SELECT desk_now()) - ${DAY_MS}) AS newly_quarantined,
    (SELECT min(received_at) FROM leads) AS oldest_lead_at,
    (SELECT count(*) FROM messages WHERE state = 'pending') AS messages_pending,
    (SELECT count(*) FROM messages WHERE channel = 'digest' AND state = 'dead-letter' AND due_at > desk_now() - ${DAY_MS}) AS failed_digests,
    (SELECT CAST(coalesce(sum(leads), 0) AS bigint) FROM erasures) AS erased`,
  );

/** Fails if the table of leads is locked or the disk is full. */
export function* checkWritable() {
  yield* execute('INSERT INTO leads SELECT * FROM leads WHERE FALSE');
  yield* insert(
    'probe',
    { id: 1, at: Date.now() },
    'ON CONFLICT (id) DO UPDATE SET at = excluded.at',
  );
}

/** In databases, `unscrubbedErasure` still has its earlier name. */
export function* readMaintenanceTimes(): Statements<Partial<Record<MaintenanceTimeName, number>>> {
  const rows = yield* query<{ name: MaintenanceTimeName; at: number }>(
    "SELECT replace(name, 'scrub_due', 'unscrubbedErasure') AS name, at FROM milestones",
  );
  return Object.fromEntries(rows.map(({ name, at }) => [name, at]));
}

export const setMaintenanceTime = (name: 'backup', at: number) =>
  insert('milestones', { name, at }, 'ON CONFLICT (name) DO UPDATE SET at = excluded.at');
