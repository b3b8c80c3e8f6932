import { postgresInbox } from './inbox-postgres.ts';
import { newsletterStore } from './newsletter.ts';
import { LONG_QUERY_MS, type PostgresOptions, patiently, postgresDatabase, postgresRuns } from './postgres-connection.ts';
import { comparePgDump, pgDump, pgRestore } from './postgres-copy.ts';
import { type ClaimRow, fingerprint, fingerprintOfRow, keyHash, type LeadRow, toClaims, toLeadPage, toStoredLead, UNREADABLE } from './rows.ts';
import { searchText } from './search-words.ts';
import { sharedStore } from './shared.ts';
import {
  type DeliveryOutcome,
  type LeadFilter,
  LONGEST_WAIT_MS,
  type Milestone,
  MissingStore,
  type NewLead,
  type OwnersStore,
  type StoreCounts,
  TracesLeft,
} from './store.ts';

const LEAD_COLUMNS = `leads.id, kind, fields::text AS fields, spam, received_at, (
  SELECT coalesce(json_agg(json_build_object('channel', channel, 'state', state, 'attempts', attempts, 'done_at', done_at, 'last_error', last_error) ORDER BY channel), '[]')::text
  FROM deliveries WHERE lead_id = leads.id
) AS deliveries`;
const UNDELIVERED = `(
  NOT EXISTS (SELECT 1 FROM deliveries WHERE lead_id = leads.id)
  OR EXISTS (SELECT 1 FROM deliveries WHERE lead_id = leads.id AND state IN ('pending', 'dead-letter'))
)`;
/** Leads nobody has been told of, for each channel of $1. */
const UNTOLD = "NOT EXISTS (SELECT 1 FROM deliveries WHERE lead_id = leads.id AND (channel = wanted OR (state = 'delivered' AND channel <> 'confirmation')))";

/**
 * Leads in PostgreSQL, for any number of desks.
 * @param url as `postgres://user:password@host/database`.
 */
export function postgresStore(
  url: string,
  { owner = true, report = () => undefined }: Partial<PostgresOptions & { report: (sentence: string) => void }> = {},
): OwnersStore {
  const place = describePlace(url);
  const database = postgresDatabase(url, place, { owner });
  const { query } = database;

  /** @returns whether it was inserted: not under a key that a lead has, or an erased one had. */
  const insertUnder = async (key: string | null, { id, kind, fields, spam, receivedAt, channels, source }: NewLead) => {
    const cameFrom = source === undefined ? null : JSON.stringify(source);
    const { rows } = await query<{ added: number }>(INSERT_LEAD, [
      id,
      key,
      kind,
      JSON.stringify(fields),
      spam,
      receivedAt,
      channels,
      keyHash(key),
      cameFrom,
      searchText(fields),
    ]);
    return rows[0]?.added === 1;
  };

  const complete = async (leadId: string, channel: string, outcome: DeliveryOutcome) => {
    const sql = `UPDATE deliveries SET state = $3, attempts = attempts + 1, first_tried_at = coalesce(first_tried_at, $4),
      changed_at = $4, claimed_until = 0, due_at = coalesce($5, due_at), done_at = $6, last_error = $7 WHERE lead_id = $1 AND channel = $2`;
    const [dueAt, doneAt, error] = outcome.state === 'delivered' ? [null, outcome.at, outcome.notSent ?? null] : [outcome.dueAt, null, outcome.error];
    await query(sql, [leadId, channel, outcome.state, outcome.at, dueAt, doneAt, error]);
  };

  return {
    place,
    backupEnding: '.dump',
    inbox: postgresInbox(database, LEAD_COLUMNS),
    newsletter: newsletterStore(' FOR UPDATE', postgresRuns(database)),
    shared: sharedStore(postgresRuns(database)),
    // Each lead by itself: the pool shares the server's own group commit, and a batch would wait for its slowest connection.
    add: async (lead) => {
      if (await insertUnder(lead.key, lead)) return 'stored';
      if (lead.key === null) return 'repeated';
      const [known] = (await query<LeadRow>('SELECT kind, fields::text AS fields, spam FROM leads WHERE key = $1', [lead.key])).rows;
      // Another lead under a key that is taken is no resend, whoever chose the key.
      if (known === undefined || fingerprintOfRow(known) === fingerprint(lead)) return 'repeated';
      return (await insertUnder(`${lead.key}:${fingerprint(lead)}`, lead)) ? 'stored' : 'repeated';
    },
    open: async () => void (await query('SELECT 1')),
    check: async () => void (await query('INSERT INTO probe (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at', [Date.now()])),

    countBackfill: async (channels) => {
      const sql = `SELECT count(*) AS count FROM leads, unnest($1::text[]) AS wanted WHERE spam IS NULL AND ${UNTOLD}`;
      return (await query<{ count: number }>(sql, [channels], LONG_QUERY_MS)).rows[0]?.count ?? 0;
    },

    backfill: async (channels, { now, since = 0 }) => {
      const sql = `INSERT INTO deliveries (lead_id, channel, state, due_at, changed_at)
        SELECT id, wanted, CASE WHEN spam IS NULL THEN 'pending' ELSE 'held' END, $2, $2 FROM leads, unnest($1::text[]) AS wanted
        WHERE received_at >= $3 AND ${UNTOLD} ON CONFLICT DO NOTHING`;
      return (await query(sql, [channels, now, since], LONG_QUERY_MS)).count;
    },

    claim: async (channel, { now, leaseMs, limit }) => {
      // SKIP LOCKED: desks that ask at the same moment get different leads instead of waiting for each other.
      // What lies farther ahead than any pause or lease was written while the clock was ahead.
      const sql = `WITH due AS MATERIALIZED (
          SELECT lead_id FROM deliveries WHERE channel = $1 AND state = 'pending'
          AND (due_at <= $2 OR due_at > $5) AND (claimed_until <= $2 OR claimed_until > $5)
          ORDER BY due_at LIMIT $4 FOR UPDATE SKIP LOCKED
        ), claimed AS (
          UPDATE deliveries SET claimed_until = $3 FROM due WHERE channel = $1 AND deliveries.lead_id = due.lead_id
          RETURNING deliveries.lead_id, deliveries.attempts, first_tried_at
        ) SELECT ${LEAD_COLUMNS}, claimed.attempts, first_tried_at FROM claimed JOIN leads ON leads.id = claimed.lead_id`;
      const { rows } = await query<ClaimRow>(sql, [channel, now, now + leaseMs, limit, now + LONGEST_WAIT_MS]);
      const { claims, unreadable } = toClaims(rows);
      for (const id of unreadable) {
        report(`lead ${id} cannot be read and is not delivered`);
        await complete(id, channel, { state: 'dead-letter', at: now, dueAt: now, error: UNREADABLE });
      }
      return claims;
    },

    complete,

    page: async (filter, after, limit) => {
      const { where, parameters } = conditions(filter, after);
      const sql = `SELECT ${LEAD_COLUMNS} FROM leads WHERE ${where} ORDER BY leads.id LIMIT ${limit}`;
      return toLeadPage((await query<LeadRow>(sql, parameters, LONG_QUERY_MS)).rows, limit);
    },

    get: async (id) => (await query<LeadRow>(`SELECT ${LEAD_COLUMNS} FROM leads WHERE id::text = $1`, [id])).rows.map(toStoredLead)[0],

    retry: async (now, id) => {
      const due = "UPDATE deliveries SET state = 'pending', due_at = $1, first_tried_at = NULL, changed_at = $1";
      if (id === undefined) return (await query(`${due} WHERE state IN ('pending', 'dead-letter')`, [now])).count;
      const sql = `WITH released AS (UPDATE leads SET spam = NULL, version = version + 1 WHERE id::text = $2) ${due} WHERE lead_id::text = $2 AND state <> 'delivered'`;
      return (await query(sql, [now, id])).count;
    },

    erase: async (email, now) => {
      const sql = `WITH remembered AS (
          INSERT INTO erased_keys (key, at) SELECT encode(sha256(convert_to(key, 'UTF8')), 'base64'), $2 FROM leads WHERE lower(email) = lower($1) AND key NOT LIKE 'form:%' ON CONFLICT DO NOTHING
        ), erased AS (DELETE FROM leads WHERE lower(email) = lower($1) RETURNING 1
        ), due AS (
          INSERT INTO milestones (name, at) SELECT 'scrub_due', $2 FROM erased LIMIT 1 ON CONFLICT (name) DO UPDATE SET at = excluded.at
        ) INSERT INTO erasures (at, leads) SELECT $2, count(*) FROM erased HAVING count(*) > 0 RETURNING leads`;
      const { rows } = await query<{ leads: number }>(sql, [email, now], LONG_QUERY_MS);
      return rows[0]?.leads ?? 0;
    },

    purge: async (before) => {
      const sql = `WITH old AS (DELETE FROM erased_keys WHERE at < $2), erased AS (DELETE FROM leads WHERE received_at < $1 RETURNING 1
        ), due AS (
          INSERT INTO milestones (name, at) SELECT 'scrub_due', $1 FROM erased LIMIT 1 ON CONFLICT (name) DO UPDATE SET at = excluded.at
        ) SELECT count(*) AS count FROM erased`;
      return (await query<{ count: number }>(sql, [before.leads, before.keys], LONG_QUERY_MS)).rows[0]?.count ?? 0;
    },

    scrub: async () => {
      await database
        .transact(async (client) => {
          // A reader of an older state (pg_dump) would have the rewritten table keep the erased rows for it, and hold up the leads behind the lock.
          await client.query("SET LOCAL lock_timeout = '2s'");
          const readers = await client.query(
            `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_xmin IS NOT NULL AND xact_start < now() - interval '1 second'`,
          );
          if (readers.rowCount !== 0) throw new TracesLeft(`Another program reads ${place} (a backup?), so its files still hold what was erased.`);
          // VACUUM marks the room of deleted rows as free and leaves their bytes there; CLUSTER writes table and indexes anew.
          await client.query(patiently('CLUSTER leads USING leads_pkey'));
          await client.query(patiently('CLUSTER deliveries USING deliveries_pkey'));
          await client.query(patiently('CLUSTER notes USING notes_pkey'));
          await client.query(patiently('CLUSTER history USING history_pkey'));
          await client.query(patiently('CLUSTER subscriptions USING subscriptions_pkey'));
          await client.query("DELETE FROM milestones WHERE name = 'scrub_due'");
        })
        .catch((error: unknown) => {
          const locked = error instanceof Error && /lock timeout/.test(error.message);
          throw locked ? new TracesLeft(`Another program holds the tables of ${place} (a backup?), so its files still hold what was erased.`) : error;
        });
    },

    counts: async (now) => {
      const sql = `SELECT
        (SELECT count(*) FROM leads) AS leads,
        (SELECT count(*) FROM leads WHERE spam IS NOT NULL) AS quarantined,
        (SELECT count(*) FROM leads WHERE spam IS NOT NULL AND received_at > $1::bigint - 86400000) AS "quarantinedToday",
        (SELECT min(received_at) FROM leads) AS "oldestAt",
        (SELECT max(received_at) FROM leads) AS "newestAt",
        (SELECT count(*) FROM deliveries WHERE state = 'pending') AS pending,
        (SELECT count(*) FROM deliveries WHERE state = 'dead-letter' AND channel <> 'confirmation') AS "deadLetters",
        (SELECT coalesce(sum(leads), 0)::bigint FROM erasures) AS erased`;
      const { rows } = await query<StoreCounts>(sql, [now], LONG_QUERY_MS);
      return { leads: 0, quarantined: 0, quarantinedToday: 0, pending: 0, deadLetters: 0, erased: 0, oldestAt: null, newestAt: null, ...rows[0] };
    },

    milestones: async () => {
      const { rows } = await query<{ name: Milestone; at: number }>('SELECT name, at FROM milestones');
      return Object.fromEntries(rows.map(({ name, at }) => [name, at]));
    },

    mark: async (name, at, unlessSince = Number.MAX_SAFE_INTEGER) => {
      // A time after `at` was set by a clock that was ahead, and is no reason to wait for.
      const sql = `INSERT INTO milestones (name, at) VALUES ($1, $2)
        ON CONFLICT (name) DO UPDATE SET at = excluded.at WHERE milestones.at < $3 OR milestones.at > excluded.at`;
      return (await query(sql, [name, at, unlessSince])).count > 0;
    },

    backup: async (file, onProgress) => {
      await query('SELECT 1');
      const leads = await pgDump(url, file);
      onProgress(1);
      return leads;
    },

    compare: (file) =>
      comparePgDump(url, file, async (ids) => {
        try {
          return (await query<{ count: number }>('SELECT count(*) AS count FROM leads WHERE NOT id = ANY($1::uuid[])', [ids], LONG_QUERY_MS)).rows[0]?.count ?? 0;
        } catch (error) {
          if (error instanceof MissingStore) return 0;
          throw error;
        }
      }),

    restore: async (file) => {
      await pgRestore(url, file);
      const migrating = postgresDatabase(url, place, { owner: true });
      await migrating.query('SELECT 1');
      await migrating.close();
    },

    close: () => database.close(),
  };
}

/** The lead and what is owed for it, in one statement and so in one commit. */
const INSERT_LEAD = `WITH added AS (
    INSERT INTO leads (id, key, kind, email, fields, spam, received_at, source, search)
    SELECT $1, $2, $3, $4::jsonb ->> 'email', $4::jsonb, $5, $6, $9, to_tsvector('simple', $10) WHERE NOT EXISTS (SELECT 1 FROM erased_keys WHERE key = $8)
    ON CONFLICT (key) DO NOTHING RETURNING id, spam, received_at
  ), owed AS (
    INSERT INTO deliveries (lead_id, channel, state, due_at)
    SELECT id, channel, CASE WHEN spam IS NULL THEN 'pending' ELSE 'held' END, received_at FROM added, unnest($7::text[]) AS channel
  ) SELECT count(*)::integer AS added FROM added`;

function conditions({ since, kind, undelivered, spam = false }: LeadFilter, after: string | undefined) {
  const parameters: unknown[] = [];
  const parts = ['TRUE'];
  const add = (sql: string, parameter: unknown) => parts.push(sql.replace('?', `$${parameters.push(parameter)}`));
  if (spam !== 'any') parts.push(`spam IS ${spam ? 'NOT ' : ''}NULL`);
  if (since !== undefined) add('received_at >= ?', since);
  if (kind !== undefined) add('kind = ?', kind);
  if (undelivered) parts.push(UNDELIVERED);
  if (after !== undefined) add('leads.id > ?', after);
  return { where: parts.join(' AND '), parameters };
}

function describePlace(url: string): string {
  const { host, pathname } = new URL(url);
  return `postgres://${host}${pathname}`;
}
