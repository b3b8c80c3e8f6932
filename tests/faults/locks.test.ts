import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { startTestDesk } from '../test-desk.ts';
import { sendOnce } from './senders.ts';

test('while another process holds the write lock, pages respond and a lead waits for its release', async () => {
  const desk = await startTestDesk();
  expect(await sendOnce(desk.url, 'lock-lead-1')).toBe(200);
  // The desk may still hold the lock.
  const lockHolder = new DatabaseSync(join(desk.dataDir, 'leads.db'), { timeout: 10_000 });
  lockHolder.exec('BEGIN IMMEDIATE');
  const sending = sendOnce(desk.url, 'lock-lead-2');
  let isSent = false;
  void sending.then(() => (isSent = true));
  // Every page responds before the lead, so none waits for the lock.
  for (let page = 0; page < 50; page += 1)
    expect((await fetch(`${desk.url}/about-us`)).status).toBe(200);
  expect(isSent).toBe(false);
  lockHolder.exec('COMMIT');
  lockHolder.close();
  expect(await sending).toBe(200);
});
