import { execFile } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { newLead, tempFolder } from '../testing/fixtures.ts';
import { until } from '../testing/until.ts';
import { sqliteStore } from './sqlite.ts';
import { StoreUnavailable } from './store.ts';
import { threadedStore } from './store-thread.ts';

test('stores leads in a new file after the old one was moved', async () => {
  const folder = tempFolder();
  const file = join(folder, 'leads.db');
  const store = sqliteStore(file);
  await store.add(newLead());
  for (const name of readdirSync(folder))
    renameSync(join(folder, name), join(folder, `old-${name}`));
  const lead = newLead();
  await store.add(lead);
  await store.close();
  const reopened = sqliteStore(file);
  expect(await reopened.inbox.lead(lead.id)).toBeDefined();
  await reopened.close();
});

test('a restore waits while a running desk writes', async () => {
  const folder = tempFolder();
  const file = join(folder, 'leads.db');
  const store = sqliteStore(file);
  await store.add(newLead());
  const copy = join(folder, 'copy.db');
  await store.backup(copy);
  const desk = new DatabaseSync(file);
  desk.exec('BEGIN IMMEDIATE');
  const restored = store.restore(copy, true);
  setTimeout(() => desk.close(), 300);
  expect(await restored).toEqual({ leads: 1, missing: 0 });
});

test('a vacuum during a read fails without growing the WAL', async () => {
  const file = join(tempFolder(), 'leads.db');
  const store = sqliteStore(file);
  await Promise.all(Array.from({ length: 300 }, () => store.add(newLead())));
  const reader = new DatabaseSync(file);
  reader.exec('BEGIN; SELECT count(*) FROM leads;');
  await store.erase('ada@engines.com');
  const { size } = statSync(`${file}-wal`);
  await expect(store.vacuum()).rejects.toThrow('may contain erased leads');
  expect(statSync(`${file}-wal`).size).toBe(size);
  reader.close();
  await store.vacuum();
  // No vacuum is due anymore.
  expect(await store.timestamps()).toEqual({});
  await store.close();
});

test('a backup during inserts is consistent', async () => {
  const folder = tempFolder();
  const store = sqliteStore(join(folder, 'leads.db'));
  await Promise.all(Array.from({ length: 3000 }, () => store.add(newLead())));
  let isWriting = true;
  const writer = (async () => {
    while (isWriting) await store.add(newLead());
  })();
  // In another process: a backup blocks its thread.
  await promisify(execFile)(
    process.execPath,
    ['server/leads.ts', 'backup', join(folder, 'backup.db')],
    { env: { PATH: process.env['PATH'], DATA_DIR: folder } },
  ).finally(() => {
    isWriting = false;
  });
  await writer;
  await store.close();

  const copy = new DatabaseSync(join(folder, 'backup.db'));
  const read = (sql: string) => Object.values(copy.prepare(sql).get() ?? {})[0];
  expect(read('PRAGMA integrity_check')).toBe('ok');
  expect(read('SELECT count(*) FROM leads')).toBeGreaterThanOrEqual(3000);
  // Each lead has one delivery.
  expect(read('SELECT count(*) FROM leads')).toBe(read('SELECT count(*) FROM deliveries'));
  copy.close();
});

test('stores leads again after the folder was deleted', async () => {
  const folder = join(tempFolder(), 'data');
  const store = sqliteStore(join(folder, 'leads.db'));
  await store.add(newLead());
  rmSync(folder, { recursive: true });
  const lead = newLead();
  expect(await store.add(lead)).toBe('stored');
  expect(await store.inbox.lead(lead.id)).toBeDefined();
  await store.close();
});

function storeWithReports(file: string) {
  const reports: string[] = [];
  const store = sqliteStore(file, { report: (sentence) => void reports.push(sentence) });
  onTestFinished(() => store.close());
  return { store, reports };
}

test('reports a file that is deleted while in use', async () => {
  const folder = tempFolder();
  const { store, reports } = storeWithReports(join(folder, 'leads.db'));
  await store.add(newLead());
  expect(reports).toEqual([]);
  rmSync(join(folder, 'leads.db'));
  await expect(store.add(newLead())).rejects.toThrow('leads.db is missing beside');
  const deleted = expect.stringMatching(/leads\.db was deleted or moved while in use$/);
  expect(reports).toEqual([deleted]);
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
  await store.add(newLead());
  expect(reports).toEqual([
    deleted,
    expect.stringMatching(/leads\.db was missing: a new, empty database replaces it$/),
  ]);
});

test('loses no acknowledged lead if the WAL is deleted while in use', async () => {
  const [folder, copy] = [tempFolder(), tempFolder()];
  const { store, reports } = storeWithReports(join(folder, 'leads.db'));
  const leads = [newLead(), newLead()];
  for (const lead of leads) {
    await store.add(lead);
    if (lead === leads[0]) rmSync(join(folder, 'leads.db-wal'));
  }
  expect(reports).toEqual([expect.stringMatching(/-wal was deleted .*: its leads are in .* now$/)]);
  // Copies the files as a killed desk would leave them.
  for (const name of ['leads.db', 'leads.db-wal'])
    copyFileSync(join(folder, name), join(copy, name));
  const { store: reopened } = storeWithReports(join(copy, 'leads.db'));
  for (const { id } of leads) expect(await reopened.inbox.lead(id)).toBeDefined();
});

test('rejects an empty database file, and a WAL without a database file', async () => {
  const folder = tempFolder();
  const file = join(folder, 'leads.db');
  for (const [name, error] of [
    [
      'leads.db',
      /leads\.db is empty \(0 bytes\): restore a backup \(.*\), or delete \S+leads\.db to/,
    ],
    ['leads.db-wal', /leads\.db is missing beside \S+-wal: .*, or delete \S+-wal to start without/],
  ] as const) {
    writeFileSync(join(folder, name), '');
    const { store } = storeWithReports(file);
    await expect(store.open()).rejects.toThrow(error);
    await store.close();
    rmSync(join(folder, name));
  }
});

test('reports existing backups if the database file is new', async () => {
  const folder = tempFolder();
  mkdirSync(join(folder, 'backups'));
  writeFileSync(join(folder, 'backups/leads-1.db'), '');
  const { store, reports } = storeWithReports(join(folder, 'leads.db'));
  await store.add(newLead());
  expect(reports).toEqual([expect.stringMatching(/^there was no .*backups.* restore FILE/)]);
});

/** Creates a database and overwrites its last 8 KiB. */
async function createDamagedFile() {
  const file = join(tempFolder(), 'leads.db');
  const store = sqliteStore(file);
  await Promise.all(Array.from({ length: 500 }, () => store.add(newLead())));
  await store.close();
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill(7, bytes.length - 8192));
  return file;
}

test('reports a damaged file', async () => {
  const { store, reports } = storeWithReports(await createDamagedFile());
  await store.open().catch(() => undefined);
  expect(reports).toEqual([expect.stringMatching(/leads\.db is damaged: restore a backup/)]);
});

test('a store in a thread runs methods of `store.inbox`', async () => {
  const store = threadedStore(join(tempFolder(), 'leads.db'), () => undefined);
  onTestFinished(() => store.close());
  const lead = newLead();
  expect(await store.add(lead)).toBe('stored');
  expect((await store.inbox.lead(lead.id))?.lead.id).toBe(lead.id);
});

test('for a bug of the caller, a store in a thread rejects with the original error, not `StoreUnavailable`', async () => {
  const store = threadedStore(join(tempFolder(), 'leads.db'), () => undefined);
  onTestFinished(() => store.close());
  const lead = newLead();
  await store.add(lead);
  // The bug: the id is used already.
  const bug = await store.add(lead).catch((error: unknown) => error);
  expect(bug).not.toBeInstanceOf(StoreUnavailable);
  expect(String(bug)).toContain('UNIQUE constraint failed');
});

test('a lead does not wait for all earlier inbox reads', async () => {
  const store = threadedStore(join(tempFolder(), 'leads.db'), () => undefined, {
    timeoutMs: 100_000,
  });
  onTestFinished(() => store.close());
  await store.open();
  let finished = 0;
  const reads = Array.from({ length: 100 }, async () => {
    await store.inbox.leads({ q: 'engines' }, 50);
    finished += 1;
  });
  await store.add(newLead());
  expect(finished).toBeLessThan(100);
  await Promise.all(reads);
});

test('calls to a hanging thread time out and are limited in number', async () => {
  const file = join(tempFolder(), 'leads.db');
  const store = threadedStore(file, () => undefined, { timeoutMs: 200, maxPendingCalls: 2 });
  onTestFinished(() => store.close());
  await store.open();
  const blocker = new DatabaseSync(file);
  blocker.exec('BEGIN IMMEDIATE');
  const pending = [store.add(newLead()), store.add(newLead())];
  const rejection = expect(store.add(newLead())).rejects.toThrow(
    '2 calls of the store are pending already',
  );
  for (const call of pending) await expect(call).rejects.toThrow('has not answered for 200 ms');
  await rejection;
  blocker.exec('COMMIT');
  blocker.close();
  await until(() =>
    store.checkWritable().then(
      () => true,
      () => false,
    ),
  );
});

test('waiting inbox reads leave room for leads', async () => {
  const store = threadedStore(join(tempFolder(), 'leads.db'), () => undefined, {
    maxPendingCalls: 10,
  });
  onTestFinished(() => store.close());
  await store.open();
  const reads = Array.from({ length: 20 }, () => store.inbox.countLeads({}, 50));
  const settledReads = Promise.allSettled(reads);
  expect(await store.add(newLead())).toBe('stored');
  // Reads may fill half of the 10 pending calls.
  const statuses = (await settledReads).map(({ status }) => status);
  expect(statuses).toEqual([...Array(5).fill('fulfilled'), ...Array(15).fill('rejected')]);
});

test('a failed backup leaves no file', async () => {
  const file = await createDamagedFile();
  const folder = dirname(file);
  const store = sqliteStore(file);
  // A backup runs VACUUM, which fails on the damaged pages.
  await expect(store.backup(join(folder, 'copies.db'))).rejects.toThrow('malformed');
  await store.close();
  expect(readdirSync(folder).filter((name) => name.startsWith('copies'))).toEqual([]);
});
