import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { startDesk } from '../desk-process.ts';
import { sendOnce } from './senders.ts';

test('pages go on while another process holds the write lock, and leads once it lets go', async () => {
  const desk = await startDesk();
  onTestFinished(() => desk.stop());
  expect(await sendOnce(desk.url, 'lock-lead-1')).toBe(200);
  // The desk may be writing at this moment.
  const other = new DatabaseSync(join(desk.dataDir, 'leads.db'), { timeout: 10_000 });
  other.exec('BEGIN IMMEDIATE');
  const waiting = sendOnce(desk.url, 'lock-lead-2');
  let answered = false;
  void waiting.then(() => (answered = true));
  // Every page is answered before the lead is: none of them waits for the lock it waits for.
  for (let page = 0; page < 50; page += 1) expect((await fetch(`${desk.url}/about-us`)).status).toBe(200);
  expect(answered).toBe(false);
  other.exec('COMMIT');
  other.close();
  expect(await waiting).toBe(200);
});
