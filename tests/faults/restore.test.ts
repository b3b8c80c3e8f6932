import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { runLeadsCommand } from '../leads-command.ts';
import { storedKeys } from '../stored-leads.ts';
import { tempFolder } from '../temp-folder.ts';
import { startTestDesk } from '../test-desk.ts';
import { sendOnce } from './visitors.ts';

function runLeadsOrThrow(env: Record<string, string>, ...args: string[]): void {
  const { code, stderr } = runLeadsCommand(env, ...args);
  if (code !== 0) throw new Error(stderr);
}

test('the steps of docs/operating.md restore a backup that was made while a desk ran; only --force deletes newer leads', async () => {
  const backup = path.join(tempFolder(), 'leads.db');
  const desk = await startTestDesk();
  const env = { DATA_DIR: desk.dataDir };
  for (const id of ['restore-lead-1', 'restore-lead-2'])
    expect(await sendOnce(desk.url, id)).toBe(200);
  runLeadsOrThrow(env, 'backup', backup);
  expect(await sendOnce(desk.url, 'restore-lead-after')).toBe(200);

  await desk.kill();
  // Only the backup remains.
  for (const name of readdirSync(desk.dataDir))
    rmSync(path.join(desk.dataDir, name), { recursive: true });
  runLeadsOrThrow(env, 'restore', backup);
  await desk.restart();
  expect(storedKeys(desk.dataDir)).toHaveLength(2);
  // The backup contains this lead, so the desk ignores the resend.
  expect(await sendOnce(desk.url, 'restore-lead-2')).toBe(200);
  expect(storedKeys(desk.dataDir)).toHaveLength(2);
  expect(await sendOnce(desk.url, 'restore-lead-3')).toBe(200);
  expect(storedKeys(desk.dataDir)).toHaveLength(3);

  // Without --force, restore fails while a desk runs, or if the backup lacks a stored lead.
  expect(() => runLeadsOrThrow(env, 'restore', backup)).toThrow(
    /\nNothing is restored\. A desk runs on \S+: stop it first\. .*\n$/,
  );
  await desk.kill();
  expect(() => runLeadsOrThrow(env, 'restore', backup)).toThrow(
    /Nothing is restored: .* holds 1 lead that .* lacks\. To delete them, add --force\./,
  );
  await desk.restart();
  runLeadsOrThrow(env, 'restore', backup, '--force');
  expect(await sendOnce(desk.url, 'restore-lead-4')).toBe(200);
  // Two leads of the backup and the new one; lead 3 was deleted.
  expect(storedKeys(desk.dataDir)).toHaveLength(3);
});
