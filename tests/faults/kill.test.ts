import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { MAIL_CONNECTIONS } from '../../server/delivery/mail.ts';
import { startTestSmtp } from '../delivery.ts';
import { startDesk } from '../desk-process.ts';
import { queryDatabase } from '../leads.ts';
import { until } from '../server/until.ts';
import { isFullRun } from '../test-scope.ts';
import { expectStoredAndMailed, SELECT_UNDELIVERED, startVisitors } from './visitors.ts';

/** Five kills usually find the same faults as twenty. */
const KILLS = isFullRun ? 20 : 5;
/** While other tests ran, 5 kills took 62 s and 20 kills took 174 s. */
const TIMEOUT_MS = 90_000 + KILLS * 8000;

test('a desk killed repeatedly under load stores each acknowledged lead once and mails it', {
  timeout: TIMEOUT_MS,
}, async () => {
  const smtp = await startTestSmtp();
  const desk = await startDesk({ SMTP_URL: smtp.url, RETRY_BASE_MS: '100' });
  const visitors = startVisitors(desk.url, { count: 8, pauseMs: 15, prefix: 'kill' });
  for (let kill = 0; kill < KILLS; kill += 1) {
    // Kills the desk at varying times after its start.
    await pause(150 + 30 * (kill % 7));
    await desk.kill();
    await desk.restart();
  }
  await visitors.finish();

  await until(() => queryDatabase(desk.dataDir, SELECT_UNDELIVERED).length === 0);
  const stored = queryDatabase(desk.dataDir, 'SELECT id, key FROM leads');
  await desk.stop();

  expect(visitors.acknowledged.size).toBeGreaterThan(KILLS);
  // A desk that is killed between the mail server's "250" and the commit sends the mail again, with
  // the same Message-ID: at most once for each kill and connection.
  expectStoredAndMailed(visitors.acknowledged, stored, smtp.mails, KILLS * MAIL_CONNECTIONS);
});
