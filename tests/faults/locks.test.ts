import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { ownDesk } from '../own-desk.ts';
import { sendOnce } from './senders.ts';

test('pages work while another process holds the write lock, and leads once it is released', async () => {
  const desk = await ownDesk();
  expect(await sendOnce(desk.url, 'lock-lead-1')).toBe(200);
  // The desk may hold the lock.
  const other = new DatabaseSync(join(desk.dataDir, 'leads.db'), { timeout: 10_000 });
  other.exec('BEGIN IMMEDIATE');
  const waiting = sendOnce(desk.url, 'lock-lead-2');
  let answered = false;
  void waiting.then(() => (answered = true));
  // Every page responds before the lead, so none waits for the lock.
  for (let page = 0; page < 50; page += 1)
    expect((await fetch(`${desk.url}/about-us`)).status).toBe(200);
  expect(answered).toBe(false);
  other.exec('COMMIT');
  other.close();
  expect(await waiting).toBe(200);
});
