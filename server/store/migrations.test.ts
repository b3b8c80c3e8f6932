import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import {
  actor,
  addLeads,
  newLead,
  newsletterLead,
  tempFolder,
  until,
} from '../../tests/server/fixtures.ts';
import { autoClose, connectClient, setUpPostgres } from '../../tests/server/stores.ts';
import { latestVersion, readMigrations } from './migrations.ts';
import { postgresStore } from './postgres.ts';
import { pgDump } from './postgres-backup.ts';
import { sqliteStore } from './sqlite.ts';
import { FatalStoreError, type FullStore, iterateLeads } from './store.ts';

const versionOneSchema = (database: 'sqlite' | 'postgres') =>
  readFileSync(join(import.meta.dirname, 'migrations', database, '0001-leads.sql'), 'utf8');
const latest = latestVersion(readMigrations('sqlite'));

/** IDs of three leads: one whose mail failed, one quarantined, one sent without JavaScript. */
const ids = [1, 2, 3].map((number) => `01900000-0000-7000-8000-00000000000${number}`);
const fieldsSql = `'{"email":"ada@engines.com"}'`;
const insertLeadsSql = `
  INSERT INTO leads (id, key, kind, email, fields, spam, received_at) VALUES
    ('${ids[0]}', 'a-browsers-key-1', 'newsletter', 'ada@engines.com', ${fieldsSql}, NULL, 1000),
    ('${ids[1]}', 'a-browsers-key-2', 'newsletter', 'bot@engines.com', ${fieldsSql}, 'trap', 2000),
    ('${ids[2]}', '${'k'.repeat(43)}', 'newsletter', 'eve@engines.com', ${fieldsSql}, NULL, 3000);
  INSERT INTO deliveries (lead_id, channel, state, attempts, due_at) VALUES ('${ids[0]}', 'mail', 'parked', 90, 1), ('${ids[1]}', 'mail', 'held', 0, 1), ('${ids[2]}', 'mail', 'pending', 0, 1);`;

function createSqliteVersionOne(): string {
  const file = join(tempFolder(), 'leads.db');
  const db = new DatabaseSync(file);
  db.exec(
    `PRAGMA journal_mode = WAL; ${versionOneSchema('sqlite')}; ${insertLeadsSql} PRAGMA user_version = 1;`,
  );
  db.close();
  return file;
}

const newDatabase = setUpPostgres();
const postgresVersionOneSql = `${versionOneSchema('postgres')}; CREATE TABLE schema_version (version integer NOT NULL); INSERT INTO schema_version VALUES (1); ${insertLeadsSql}`;

async function expectMigrated(store: FullStore) {
  const leads = [];
  for await (const lead of iterateLeads(store, { spam: 'any' })) leads.push(lead);
  // Version 1 used the names `parked` and `trap` for `dead-letter` and `honeypot`.
  expect(leads.map(({ id, spam, deliveries }) => [id, spam, deliveries[0]?.state])).toEqual([
    [ids[0], null, 'dead-letter'],
    [ids[1], 'honeypot', 'held'],
    [ids[2], null, 'pending'],
  ]);
  // In SQLite, this hourly job also completes the search index.
  await store.inbox.deleteExpired({ audit: 0, sessions: 0, invitations: 0 });
  await until(async () => (await store.inbox.countLeads({ q: 'engines', spam: 'any' }, 9)) === 3);
  expect((await store.inbox.lead(ids[0] ?? ''))?.lead).toMatchObject({
    status: 'new',
    assignee: null,
    version: 1,
    source: null,
  });
  // Migration 0002 adds `form:` to the 43-character keys of leads sent without JavaScript.
  const resend = newsletterLead('ada@engines.com');
  expect(await store.add({ ...resend, key: 'a-browsers-key-1' })).toBe('repeated');
  expect(await store.add({ ...resend, key: `form:${'k'.repeat(43)}` })).toBe('repeated');
  expect(await store.add({ ...resend, key: 'k'.repeat(43) })).toBe('stored');
  // A SQLite file of version 1 may contain erased data. 0: the time of the erasure is unknown.
  expect(await store.maintenanceTimes()).toEqual(
    store.location.startsWith('postgres') ? {} : { unscrubbedErasure: 0 },
  );
}

test('the desk backs up and migrates a SQLite database of version 1', async () => {
  const file = createSqliteVersionOne();
  const reports: string[] = [];
  const store = autoClose(sqliteStore(file, { report: (text) => void reports.push(text) }));
  await store.open();
  await expectMigrated(store);
  expect(reports).toEqual([
    expect.stringMatching(
      new RegExp(`migrated from version 1 to ${latest}\\. Backup: .*leads-version-1\\.db$`),
    ),
  ]);
  const copy = new DatabaseSync(join(file, '../backups/leads-version-1.db'), { readOnly: true });
  expect(copy.prepare('SELECT count(*) AS leads FROM leads').get()).toEqual({ leads: 3 });
  expect(copy.prepare('PRAGMA user_version').get()).toEqual({ user_version: 1 });
  copy.close();
  expect(readdirSync(join(file, '../backups'))).toEqual(['leads-version-1.db']);
});

test('a SQLite database of version 1 can be restored from its backup and migrated again', async () => {
  const file = createSqliteVersionOne();
  const store = autoClose(sqliteStore(file));
  await addLeads(store, newLead());
  await store.restore(join(file, '../backups/leads-version-1.db'), { force: true });
  await expectMigrated(store);
});

test.skipIf(spawnSync('pg_dump', ['--version']).status !== 0)(
  'a forced restore from a PostgreSQL dump of version 1 migrates the database and deletes newer leads',
  async () => {
    const url = await newDatabase();
    const client = await connectClient(url);
    await client.query(postgresVersionOneSql);
    const dump = join(tempFolder(), 'version-1.dump');
    await pgDump(url, dump);
    const store = autoClose(postgresStore(url));
    const [newer] = await addLeads(store, newLead());
    for (const id of [newer.id, ids[0] ?? '']) await store.inbox.addNote(id, 'x', actor);
    await store.inbox.addAccount('ada@desk.example', 'owner', actor);
    await store.restore(dump, { force: true });
    await expectMigrated(store);
    // Notes of leads that the dump lacks are gone; newer accounts stay.
    expect((await client.query('SELECT lead_id FROM notes')).rows).toEqual([{ lead_id: ids[0] }]);
    expect(await store.inbox.hasAccounts()).toBe(true);
  },
);

test('a PostgreSQL database of version 1 is migrated once by several desks, but not by the command line', async () => {
  const url = await newDatabase();
  const client = await connectClient(url);
  const cli = autoClose(postgresStore(url, { ownsDatabase: false }));
  await expect(cli.counts()).rejects.toThrow(FatalStoreError);
  await client.query(postgresVersionOneSql);
  await expect(cli.counts()).rejects.toThrow(FatalStoreError);
  await Promise.all([1, 2, 3].map(() => autoClose(postgresStore(url)).open()));
  await expectMigrated(cli);
  const { rows } = await client.query('SELECT version FROM schema_version ORDER BY version');
  expect(rows).toEqual(readMigrations('postgres').map(({ version }) => ({ version })));
});
