import { join } from 'node:path';
import { Client } from 'pg';
import { assert, expect, onTestFinished, test, vi } from 'vitest';
import {
  actor,
  addLeads,
  newLead,
  newSession,
  tempFolder,
  until,
} from '../../tests/server/fixtures.ts';
import { autoClose, connectClient, setUpPostgres } from '../../tests/server/stores.ts';
import { postgresDialect } from './dialects.ts';
import { countLeads } from './inbox-list.ts';
import { postgresDatabase, postgresStore } from './postgres.ts';
import { execute, insert, query, type Statement } from './statements.ts';
import { StoreUnavailable } from './store.ts';

const newDatabase = setUpPostgres();

function openDatabase(url: string) {
  const database = postgresDatabase(url, 'test database');
  onTestFinished(database.close);
  return database;
}

const insertLeadSql =
  "INSERT INTO leads (id, kind, email, fields, received_at) VALUES ($1, 'signUp', 'a@b.c', '{\"email\":\"a@b.c\"}', 1)";
const selectLockWaits =
  "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()";

test('a connection that breaks during a transaction ends the transaction, not the process', async () => {
  const { autocommit, transact } = openDatabase(await newDatabase());
  const broken = transact(async (client) => {
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const ended = new Promise((resolve) => client.once('end', resolve));
    await autocommit(execute('SELECT pg_terminate_backend($1)', rows[0]?.pid ?? 0));
    await ended;
    await client.query('SELECT 1');
  });
  await expect(broken).rejects.toBeInstanceOf(StoreUnavailable);
  expect(await autocommit(execute('SELECT 1'))).toBe(1);
});

test('a call that waits too long for a connection fails, but later calls get a connection', async () => {
  const url = await newDatabase();
  const { autocommit, open } = openDatabase(url);
  await open();
  const locker = await connectClient(url);
  await locker.query('SELECT pg_advisory_lock(1)');
  const hasLongTimeout = true;
  // These calls use all 8 connections of the pool.
  const busy = Array.from({ length: 8 }, () =>
    autocommit(execute('SELECT pg_advisory_xact_lock(1)'), hasLongTimeout),
  );
  await until(async () => (await locker.query(selectLockWaits)).rowCount === busy.length);
  const first = expect(autocommit(execute('SELECT 1'))).rejects.toThrow(StoreUnavailable);
  // Calls time out after 5 seconds. The second one starts 2 seconds before the first one times out,
  // the third one afterward.
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const querySpy = vi.spyOn(Client.prototype, 'query');
  const second = autocommit(execute('SELECT 1'));
  await first;
  const third = autocommit(execute('SELECT 1'));
  await locker.query('SELECT pg_advisory_unlock(1)');
  expect(await Promise.all([second, third])).toEqual([1, 1]);
  // `pg_advisory_unlock` and two SELECTs. The version of the tables is not checked again.
  expect(querySpy).toHaveBeenCalledTimes(3);
  await Promise.all(busy);
});

test('counting new or overdue leads does not scan all leads', async () => {
  const { autocommit, open } = openDatabase(await newDatabase());
  await open();
  await autocommit(
    execute(`INSERT INTO leads (id, kind, email, fields, received_at, next_at)
      SELECT lpad(to_hex(n), 32, '0')::uuid, CASE WHEN n < 10 THEN 'contact' ELSE 'newsletter' END, 'a@b.example',
        jsonb_build_object('name', repeat('Ada', 300)), n,
        CASE WHEN n < 10 THEN n END FROM generate_series(1, 10000) AS n`),
  );
  await autocommit(execute('VACUUM ANALYZE leads'));
  for (const [filter, plan] of [
    [{ form: 'inquiries', status: 'new' }, 'Index Only Scan using leads_open'],
    [{ due: 'overdue' }, 'Index Scan using leads_next'],
  ] as const) {
    // The generator `countLeads` (limit 9) first yields the statement to run.
    const { sql, parameters } = countLeads(postgresDialect, filter, 9).next().value as Statement;
    const lines = await autocommit(query(`EXPLAIN ${sql}`, ...parameters));
    expect(JSON.stringify(lines), JSON.stringify(filter)).toContain(plan);
  }
});

test('locks are released within seconds after the connection of a desk goes silent', async () => {
  const { autocommit, transact } = openDatabase(await newDatabase());
  const locked = Promise.withResolvers<void>();
  const silentTransaction = transact(async (client) => {
    const ended = new Promise((resolve) => client.once('end', resolve));
    await client.query('LOCK TABLE leads');
    locked.resolve();
    // Sends nothing more, as if a firewall had dropped the connection.
    await ended;
    throw new Error('The server has ended the connection.');
  });
  const rejection = expect(silentTransaction).rejects.toBeInstanceOf(StoreUnavailable);
  await locked.promise;
  const canRead = () =>
    autocommit(execute('SELECT 1 FROM leads')).then(
      () => true,
      () => false,
    );
  await until(canRead, 30_000);
  await rejection;
});

test('a reader skips no change of a transaction that commits late', async () => {
  const url = await newDatabase();
  const [store, reader] = [autoClose(postgresStore(url)), autoClose(postgresStore(url))];
  let cursor = await store.changes.lastSequence();
  const readIds: string[] = [];
  const readChanges = async (source = store) => {
    const changes = await source.changes.since(cursor, 100);
    assert(changes !== 'expired');
    for (const { seq, leadId } of changes) {
      readIds.push(leadId);
      cursor = seq;
    }
  };
  const [lateLead, earlyLead] = [newLead(), newLead()];
  await openDatabase(url).transact(async (client) => {
    await client.query(insertLeadSql, [lateLead.id]);
    await store.add(earlyLead);
    await readChanges();
    expect(readIds).toEqual([earlyLead.id]);
  });
  await readChanges(reader);
  expect(readIds).toEqual([earlyLead.id, lateLead.id]);

  // While leads are added, both stores call `lastSequence`, which assigns numbers to new changes,
  // and `reader` reads the changes.
  const leads = Array.from({ length: 60 }, () => newLead());
  let isWriting = true;
  const numberings = [store, reader].map(async ({ changes }) => {
    while (isWriting) await changes.lastSequence();
  });
  const reading = (async () => {
    while (isWriting) await readChanges(reader);
  })();
  await Promise.all(leads.map((lead) => store.add(lead)));
  isWriting = false;
  await reading;
  await Promise.all(numberings);
  while (cursor < (await store.changes.lastSequence())) await readChanges(reader);
  expect(readIds.slice(2).sort()).toEqual(leads.map(({ id }) => id).sort());
});

test('a restore waits for leads that are being stored, and refuses to delete them', async () => {
  const url = await newDatabase();
  const store = autoClose(postgresStore(url));
  await addLeads(store, newLead());
  const dump = join(tempFolder(), 'leads.dump');
  await store.backup(dump);
  const [writer, observer] = [await connectClient(url), await connectClient(url)];
  const { id } = newLead();
  await writer.query('BEGIN');
  await writer.query(insertLeadSql, [id]);
  const restored = store.restore(dump);
  await until(async () => (await observer.query(selectLockWaits)).rowCount === 1);
  await writer.query('COMMIT');
  // The dump contains one lead; the lead of `writer` is missing in it.
  expect(await restored).toEqual({ leads: 1, missing: 1 });
  expect(await store.inbox.lead(id)).toBeDefined();
});

test('checkWritable fails while the table of leads is locked', async () => {
  const url = await newDatabase();
  const store = autoClose(postgresStore(url));
  await store.checkWritable();
  const locker = await connectClient(url);
  await locker.query('BEGIN; LOCK TABLE leads');
  await expect(store.checkWritable()).rejects.toThrow(StoreUnavailable);
  await locker.query('COMMIT');
  await store.checkWritable();
});

test('recording the use of a session does not deadlock with a change of its account', async () => {
  const url = await newDatabase();
  const store = autoClose(postgresStore(url));
  const { transact, autocommit } = openDatabase(url);
  const email = 'ada@desk.example';
  await store.inbox.addAccount(email, 'editor', actor);
  const session = newSession(email);
  await autocommit(insert('sessions', session));
  await transact(async (client) => {
    await client.query('SELECT 1 FROM accounts FOR UPDATE');
    const recorded = store.inbox.updateLastSeen(session, 2);
    await until(async () => (await autocommit(execute(selectLockWaits))) === 1);
    await client.query('DELETE FROM sessions');
    // Returns an object, because a promise would be awaited before the commit and so deadlock.
    return { recorded };
  }).then(({ recorded }) => recorded);
});
