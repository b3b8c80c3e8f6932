import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { runLeadsAs, runLeadsCommand } from '../leads-command.ts';
import { until } from '../server/until.ts';
import { storedKeys, storeLeads } from '../stored-leads.ts';
import { tempFolder } from '../temp-folder.ts';
import { startDeskWithOutput } from '../test-desk.ts';
import { readyStatus, sendOnce } from './visitors.ts';

const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
/** A user other than root, because file permissions do not restrict root. */
const unprivileged = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

/** Mounts a disk of one megabyte, or skips the test. */
function mountDisk(skip: (reason: string) => void): string {
  const folder = tempFolder();
  const options = ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder];
  if (spawnSync('mount', options, { stdio: 'ignore' }).status !== 0)
    skip('needs the right to mount a disk');
  onTestFinished(() => void spawnSync('umount', ['-l', folder]));
  return folder;
}

test('an export to a full disk prints one error and leaves no partial file', async ({ skip }) => {
  const disk = mountDisk(skip);
  const dataDir = await storeLeads(...Array<string>(6000).fill('ada@engines.com'));
  // Leaves less space than the export needs.
  writeFileSync(join(disk, 'filler'), Buffer.alloc(900 * 1024));
  const file = join(disk, 'leads.csv');
  const { code, stderr } = runLeadsCommand({ DATA_DIR: dataDir }, 'export', '--out', file);
  // Skips the line `Store: …`.
  expect([code, stderr.split('\n').slice(1)]).toEqual([
    1,
    [expect.stringMatching(/leads\.csv cannot be written: .*ENOSPC/), ''],
  ]);
  expect(existsSync(file)).toBe(false);
});

test('a full disk is logged, causes 503 until space is free, and loses no acknowledged lead', async ({
  skip,
}) => {
  const disk = mountDisk(skip);
  const desk = await startDeskWithOutput({ DATA_DIR: disk });
  const acknowledged: string[] = [];
  const send = async (id: string) => {
    const status = await sendOnce(desk.url, id);
    if (status === 200) acknowledged.push(id);
    return status;
  };
  expect(await send('disk-lead-before')).toBe(200);

  const filler = join(disk, 'filler');
  try {
    for (let kib = 0; kib < 2048; kib += 1)
      writeFileSync(filler, Buffer.alloc(1024), { flag: 'a' });
  } catch {
    // The disk is full.
  }
  // Some leads still fit into the partly filled pages of the database.
  const rejected: number[] = [];
  for (let sent = 0; sent < 200 && rejected.length < 5; sent += 1) {
    const status = await send(`disk-lead-${1000 + sent}`);
    if (status !== 200) rejected.push(status);
  }
  expect(rejected).toEqual([503, 503, 503, 503, 503]);
  const backup = join(tempFolder(), 'copy.db');
  expect(runLeadsCommand({ DATA_DIR: disk }, 'backup', backup).stderr).toContain('Copied');
  await desk.untilLogged(
    /"message":"database or disk is full".*"msg":"leads cannot be stored: responding with 503 until the store works again"/,
  );
  expect((await fetch(`${desk.url}/healthz`)).status).toBe(200);

  rmSync(filler);
  await until(async () => (await send('disk-lead-after')) === 200);
  expect(await readyStatus(desk.url)).toBe(200);
  expect(storedKeys(disk)).toEqual(acknowledged.toSorted());
});

test('a desk that starts on a full disk reports it, and accepts leads once there is space', async ({
  skip,
}) => {
  const disk = mountDisk(skip);
  const filler = join(disk, 'filler');
  writeFileSync(filler, Buffer.alloc(1024 * 1024 - 4096));
  const desk = await startDeskWithOutput({ DATA_DIR: disk });
  expect(desk.out()).toMatch(
    /^Pages are served at http:\S+ - leads cannot be stored in \S+leads\.db \(.*disk is full\)/,
  );
  rmSync(filler);
  await until(async () => (await sendOnce(desk.url, 'full-disk-lead')) === 200);
  expect(storedKeys(disk)).toEqual(['full-disk-lead']);
});

test('a data folder without write permission is logged and causes 503 until it is writable', async () => {
  const dataDir = tempFolder();
  if (isRoot) chownSync(dataDir, NOBODY, NOBODY);
  chmodSync(dataDir, 0o555);
  const desk = await startDeskWithOutput({ DATA_DIR: dataDir }, unprivileged);
  expect(desk.out()).toMatch(
    /^Pages are served at http:\S+ - leads cannot be stored in \S+leads\.db \(.*EACCES/,
  );
  await desk.untilLogged(/cannot open the store: responding to leads with 503 until it opens/);
  expect(await sendOnce(desk.url, 'read-only-lead-1')).toBe(503);
  expect(await readyStatus(desk.url)).toBe(503);
  await desk.untilLogged(/EACCES.*leads cannot be stored/);

  chmodSync(dataDir, 0o755);
  expect(await sendOnce(desk.url, 'read-only-lead-1')).toBe(200);
  expect(await readyStatus(desk.url)).toBe(200);
  expect(storedKeys(dataDir)).toEqual(['read-only-lead-1']);
});

test('list and export work in a read-only data folder', async () => {
  const dataDir = await storeLeads('ada@engines.com');
  chmodSync(join(dataDir, 'leads.db'), 0o400);
  chmodSync(dataDir, 0o500);
  if (isRoot)
    for (const path of [join(dataDir, 'leads.db'), dataDir]) chownSync(path, NOBODY, NOBODY);
  for (const command of ['list', 'export'])
    expect(runLeadsAs(unprivileged, { DATA_DIR: dataDir }, command)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('ada@engines.com'),
    });
});

test('after root restores a backup of an older version, the owner of the folder can back up', () => {
  const old = join(tempFolder(), 'old.db');
  const db = new DatabaseSync(old);
  db.exec(readFileSync('server/store/migrations/sqlite/0001-leads.sql', 'utf8'));
  db.exec('PRAGMA user_version = 1');
  db.close();
  const dataDir = tempFolder();
  if (isRoot) chownSync(dataDir, NOBODY, NOBODY);
  expect(runLeadsCommand({ DATA_DIR: dataDir }, 'restore', old)).toMatchObject({ code: 0 });
  expect(runLeadsAs(unprivileged, { DATA_DIR: dataDir }, 'backup')).toMatchObject({ code: 0 });
});
