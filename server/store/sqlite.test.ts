import { execFile } from 'node:child_process';
import {
  copyFileSync,
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
import {
  addLeads,
  newLead,
  tempFile,
  tempFolder,
  testStore,
  until,
} from '../../tests/server/fixtures.ts';
import { autoClose } from '../../tests/server/stores.ts';
import { sqliteStore } from './sqlite.ts';
import { type LeadStore, StoreUnavailable } from './store.ts';
import { threadedStore } from './store-thread.ts';

/** Stores many leads at once, so that the database has several pages. */
const addMany = ({ add }: LeadStore, count: number) =>
  Promise.all(Array.from({ length: count }, () => add(newLead())));

test('a restore waits while a running desk writes', async () => {
  const store = testStore();
  await addLeads(store, newLead());
  const copy = join(tempFolder(), 'copy.db');
  expect(await store.backup(copy)).toBe(1);
  const desk = new DatabaseSync(store.location);
  desk.exec('BEGIN IMMEDIATE');
  const restored = store.restore(copy, { force: true });
  setTimeout(() => desk.close(), 300);
  expect(await restored).toEqual({ leads: 1, missing: 0 });
});

test('a vacuum during a read fails without growing the WAL', async () => {
  const store = testStore();
  await addMany(store, 300);
  const reader = new DatabaseSync(store.location);
  reader.exec('BEGIN; SELECT count(*) FROM leads;');
  await store.erase('ada@engines.com');
  const walSize = () => statSync(`${store.location}-wal`).size;
  const size = walSize();
  await expect(store.vacuum()).rejects.toThrow('may contain erased leads');
  expect(walSize()).toBe(size);
  reader.close();
  await store.vacuum();
  // No vacuum is due.
  expect((await store.maintenanceTimes()).unscrubbedErasure).toBeUndefined();
});

test('a backup during inserts is consistent', async () => {
  const store = testStore();
  const folder = dirname(store.location);
  await addMany(store, 3000);
  let isWriting = true;
  const writer = (async () => {
    while (isWriting) await store.add(newLead());
  })();
  // Runs in another process, because a backup blocks its thread.
  await promisify(execFile)(
    process.execPath,
    ['server/leads.ts', 'backup', join(folder, 'backup.db')],
    { env: { PATH: process.env['PATH'], DATA_DIR: folder } },
  ).finally(() => {
    isWriting = false;
  });
  await writer;

  const copy = new DatabaseSync(join(folder, 'backup.db'));
  const read = (sql: string) => Object.values(copy.prepare(sql).get() ?? {})[0];
  expect(read('PRAGMA integrity_check')).toBe('ok');
  expect(read('SELECT count(*) FROM leads')).toBeGreaterThanOrEqual(3000);
  // Each lead has one delivery.
  expect(read('SELECT count(*) FROM leads')).toBe(read('SELECT count(*) FROM deliveries'));
  copy.close();
});

test('new leads can be stored after the data folder was deleted', async () => {
  const folder = join(tempFolder(), 'data');
  const { store } = storeWithReports(folder);
  await addLeads(store, newLead());
  rmSync(folder, { recursive: true });
  const [{ id }] = await addLeads(store, newLead());
  expect(await store.inbox.lead(id)).toBeDefined();
});

function storeWithReports(folder: string) {
  const reports: string[] = [];
  const report = (text: string) => void reports.push(text);
  return { store: autoClose(sqliteStore(join(folder, 'leads.db'), { report })), reports };
}

test('the deletion of a database file in use is reported; once its WAL is deleted too, a new file replaces it', async () => {
  const folder = tempFolder();
  const { store, reports } = storeWithReports(folder);
  await addLeads(store, newLead());
  expect(reports).toEqual([]);
  rmSync(join(folder, 'leads.db'));
  await expect(store.add(newLead())).rejects.toThrow('leads.db is missing beside');
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
  await addLeads(store, newLead());
  expect(reports).toEqual([
    expect.stringMatching(/leads\.db was deleted or moved while in use$/),
    expect.stringMatching(/leads\.db was missing: a new, empty database replaces it$/),
  ]);
});

test('a database file that replaces one in use is read without the old WAL', async () => {
  const [folder, other] = [tempFolder(), tempFolder()];
  const { store } = storeWithReports(folder);
  await addLeads(store, newLead());
  const newStore = sqliteStore(join(other, 'leads.db'));
  const [lead] = await addLeads(newStore, newLead());
  await newStore.close();
  renameSync(join(other, 'leads.db'), join(folder, 'leads.db'));
  expect((await store.inbox.leads({}, 9)).leads.map(({ id }) => id)).toEqual([lead.id]);
});

test('if the WAL in use is deleted, no acknowledged lead is lost', async () => {
  const [folder, copy] = [tempFolder(), tempFolder()];
  const { store, reports } = storeWithReports(folder);
  const [first] = await addLeads(store, newLead());
  rmSync(join(folder, 'leads.db-wal'));
  const [second] = await addLeads(store, newLead());
  expect(reports).toEqual([expect.stringMatching(/-wal was deleted .*: its leads are in .* now$/)]);
  // Copies the files as a killed desk would leave them.
  for (const name of ['leads.db', 'leads.db-wal'])
    copyFileSync(join(folder, name), join(copy, name));
  const { store: reopened } = storeWithReports(copy);
  for (const { id } of [first, second]) expect(await reopened.inbox.lead(id)).toBeDefined();
});

test('an empty database file, or a WAL without a database file, is rejected', async () => {
  const folder = tempFolder();
  for (const [name, error] of [
    [
      'leads.db',
      /leads\.db is empty \(0 bytes\): restore a backup \(.*\), or delete \S+leads\.db to/,
    ],
    ['leads.db-wal', /leads\.db is missing beside \S+-wal: .*, or delete \S+-wal to start without/],
  ] as const) {
    writeFileSync(join(folder, name), '');
    const { store } = storeWithReports(folder);
    await expect(store.open()).rejects.toThrow(error);
    await store.close();
    rmSync(join(folder, name));
  }
});

test('existing backups are reported if the database file is new', async () => {
  const { store, reports } = storeWithReports(tempFolder({ 'backups/leads-1.db': '' }));
  await store.open();
  expect(reports).toEqual([expect.stringMatching(/^there was no .*backups.* restore FILE/)]);
});

test('only a forced restore replaces a file that is not a database', async () => {
  const file = tempFile('leads.db', 'x'.repeat(9000));
  const [store, copy] = [autoClose(sqliteStore(file)), join(tempFolder(), 'copy.db')];
  const other = sqliteStore(join(tempFolder(), 'leads.db'));
  await addLeads(other, newLead());
  await other.backup(copy);
  await other.close();
  await expect(store.restore(copy)).rejects.toThrow(/leads\.db is damaged, .* add --force/);
  expect(await store.restore(copy, { force: true })).toEqual({ leads: 1, missing: 0 });
  expect(readFileSync(`${file}.damaged`, 'utf8')).toMatch(/^x+$/);
});

test('a damaged file is reported, and its backup fails without leaving a file', async () => {
  const folder = tempFolder();
  const file = join(folder, 'leads.db');
  const intact = sqliteStore(file);
  await addMany(intact, 500);
  await intact.close();
  const bytes = readFileSync(file);
  const twoPages = 8192;
  writeFileSync(file, bytes.fill(7, bytes.length - twoPages));
  const { store, reports } = storeWithReports(folder);
  await store.open().catch(() => undefined);
  expect(reports).toEqual([expect.stringMatching(/leads\.db is damaged: restore a backup/)]);
  // A backup runs VACUUM, which fails on the damaged pages.
  const backupFolder = tempFolder();
  await expect(store.backup(join(backupFolder, 'copy.db'))).rejects.toThrow('malformed');
  expect(readdirSync(backupFolder)).toEqual([]);
});

const openThreadedStore = async (options: Parameters<typeof threadedStore>[2] = {}) => {
  const store = threadedStore(join(tempFolder(), 'leads.db'), () => undefined, options);
  onTestFinished(() => store.close());
  await store.open();
  return store;
};

test('a store in a thread runs methods of `store.inbox`, and rejects a duplicate lead with the original error', async () => {
  const store = await openThreadedStore();
  const [lead] = await addLeads(store, newLead());
  expect((await store.inbox.lead(lead.id))?.lead.id).toBe(lead.id);
  const error = await store.add(lead).catch((thrown: unknown) => thrown);
  expect(error).not.toBeInstanceOf(StoreUnavailable);
  expect(String(error)).toContain('UNIQUE constraint failed');
});

test('a lead does not wait for all earlier inbox reads', async () => {
  const store = await openThreadedStore({ timeoutMs: 100_000 });
  let finished = 0;
  const reads = Array.from({ length: 100 }, async () => {
    await store.inbox.leads({ q: 'engines' }, 50);
    finished += 1;
  });
  await store.add(newLead());
  expect(finished).toBeLessThan(100);
  await Promise.all(reads);
});

test('calls to a hanging thread time out and are limited in number; later calls succeed', async () => {
  const store = await openThreadedStore({ timeoutMs: 200, maxPendingCalls: 2 });
  const blocker = new DatabaseSync(store.location);
  blocker.exec('BEGIN IMMEDIATE');
  const pending = [store.add(newLead()), store.add(newLead())];
  const rejection = expect(store.add(newLead())).rejects.toThrow(
    '2 calls of the store are pending already',
  );
  for (const call of pending) await expect(call).rejects.toThrow('has not answered for 200 ms');
  await rejection;
  blocker.close();
  await until(() =>
    store.checkWritable().then(
      () => true,
      () => false,
    ),
  );
});

test('inbox reads that wait for a thread leave room for leads', async () => {
  const store = await openThreadedStore({ maxPendingCalls: 10 });
  const reads = Array.from({ length: 20 }, () => store.inbox.countLeads({}, 50));
  const settledReads = Promise.allSettled(reads);
  expect(await store.add(newLead())).toBe('stored');
  // Reads may fill half of the 10 pending calls.
  const statuses = (await settledReads).map(({ status }) => status);
  expect(statuses).toEqual([...Array(5).fill('fulfilled'), ...Array(15).fill('rejected')]);
});
