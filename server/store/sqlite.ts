import { existsSync, renameSync, rmSync } from 'node:fs';
import { backup as copyDatabase } from 'node:sqlite';
import { groupCommit } from './group-commit.ts';
import { type ClaimRow, type LeadRow, toClaim, toStoredLead } from './rows.ts';
import { type Connection, sqliteFile } from './sqlite-connection.ts';
import type { DeliveryOutcome, LeadFilter, LeadStore, NewLead, StoreCounts } from './store.ts';

const LEAD_COLUMNS = `id, kind, fields, spam, received_at, (
  SELECT json_group_array(json_object('channel', channel, 'state', state, 'attempts', attempts, 'done_at', done_at, 'last_error', last_error))
  FROM deliveries WHERE lead_id = leads.id
) AS deliveries`;
const UNDELIVERED = `(
  NOT EXISTS (SELECT 1 FROM deliveries WHERE lead_id = leads.id)
  OR EXISTS (SELECT 1 FROM deliveries WHERE lead_id = leads.id AND state IN ('pending', 'parked'))
)`;

/**
 * Leads in one SQLite file, for one desk. The command line may work on the same file meanwhile.
 * @param file path of the database; it and its folder are made when missing.
 */
export function sqliteStore(file: string): LeadStore {
  const database = sqliteFile(file);
  const add = groupCommit((leads: NewLead[]) => database.transact((connection) => leads.map((lead) => insert(connection, lead))));
  const note = groupCommit((notes: Parameters<LeadStore['settle']>[]) => database.transact((connection) => notes.map((parts) => settle(connection, ...parts))));

  return {
    place: file,
    add,
    open: async () => database.use(() => undefined),
    check: async () => database.transact(({ run }) => void run('INSERT OR REPLACE INTO probe (id, at) VALUES (1, ?)', Date.now())),

    enrol: async (channels, now) =>
      database.transact(({ run }) => {
        // One desk works on a file, so what is claimed now was claimed by one that was killed.
        run('UPDATE deliveries SET claimed_until = 0 WHERE claimed_until > 0');
        const told = "SELECT 1 FROM deliveries WHERE lead_id = leads.id AND (channel = ?1 OR state = 'delivered')";
        const sql = `INSERT INTO deliveries (lead_id, channel, state, due_at)
          SELECT id, ?1, CASE WHEN spam IS NULL THEN 'pending' ELSE 'held' END, ?2 FROM leads WHERE NOT EXISTS (${told})`;
        return channels.reduce((count, channel) => count + run(sql, channel, now), 0);
      }),

    claim: async (channel, { now, leaseMs, limit }) =>
      database.transact(({ all }) => {
        const claimed = all<{ lead_id: string; attempts: number; first_tried_at: number | null }>(
          `UPDATE deliveries SET claimed_until = ?3 WHERE channel = ?1 AND lead_id IN (
            SELECT lead_id FROM deliveries WHERE channel = ?1 AND state = 'pending' AND due_at <= ?2 AND claimed_until <= ?2 ORDER BY due_at LIMIT ?4
          ) RETURNING lead_id, attempts, first_tried_at`,
          channel,
          now,
          now + leaseMs,
          limit,
        );
        return claimed.flatMap((claim) =>
          all<LeadRow>(`SELECT ${LEAD_COLUMNS} FROM leads WHERE id = ?`, claim.lead_id).map((row) => toClaim({ ...row, ...claim } satisfies ClaimRow)),
        );
      }),

    settle: (...parts) => note(parts),

    page: async (filter, after, limit) => {
      const { where, parameters } = conditions(filter, after);
      const sql = `SELECT ${LEAD_COLUMNS} FROM leads WHERE ${where} ORDER BY id LIMIT ?`;
      return database.use(({ all }) => all<LeadRow>(sql, ...parameters, limit).map(toStoredLead));
    },

    get: async (id) => database.use(({ all }) => all<LeadRow>(`SELECT ${LEAD_COLUMNS} FROM leads WHERE id = ?`, id).map(toStoredLead)[0]),

    retry: async (now, id) =>
      database.transact(({ run }) => {
        const due = `UPDATE deliveries SET state = 'pending', due_at = ?1, first_tried_at = NULL`;
        if (id === undefined) return run(`${due} WHERE state IN ('pending', 'parked')`, now);
        run('UPDATE leads SET spam = NULL WHERE id = ?', id);
        return run(`${due} WHERE lead_id = ?2 AND state <> 'delivered'`, now, id);
      }),

    forget: async (email, now) => {
      const count = database.transact(({ run }) => {
        const erased = run('DELETE FROM leads WHERE email = ?', email);
        if (erased > 0) run('INSERT INTO erasures (at, leads) VALUES (?, ?)', now, erased);
        return erased;
      });
      emptyLog();
      return count;
    },

    purge: async (before) => {
      const count = database.transact(({ run }) => run('DELETE FROM leads WHERE received_at < ?', before));
      if (count > 0) emptyLog();
      return count;
    },

    counts: async () =>
      database.use(({ all }) => {
        const [counts] = all<StoreCounts>(`SELECT
          (SELECT count(*) FROM leads) AS leads,
          (SELECT count(*) FROM leads WHERE spam IS NOT NULL) AS quarantined,
          (SELECT count(*) FROM deliveries WHERE state = 'pending') AS pending,
          (SELECT count(*) FROM deliveries WHERE state = 'parked') AS parked,
          (SELECT coalesce(sum(leads), 0) FROM erasures) AS erased`);
        return { leads: 0, quarantined: 0, pending: 0, parked: 0, erased: 0, ...counts };
      }),

    backup: async (target, onProgress) => {
      if (existsSync(target)) throw new Error(`${target} exists already.`);
      const unfinished = `${target}.unfinished`;
      rmSync(unfinished, { force: true });
      const reader = sqliteFile(file);
      try {
        const source = reader.use(({ db }) => {
          // Reading within one transaction pins one state of the file, whatever the desk writes meanwhile.
          db.exec('BEGIN; SELECT count(*) FROM leads;');
          return db;
        });
        await copyDatabase(source, unfinished, { progress: ({ totalPages, remainingPages }) => onProgress(1 - remainingPages / totalPages) });
        renameSync(unfinished, target);
        onProgress(1);
      } finally {
        reader.close();
      }
    },

    close: async () => database.close(),
  };

  /** The write-ahead log still holds what was erased until it is emptied. */
  function emptyLog(): void {
    database.use(({ db }) => db.exec('PRAGMA wal_checkpoint(TRUNCATE)'));
  }
}

function insert({ run }: Connection, lead: NewLead): 'stored' | 'repeated' {
  const added = run(
    'INSERT INTO leads (id, key, kind, email, fields, spam, received_at) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (key) DO NOTHING',
    lead.id,
    lead.key,
    lead.kind,
    lead.fields.email,
    JSON.stringify(lead.fields),
    lead.spam,
    lead.receivedAt,
  );
  if (added === 0) return 'repeated';
  const state = lead.spam === null ? 'pending' : 'held';
  for (const channel of lead.channels) run('INSERT INTO deliveries (lead_id, channel, state, due_at) VALUES (?, ?, ?, ?)', lead.id, channel, state, lead.receivedAt);
  return 'stored';
}

function settle({ run }: Connection, leadId: string, channel: string, outcome: DeliveryOutcome): void {
  const sql = `UPDATE deliveries SET state = ?, attempts = attempts + 1, first_tried_at = coalesce(first_tried_at, ?),
    claimed_until = 0, due_at = coalesce(?, due_at), done_at = ?, last_error = ? WHERE lead_id = ? AND channel = ?`;
  if (outcome.state === 'delivered') run(sql, 'delivered', outcome.at, null, outcome.at, null, leadId, channel);
  else run(sql, outcome.state, outcome.at, outcome.dueAt, null, outcome.error, leadId, channel);
}

function conditions({ since, kind, undelivered, spam = false }: LeadFilter, after: string | undefined) {
  const parts: [sql: string, ...parameters: (string | number)[]][] = [['TRUE']];
  if (spam !== 'any') parts.push([`spam IS ${spam ? 'NOT ' : ''}NULL`]);
  if (since !== undefined) parts.push(['received_at >= ?', since]);
  if (kind !== undefined) parts.push(['kind = ?', kind]);
  if (undelivered) parts.push([UNDELIVERED]);
  if (after !== undefined) parts.push(['id > ?', after]);
  return { where: parts.map(([sql]) => sql).join(' AND '), parameters: parts.flatMap(([, ...parameters]) => parameters) };
}
