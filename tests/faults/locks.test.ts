import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { startTestDesk } from '../test-desk.ts';
import { sendOnce } from './visitors.ts';

test('pages respond and a lead waits while another process holds the write lock', async () => {
  const desk = await startTestDesk();
  expect(await sendOnce(desk.url, 'lock-lead-1')).toBe(200);
  // Waits up to 10 s for the lock, because the desk may hold it.
  const lockHolder = new DatabaseSync(join(desk.dataDir, 'leads.db'), { timeout: 10_000 });
  lockHolder.exec('BEGIN IMMEDIATE');
  const sending = sendOnce(desk.url, 'lock-lead-2');
  let hasResponse = false;
  void sending.then(() => (hasResponse = true));
  // These requests get responses before the lead does, so pages do not wait for the lock.
  for (let request = 0; request < 50; request += 1)
    expect((await fetch(`${desk.url}/about-us`)).status).toBe(200);
  expect(hasResponse).toBe(false);
  lockHolder.exec('COMMIT');
  lockHolder.close();
  expect(await sending).toBe(200);
});
