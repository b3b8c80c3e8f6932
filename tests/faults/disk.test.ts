import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { until } from '../../server/testing/until.ts';
import { startLoggedDesk } from './logged-desk.ts';
import { sendOnce } from './senders.ts';

const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

const folder = () => {
  const path = mkdtempSync(join(tmpdir(), 'desk-disk-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
};

const storedKeys = (dataDir: string) => {
  const file = new DatabaseSync(join(dataDir, 'leads.db'), { readOnly: true });
  const keys = file
    .prepare('SELECT key FROM leads ORDER BY key')
    .all()
    .map(({ key }) => key);
  file.close();
  return keys;
};

/** A disk of one megabyte, where this machine lets the test mount one. */
function smallDisk(): string | undefined {
  const path = folder();
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', path], { stdio: 'ignore' }).status !== 0) return undefined;
  onTestFinished(() => void spawnSync('umount', ['-l', path]));
  return path;
}

test('a full disk costs 503 and a clear log line, no acknowledged lead, and nothing once there is room', async ({ skip }) => {
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
    for (let size = 0; size < 2048; size += 1) writeFileSync(filler, Buffer.alloc(1024), { flag: 'a' });
  } catch {
    // Full, as it should be.
  }
  const statuses: number[] = [];
  // What the log has room for in its own file still goes in.
  for (let count = 0; count < 200 && statuses.filter((status) => status === 503).length < 5; count += 1) statuses.push(await send(`disk-lead-${1000 + count}`));
  expect(statuses.filter((status) => status === 503)).toHaveLength(5);
  expect(statuses.every((status) => status === 200 || status === 503)).toBe(true);
  await desk.logged(/"message":"database or disk is full".*"msg":"leads cannot be stored: answering 503 until the store works again"/);
  expect((await fetch(`${desk.url}/healthz`)).status).toBe(200);

  rmSync(filler);
  await until(async () => (await send('disk-lead-after')) === 200);
  expect((await fetch(`${desk.url}/readyz`)).status).toBe(200);
  expect(storedKeys(disk)).toEqual(acknowledged.toSorted());
});

test('a data folder without write permission costs 503 and a clear log line until it has one', async () => {
  const dataDir = folder();
  if (isRoot) chownSync(dataDir, NOBODY, NOBODY);
  chmodSync(dataDir, 0o555);
  const desk = await startLoggedDesk({ DATA_DIR: dataDir }, isRoot ? { uid: NOBODY, gid: NOBODY } : {});
  await desk.logged(/the store cannot be opened: leads are answered with 503 until it can/);
  expect(await sendOnce(desk.url, 'read-only-lead-1')).toBe(503);
  expect((await fetch(`${desk.url}/readyz`)).status).toBe(503);
  await desk.logged(/EACCES.*leads cannot be stored/);

  chmodSync(dataDir, 0o755);
  expect(await sendOnce(desk.url, 'read-only-lead-1')).toBe(200);
  expect((await fetch(`${desk.url}/readyz`)).status).toBe(200);
  expect(storedKeys(dataDir)).toEqual(['read-only-lead-1']);
});
