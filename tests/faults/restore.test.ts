import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { runLeadsCommand } from '../leads-command.ts';
import { storedKeys } from '../stored-leads.ts';
import { tempFolder } from '../temp-folder.ts';
import { startTestDesk } from '../test-desk.ts';
import { sendOnce } from './visitors.ts';

test('the steps of docs/operating.md restore a backup that was made while a desk ran; only --force deletes newer leads', async () => {
  const backup = path.join(tempFolder(), 'leads.db');
  const desk = await startTestDesk();
  const run = (...args: string[]) => runLeadsCommand({ DATA_DIR: desk.dataDir }, ...args);
  const send = async (...keys: string[]) => {
    for (const key of keys) expect(await sendOnce(desk.url, `restore-${key}`)).toBe(200);
  };
  await send('lead-1', 'lead-2');
  expect(run('backup', backup)).toMatchObject({ code: 0 });
  await send('lead-3');
  await desk.kill();
  // Only the backup remains.
  for (const name of readdirSync(desk.dataDir))
    rmSync(path.join(desk.dataDir, name), { recursive: true });
  expect(run('restore', backup)).toMatchObject({ code: 0 });
  await desk.restart();
  // The backup contains lead 2, so the desk ignores the resend.
  await send('lead-2', 'lead-4');
  expect(storedKeys(desk.dataDir)).toEqual(['restore-lead-1', 'restore-lead-2', 'restore-lead-4']);

  // Without --force, restore fails while a desk runs, or if the backup lacks a stored lead.
  expect(run('restore', backup)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /\nNothing is restored\. A desk already uses \S+: stop it first\. .*\n$/,
    ),
  });
  await desk.kill();
  expect(run('restore', backup)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /Nothing is restored: .* holds 1 lead that .* lacks\. To delete them, add --force\./,
    ),
  });
  await desk.restart();
  expect(run('restore', backup, '--force')).toMatchObject({ code: 0 });
  await send('lead-5');
  expect(storedKeys(desk.dataDir)).toEqual(['restore-lead-1', 'restore-lead-2', 'restore-lead-5']);
});
