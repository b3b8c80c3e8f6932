import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { sqliteStore } from '../../server/store/sqlite.ts';
import { newLead } from '../../server/testing/parts.ts';
import { until } from '../../server/testing/until.ts';
import { runLeadsCommand } from '../leads-command.ts';
import { tempFolder } from '../temp-folder.ts';
import { startLoggedDesk } from './logged-desk.ts';
import { sendOnce } from './senders.ts';

const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

const storedKeys = (dataDir: string) => {
  const file = new DatabaseSync(join(dataDir, 'leads.db'), { readOnly: true });
  const keys = file
    .prepare('SELECT key FROM leads ORDER BY key')
    .all()
    .map(({ key }) => key);
  file.close();
  return keys;
};

/** A disk of one megabyte, if the test may mount one. */
function smallDisk(): string | undefined {
  const path = tempFolder();
  if (
    spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', path], { stdio: 'ignore' })
      .status !== 0
  )
    return undefined;
  onTestFinished(() => void spawnSync('umount', ['-l', path]));
  return path;
}

test('an export to a full disk prints one line and leaves no partial file', async ({ skip }) => {
  const disk = smallDisk();
  if (disk === undefined) return skip('needs the right to mount a disk');
  const dataDir = tempFolder();
  const store = sqliteStore(join(dataDir, 'leads.db'));
  const leads = Array.from({ length: 6000 }, () => newLead());
  await Promise.all(leads.map((lead) => store.add(lead)));
  await store.close();
  writeFileSync(join(disk, 'filler'), Buffer.alloc(900 * 1024));
  const file = join(disk, 'leads.csv');
  const { code, report } = runLeadsCommand({ DATA_DIR: dataDir }, 'export', '--out', file);
  expect([code, report.split('\n').slice(1)]).toEqual([
    1,
    [expect.stringMatching(/leads\.csv cannot be written: .*ENOSPC/), ''],
  ]);
  expect(existsSync(file)).toBe(false);
});

test('a full disk causes 503 and a clear log line, loses no acknowledged lead, and recovers', async ({
  skip,
}) => {
  const disk = smallDisk();
  if (disk === undefined) return skip('needs the right to mount a disk');
  const desk = await startLoggedDesk({ DATA_DIR: disk });
  const acknowledged: string[] = [];
  const send = async (id: string) => {
    const status = await sendOnce(desk.url, id);
    if (status === 200) acknowledged.push(id);
    return status;
  };
  expect(await send('disk-lead-before')).toBe(200);

  const filler = join(disk, 'filler');
  try {
    for (let size = 0; size < 2048; size += 1)
      writeFileSync(filler, Buffer.alloc(1024), { flag: 'a' });
  } catch {
    // The disk is full.
  }
  const statuses: number[] = [];
  // The WAL may still have room.
  for (
    let count = 0;
    count < 200 && statuses.filter((status) => status === 503).length < 5;
    count += 1
  )
    statuses.push(await send(`disk-lead-${1000 + count}`));
  expect(statuses.filter((status) => status === 503)).toHaveLength(5);
  expect(statuses.every((status) => status === 200 || status === 503)).toBe(true);
  await desk.logged(
    /"message":"database or disk is full".*"msg":"leads cannot be stored: responding with 503 until the store works again"/,
  );
  expect((await fetch(`${desk.url}/healthz`)).status).toBe(200);

  rmSync(filler);
  await until(async () => (await send('disk-lead-after')) === 200);
  expect((await fetch(`${desk.url}/readyz`)).status).toBe(200);
  expect(storedKeys(disk)).toEqual(acknowledged.toSorted());
});

test('a desk on a full disk reports it instead of Ready, and accepts leads once there is space', async ({
  skip,
}) => {
  const disk = smallDisk();
  if (disk === undefined) return skip('needs the right to mount a disk');
  const filler = join(disk, 'filler');
  writeFileSync(filler, Buffer.alloc(1024 * 1024 - 4096));
  const desk = await startLoggedDesk({ DATA_DIR: disk });
  expect(desk.out()).toMatch(
    /^Pages are served at http:\S+ - leads cannot be stored in \S+leads\.db \(.*disk is full\)/,
  );
  rmSync(filler);
  await until(async () => (await sendOnce(desk.url, 'full-disk-lead')) === 200);
  expect(storedKeys(disk)).toEqual(['full-disk-lead']);
});

test('a data folder without write permission causes 503 and a clear log line until it is writable', async () => {
  const dataDir = tempFolder();
  if (isRoot) chownSync(dataDir, NOBODY, NOBODY);
  chmodSync(dataDir, 0o555);
  const desk = await startLoggedDesk(
    { DATA_DIR: dataDir },
    isRoot ? { uid: NOBODY, gid: NOBODY } : {},
  );
  expect(desk.out()).toMatch(
    /^Pages are served at http:\S+ - leads cannot be stored in \S+leads\.db \(.*EACCES/,
  );
  await desk.logged(/cannot open the store: responding to leads with 503 until it opens/);
  expect(await sendOnce(desk.url, 'read-only-lead-1')).toBe(503);
  expect((await fetch(`${desk.url}/readyz`)).status).toBe(503);
  await desk.logged(/EACCES.*leads cannot be stored/);

  chmodSync(dataDir, 0o755);
  expect(await sendOnce(desk.url, 'read-only-lead-1')).toBe(200);
  expect((await fetch(`${desk.url}/readyz`)).status).toBe(200);
  expect(storedKeys(dataDir)).toEqual(['read-only-lead-1']);
});

test('the command line reads a read-only data folder', async () => {
  const dataDir = tempFolder();
  const store = sqliteStore(join(dataDir, 'leads.db'));
  await store.add(newLead());
  await store.close();
  for (const [path, mode] of [
    [join(dataDir, 'leads.db'), 0o400],
    [dataDir, 0o500],
  ] as const) {
    if (isRoot) chownSync(path, NOBODY, NOBODY);
    chmodSync(path, mode);
  }
  for (const [command, output] of [
    ['list', /ada@engines\.com/],
    ['export', /"ada@engines\.com"/],
  ] as const) {
    const { stdout, status } = spawnSync(process.execPath, ['server/leads.ts', command], {
      cwd: join(import.meta.dirname, '../..'),
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
      ...(isRoot && { uid: NOBODY, gid: NOBODY }),
    });
    expect([status, stdout]).toEqual([0, expect.stringMatching(output)]);
  }
});
