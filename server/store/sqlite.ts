import { groupCommit } from './group-commit.ts';
import { sqliteInbox } from './inbox-sqlite.ts';
import { newsletterStore } from './newsletter.ts';
import { type ClaimRow, fingerprint, fingerprintOfRow, keyHash, type LeadRow, toClaims, toLeadPage, toStoredLead, UNREADABLE } from './rows.ts';
import { sharedStore } from './shared.ts';
import { type Connection, type SqliteOptions, sqliteFile, sqliteRuns } from './sqlite-connection.ts';
import { copiesOf } from './sqlite-copy.ts';
import { searchIndex } from './sqlite-search.ts';
import {
  type DeliveryOutcome,
  type LeadFilter,
  type LeadStore,
  LONGEST_WAIT_MS,
  type Milestone,
  type NewLead,
  type OwnersStore,
  type StoreCounts,
  TracesLeft,
} from './store.ts';

const LEAD_COLUMNS = `id, kind, fields, spam, received_at, (
  SELECT json_group_array(json_object('channel', channel, 'state', state, 'attempts', attempts, 'done_at', done_at, 'last_error', last_error))
  FROM deliveries WHERE lead_id = leads.id
) AS deliveries`;
const UNDELIVERED = `(
  NOT EXISTS (SELECT 1 FROM deliveries WHERE lead_id = leads.id)
  OR EXISTS (SELECT 1 FROM deliveries WHERE lead_id = leads.id AND state IN ('pending', 'dead-letter'))
)`;
/** Leads nobody has been told of, for one channel. */
const UNTOLD = "NOT EXISTS (SELECT 1 FROM deliveries WHERE lead_id = leads.id AND (channel = ?1 OR (state = 'delivered' AND channel <> 'confirmation')))";

/**
 * Leads in one SQLite file, for one desk. The command line may work on the same file meanwhile.
 * @param file path of the database; the owner makes it and its folder when they are missing.
 */
export function sqliteStore(file: string, { owner = true, report = () => undefined }: Partial<SqliteOptions> = {}): OwnersStore {
  const options = { owner, report };
  const database = sqliteFile(file, options);
  const index = searchIndex(database, report);
  const inbox = sqliteInbox(database, LEAD_COLUMNS);
  const add = groupCommit((leads: NewLead[]) => {
    const results = database.transact((connection) => leads.map((lead) => insert(connection, lead)));
    index.add(leads.map(({ id }) => id));
    return results;
  });
  const note = groupCommit((notes: Parameters<LeadStore['complete']>[]) => database.transact((connection) => notes.map((parts) => complete(connection, ...parts))));

  return {
    place: file,
    backupEnding: '.db',
    inbox: {
      ...inbox,
      tidy: async (before) => {
        // A copy of an older version may have been restored over what this process has open.
        index.catchUp();
        await inbox.tidy(before);
      },
    },
    newsletter: newsletterStore('', sqliteRuns(database)),
    shared: sharedStore(sqliteRuns(database)),
    add,
    // One desk works on a file, so what is claimed when it starts was claimed by one that was killed.
    open: async () => {
      database.use(({ run }) => void (owner && run('UPDATE deliveries SET claimed_until = 0 WHERE claimed_until > 0')));
      if (owner) index.catchUp();
    },
    check: async () => database.transact(({ run }) => void run('INSERT OR REPLACE INTO probe (id, at) VALUES (1, ?)', Date.now())),

    countBackfill: async (channels) =>
      database.use(({ all }) => {
        const count = (channel: string) => all<{ count: number }>(`SELECT count(*) AS count FROM leads WHERE spam IS NULL AND ${UNTOLD}`, channel)[0]?.count ?? 0;
        return channels.reduce((sum, channel) => sum + count(channel), 0);
      }),

    backfill: async (channels, { now, since = 0 }) =>
      database.transact(({ run }) => {
        const sql = `INSERT INTO deliveries (lead_id, channel, state, due_at, changed_at)
          SELECT id, ?1, CASE WHEN spam IS NULL THEN 'pending' ELSE 'held' END, ?2, ?2 FROM leads WHERE received_at >= ?3 AND ${UNTOLD}`;
        return channels.reduce((count, channel) => count + run(sql, channel, now, since), 0);
      }),

    claim: async (channel, { now, leaseMs, limit }) => {
      const rows = database.transact(({ all }) => {
        // What lies farther ahead than any pause or lease was written while the clock was ahead.
        const claimed = all<{ lead_id: string; attempts: number; first_tried_at: number | null }>(
          `UPDATE deliveries SET claimed_until = ?3 WHERE channel = ?1 AND lead_id IN (
            SELECT lead_id FROM deliveries WHERE channel = ?1 AND state = 'pending'
            AND (due_at <= ?2 OR due_at > ?5) AND (claimed_until <= ?2 OR claimed_until > ?5) ORDER BY due_at LIMIT ?4
          ) RETURNING lead_id, attempts, first_tried_at`,
          channel,
          now,
          now + leaseMs,
          limit,
          now + LONGEST_WAIT_MS,
        );
        return claimed.flatMap((claim) => all<LeadRow>(`SELECT ${LEAD_COLUMNS} FROM leads WHERE id = ?`, claim.lead_id).map((row): ClaimRow => ({ ...row, ...claim })));
      });
      const { claims, unreadable } = toClaims(rows);
      for (const id of unreadable) {
        report(`lead ${id} cannot be read and is not delivered`);
        await note([id, channel, { state: 'dead-letter', at: now, dueAt: now, error: UNREADABLE }]);
      }
      return claims;
    },

    complete: (...parts) => note(parts),

    page: async (filter, after, limit) => {
      const { where, parameters } = conditions(filter, after);
      const sql = `SELECT ${LEAD_COLUMNS} FROM leads WHERE ${where} ORDER BY id LIMIT ?`;
      return toLeadPage(
        database.use(({ all }) => all<LeadRow>(sql, ...parameters, limit)),
        limit,
      );
    },

    get: async (id) => database.use(({ all }) => all<LeadRow>(`SELECT ${LEAD_COLUMNS} FROM leads WHERE id = ?`, id)).map(toStoredLead)[0],

    retry: async (now, id) =>
      database.transact(({ run }) => {
        const due = `UPDATE deliveries SET state = 'pending', due_at = ?1, first_tried_at = NULL, changed_at = ?1`;
        if (id === undefined) return run(`${due} WHERE state IN ('pending', 'dead-letter')`, now);
        run('UPDATE leads SET spam = NULL, version = version + 1 WHERE id = ?', id);
        return run(`${due} WHERE lead_id = ?2 AND state <> 'delivered'`, now, id);
      }),

    erase: async (email, now) =>
      database.transact((connection) => {
        const { run, all } = connection;
        const keys = all<{ key: string }>("SELECT key FROM leads WHERE email = ? AND key NOT LIKE 'form:%'", email);
        for (const { key } of keys) run('INSERT OR IGNORE INTO erased_keys (key, at) VALUES (?, ?)', keyHash(key), now);
        const erased = run('DELETE FROM leads WHERE email = ?', email);
        run('DELETE FROM subscriptions WHERE email = lower(?)', email);
        if (erased > 0) run('INSERT INTO erasures (at, leads) VALUES (?, ?)', now, erased);
        if (erased > 0) mark(connection, 'scrub_due', now);
        return erased;
      }),

    purge: async (before) =>
      database.transact((connection) => {
        connection.run('DELETE FROM erased_keys WHERE at < ?', before.keys);
        const erased = connection.run('DELETE FROM leads WHERE received_at < ?', before.leads);
        if (erased > 0) mark(connection, 'scrub_due', before.leads);
        if (erased > 0) connection.run("DELETE FROM subscriptions WHERE email NOT IN (SELECT lower(email) FROM leads WHERE kind = 'newsletter')");
        return erased;
      }),

    scrub: async () => {
      database.use(({ db }) => {
        // What was deleted from the text index stays in its segments until they are merged.
        db.exec("INSERT INTO lead_search (lead_search) VALUES ('optimize')");
        // Pages that were split keep stale copies of their rows; only writing the whole file anew leaves them behind.
        db.exec('VACUUM');
        // The log holds what was erased until all of it is in the file and it is cut to nothing, which needs every reader to be gone.
        const { busy } = db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() ?? {};
        if (busy !== 0) throw new TracesLeft(`Another program reads ${file} (a backup?), so ${file}-wal still holds what was erased.`);
      });
      database.transact(({ run }) => run("DELETE FROM milestones WHERE name = 'scrub_due'"));
    },

    counts: async (now) =>
      database.use(({ all }) => {
        const [counts] = all<StoreCounts>(
          `SELECT
          (SELECT count(*) FROM leads) AS leads,
          (SELECT count(*) FROM leads WHERE spam IS NOT NULL) AS quarantined,
          (SELECT count(*) FROM leads WHERE spam IS NOT NULL AND received_at > ? - 86400000) AS quarantinedToday,
          (SELECT min(received_at) FROM leads) AS oldestAt,
          (SELECT max(received_at) FROM leads) AS newestAt,
          (SELECT count(*) FROM deliveries WHERE state = 'pending') AS pending,
          (SELECT count(*) FROM deliveries WHERE state = 'dead-letter' AND channel <> 'confirmation') AS deadLetters,
          (SELECT coalesce(sum(leads), 0) FROM erasures) AS erased`,
          now,
        );
        return { leads: 0, quarantined: 0, quarantinedToday: 0, pending: 0, deadLetters: 0, erased: 0, oldestAt: null, newestAt: null, ...counts };
      }),

    milestones: async () =>
      database.use(({ all }) => Object.fromEntries(all<{ name: Milestone; at: number }>('SELECT name, at FROM milestones').map(({ name, at }) => [name, at]))),
    mark: async (name, at, unlessSince) => database.transact((connection) => mark(connection, name, at, unlessSince)),

    ...copiesOf(file, options, () => {
      index.stop();
      database.close();
    }),

    close: async () => {
      index.stop();
      database.close();
    },
  };
}

function insert(connection: Connection, lead: NewLead): 'stored' | 'repeated' {
  if (insertUnder(lead.key, connection, lead)) return 'stored';
  if (lead.key === null) return 'repeated';
  const [known] = connection.all<LeadRow>('SELECT kind, fields, spam FROM leads WHERE key = ?', lead.key);
  // Another lead under a key that is taken is no resend, whoever chose the key.
  if (known === undefined || fingerprintOfRow(known) === fingerprint(lead)) return 'repeated';
  return insertUnder(`${lead.key}:${fingerprint(lead)}`, connection, lead) ? 'stored' : 'repeated';
}

/** @returns whether it was inserted: not under a key that a lead has, or an erased one had. */
function insertUnder(key: string | null, { run }: Connection, lead: NewLead): boolean {
  const added = run(
    `INSERT INTO leads (id, key, kind, email, fields, spam, received_at, source) SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?9
    WHERE NOT EXISTS (SELECT 1 FROM erased_keys WHERE key = ?8) ON CONFLICT (key) DO NOTHING`,
    lead.id,
    key,
    lead.kind,
    lead.fields.email,
    JSON.stringify(lead.fields),
    lead.spam,
    lead.receivedAt,
    keyHash(key),
    lead.source === undefined ? null : JSON.stringify(lead.source),
  );
  if (added === 0) return false;
  const state = lead.spam === null ? 'pending' : 'held';
  for (const channel of lead.channels) run('INSERT INTO deliveries (lead_id, channel, state, due_at) VALUES (?, ?, ?, ?)', lead.id, channel, state, lead.receivedAt);
  return true;
}

function complete({ run }: Connection, leadId: string, channel: string, outcome: DeliveryOutcome): void {
  const sql = `UPDATE deliveries SET state = ?1, attempts = attempts + 1, first_tried_at = coalesce(first_tried_at, ?2),
    changed_at = ?2, claimed_until = 0, due_at = coalesce(?3, due_at), done_at = ?4, last_error = ?5 WHERE lead_id = ?6 AND channel = ?7`;
  if (outcome.state === 'delivered') run(sql, 'delivered', outcome.at, null, outcome.at, outcome.notSent ?? null, leadId, channel);
  else run(sql, outcome.state, outcome.at, outcome.dueAt, null, outcome.error, leadId, channel);
}

/** A time after `at` was set by a clock that was ahead, and is no reason to wait for. */
function mark({ run }: Connection, name: Milestone, at: number, unlessSince = Number.POSITIVE_INFINITY): boolean {
  const sql = 'INSERT INTO milestones (name, at) VALUES (?1, ?2) ON CONFLICT (name) DO UPDATE SET at = excluded.at WHERE at < ?3 OR at > excluded.at';
  return run(sql, name, at, Math.min(unlessSince, Number.MAX_SAFE_INTEGER)) > 0;
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
