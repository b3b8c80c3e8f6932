import { Pool, type PoolClient, types } from 'pg';
import { groupCommit } from './group-commit.ts';
import { readMigrations } from './migrations.ts';
import { pgDump } from './pg-dump.ts';
import { type ClaimRow, type LeadRow, toClaim, toStoredLead } from './rows.ts';
import { type LeadFilter, type LeadStore, NewerStoreError, type NewLead, type StoreCounts, StoreUnavailable } from './store.ts';

const LEAD_COLUMNS = `leads.id, kind, fields::text AS fields, spam, received_at, (
  SELECT coalesce(json_agg(json_build_object('channel', channel, 'state', state, 'attempts', attempts, 'done_at', done_at, 'last_error', last_error) ORDER BY channel), '[]')::text
  FROM deliveries WHERE lead_id = leads.id
) AS deliveries`;
const UNDELIVERED = `(
  NOT EXISTS (SELECT 1 FROM deliveries WHERE lead_id = leads.id)
  OR EXISTS (SELECT 1 FROM deliveries WHERE lead_id = leads.id AND state IN ('pending', 'parked'))
)`;
/** Any fixed number: desks that start together migrate one after the other. */
const MIGRATION_LOCK = 743_218_051;

/**
 * Leads in PostgreSQL, for any number of desks.
 * @param url as `postgres://user:password@host/database`.
 */
export function postgresStore(url: string): LeadStore {
  const pool = new Pool({ connectionString: url, max: 8, connectionTimeoutMillis: 5000, statement_timeout: 15_000, application_name: 'lead-desk' });
  // An idle connection that breaks is replaced at the next query; unheard, its error would end the process.
  pool.on('error', () => undefined);
  const place = describePlace(url);
  let ready: Promise<void> | undefined;

  const open = () => {
    ready ??= migrate(pool, place).catch((error: unknown) => {
      ready = undefined;
      throw error;
    });
    return ready;
  };

  const query = async <Row>(sql: string, parameters: unknown[] = []): Promise<{ rows: Row[]; count: number }> => {
    try {
      await open();
      const result = await pool.query({ text: sql, values: parameters, types: NUMBERS_AS_NUMBERS });
      return { rows: result.rows as Row[], count: result.rowCount ?? 0 };
    } catch (error) {
      // What comes back after a failure may be another database: its version is asked again.
      ready = undefined;
      throw error instanceof NewerStoreError ? error : new StoreUnavailable(error);
    }
  };

  const add = groupCommit(async (leads: NewLead[]) => {
    const { rows } = await query<{ id: string }>(INSERT_LEADS, [JSON.stringify(leads.map(toInsertRow))]);
    const stored = new Set(rows.map(({ id }) => id));
    return leads.map(({ id }) => (stored.has(id) ? 'stored' : 'repeated'));
  });

  return {
    place,
    add,
    open: async () => void (await query('SELECT 1')),
    check: async () => void (await query('INSERT INTO probe (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at', [Date.now()])),

    enrol: async (channels, now) => {
      const told = "SELECT 1 FROM deliveries WHERE lead_id = leads.id AND (channel = wanted OR state = 'delivered')";
      const sql = `INSERT INTO deliveries (lead_id, channel, state, due_at)
        SELECT id, wanted, CASE WHEN spam IS NULL THEN 'pending' ELSE 'held' END, $2 FROM leads, unnest($1::text[]) AS wanted
        WHERE NOT EXISTS (${told}) ON CONFLICT DO NOTHING`;
      return (await query(sql, [channels, now])).count;
    },

    claim: async (channel, { now, leaseMs, limit }) => {
      // SKIP LOCKED: desks that ask at the same moment get different leads instead of waiting for each other.
      const sql = `WITH claimed AS (
          UPDATE deliveries SET claimed_until = $3 WHERE channel = $1 AND lead_id IN (
            SELECT lead_id FROM deliveries WHERE channel = $1 AND state = 'pending' AND due_at <= $2 AND claimed_until <= $2
            ORDER BY due_at LIMIT $4 FOR UPDATE SKIP LOCKED
          ) RETURNING lead_id, deliveries.attempts, first_tried_at
        ) SELECT ${LEAD_COLUMNS}, claimed.attempts, first_tried_at FROM claimed JOIN leads ON leads.id = claimed.lead_id`;
      return (await query<ClaimRow>(sql, [channel, now, now + leaseMs, limit])).rows.map(toClaim);
    },

    settle: async (leadId, channel, outcome) => {
      const sql = `UPDATE deliveries SET state = $3, attempts = attempts + 1, first_tried_at = coalesce(first_tried_at, $4),
        claimed_until = 0, due_at = coalesce($5, due_at), done_at = $6, last_error = $7 WHERE lead_id = $1 AND channel = $2`;
      const [dueAt, doneAt, error] = outcome.state === 'delivered' ? [null, outcome.at, null] : [outcome.dueAt, null, outcome.error];
      await query(sql, [leadId, channel, outcome.state, outcome.at, dueAt, doneAt, error]);
    },

    page: async (filter, after, limit) => {
      const { where, parameters } = conditions(filter, after);
      const sql = `SELECT ${LEAD_COLUMNS} FROM leads WHERE ${where} ORDER BY leads.id LIMIT ${limit}`;
      return (await query<LeadRow>(sql, parameters)).rows.map(toStoredLead);
    },

    get: async (id) => (await query<LeadRow>(`SELECT ${LEAD_COLUMNS} FROM leads WHERE id::text = $1`, [id])).rows.map(toStoredLead)[0],

    retry: async (now, id) => {
      const due = "UPDATE deliveries SET state = 'pending', due_at = $1, first_tried_at = NULL";
      if (id === undefined) return (await query(`${due} WHERE state IN ('pending', 'parked')`, [now])).count;
      const sql = `WITH released AS (UPDATE leads SET spam = NULL WHERE id::text = $2) ${due} WHERE lead_id::text = $2 AND state <> 'delivered'`;
      return (await query(sql, [now, id])).count;
    },

    forget: async (email, now) => {
      const sql = `WITH erased AS (DELETE FROM leads WHERE lower(email) = lower($1) RETURNING 1)
        INSERT INTO erasures (at, leads) SELECT $2, count(*) FROM erased HAVING count(*) > 0 RETURNING leads`;
      const { rows } = await query<{ leads: number }>(sql, [email, now]);
      // Rows that are only marked as deleted stay readable in the files until the table is vacuumed.
      await query('VACUUM leads, deliveries');
      return rows[0]?.leads ?? 0;
    },

    purge: async (before) => (await query('DELETE FROM leads WHERE received_at < $1', [before])).count,

    counts: async () => {
      const { rows } = await query<StoreCounts>(`SELECT
        (SELECT count(*) FROM leads) AS leads,
        (SELECT count(*) FROM leads WHERE spam IS NOT NULL) AS quarantined,
        (SELECT count(*) FROM deliveries WHERE state = 'pending') AS pending,
        (SELECT count(*) FROM deliveries WHERE state = 'parked') AS parked,
        (SELECT coalesce(sum(leads), 0)::bigint FROM erasures) AS erased`);
      return { leads: 0, quarantined: 0, pending: 0, parked: 0, erased: 0, ...rows[0] };
    },

    backup: async (file, onProgress) => {
      await pgDump(url, file);
      onProgress(1);
    },

    close: () => pool.end(),
  };
}

/** One statement, so one commit, for any number of leads. */
const INSERT_LEADS = `WITH arrived AS (
    SELECT * FROM jsonb_to_recordset($1::jsonb) AS lead (id uuid, key text, kind text, fields jsonb, spam text, received_at bigint, channels jsonb)
  ), added AS (
    INSERT INTO leads (id, key, kind, email, fields, spam, received_at)
    SELECT id, key, kind, fields ->> 'email', fields, spam, received_at FROM arrived
    ON CONFLICT (key) DO NOTHING RETURNING id
  ), owed AS (
    INSERT INTO deliveries (lead_id, channel, state, due_at)
    SELECT id, channel, CASE WHEN spam IS NULL THEN 'pending' ELSE 'held' END, received_at
    FROM arrived JOIN added USING (id), jsonb_array_elements_text(channels) AS channel
  ) SELECT id FROM added`;

function toInsertRow({ receivedAt, ...lead }: NewLead) {
  return { ...lead, received_at: receivedAt };
}

/** `bigint` comes as text by default; none of ours outgrows a JavaScript number. */
const NUMBERS_AS_NUMBERS = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => (oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format))) as typeof types.getTypeParser,
};

async function migrate(pool: Pool, place: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await applyMigrations(client, place);
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    client.release();
  } catch (error) {
    // Ends the connection, and with it the lock and any open transaction.
    client.release(true);
    throw error;
  }
}

async function applyMigrations(client: PoolClient, place: string): Promise<void> {
  await client.query('CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)');
  const { rows } = await client.query<{ version: number }>('SELECT coalesce(max(version), 0) AS version FROM schema_version');
  const found = rows[0]?.version ?? 0;
  const migrations = readMigrations('postgres');
  const known = migrations.at(-1)?.version ?? 0;
  if (found > known) throw new NewerStoreError(place, found, known);
  for (const { version, sql } of migrations.filter((migration) => migration.version > found)) {
    await client.query(`BEGIN; ${sql}; INSERT INTO schema_version VALUES (${version}); COMMIT;`);
  }
}

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
