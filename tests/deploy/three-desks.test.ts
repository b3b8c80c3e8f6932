import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { MAIL_CONNECTIONS } from '../../server/delivery/mail.ts';
import { startTestSmtp } from '../delivery.ts';
import { clockFlags, type Desk } from '../desk-process.ts';
import { expectStoredAndMailed, SELECT_UNDELIVERED, startVisitors } from '../faults/visitors.ts';
import { freePort } from '../free-port.ts';
import { ensureNginx, startNginx } from '../nginx.ts';
import { runSql, startPostgres } from '../postgres-server.ts';
import { until } from '../server/until.ts';
import { startTestDesk } from '../test-desk.ts';
import { isFullRun } from '../test-scope.ts';

/** Starts nginx with nginx-desk.conf for these desks, but with plain HTTP. @returns its URL */
async function startProxy(desks: Desk[]): Promise<string> {
  const port = await freePort();
  const [firstServer = '', ...otherServers] = desks.map(
    ({ url }) => `server ${new URL(url).host} max_fails=0;`,
  );
  const nginx = await startNginx('nginx-desk.conf', {
    'listen 443 ssl http2;': `listen 127.0.0.1:${port};`,
    'server 127.0.0.1:4321 max_fails=0;': firstServer,
    '# A second desk: server 127.0.0.1:4322 max_fails=0;': otherServers.join('\n'),
  });
  onTestFinished(() => nginx.stop());
  return `http://127.0.0.1:${port}`;
}

describe.skipIf(!ensureNginx())('desks behind nginx', () => {
  test('no lead fails during a rolling restart of two desks', async () => {
    const desks = [await startTestDesk(), await startTestDesk()];
    const visitors = startVisitors(await startProxy(desks), {
      count: 4,
      pauseMs: 5,
      prefix: 'turn',
    });
    for (const desk of desks) {
      await desk.kill('SIGTERM');
      await pause(200);
      await desk.restart();
    }
    await visitors.finish();
    expect([...visitors.statuses]).toEqual([200]);
  });

  test.skipIf(!isFullRun)(
    'three desks that share a PostgreSQL database store each lead once and mail it, despite restarts, clock skew and kills',
    async () => {
      const postgres = await startPostgres();
      onTestFinished(() => postgres.stop());
      const smtp = await startTestSmtp();
      const DATABASE_URL = await postgres.newDatabase();
      const settings = { DATABASE_URL, SMTP_URL: smtp.url, TRUST_PROXY: '1', RETRY_BASE_MS: '100' };
      const env = { ...settings, LOG_LEVEL: 'silent' };
      const start = (nodeFlags?: string[]) => startTestDesk(env, nodeFlags);
      const desks = [await start(), await start(), await start(clockFlags(3 * 60_000))];
      const url = await startProxy(desks);
      const visitors = startVisitors(url, { count: 8, pauseMs: 10, prefix: 'three' });
      const restartEach = async (signal: NodeJS.Signals) => {
        for (const desk of desks) {
          await pause(500);
          await desk.kill(signal);
          await pause(500);
          await desk.restart();
        }
        expect([...visitors.statuses]).toEqual([200]);
      };
      await restartEach('SIGTERM');
      const messageIds = smtp.mails.map(({ messageId }) => messageId);
      expect(new Set(messageIds).size).toBe(messageIds.length);
      await restartEach('SIGKILL');
      await postgres.kill();
      await pause(1000);
      await postgres.start();
      await visitors.finish();
      // While PostgreSQL is down, requests may fail, but nginx still reaches a desk.
      expect([...visitors.statuses]).not.toContain(502);

      // The delivery leases of a killed desk expire after a minute.
      await until(async () => (await runSql(DATABASE_URL, SELECT_UNDELIVERED)).length === 0);
      const leads = await runSql(DATABASE_URL, 'SELECT id, key FROM leads');
      expect(visitors.acknowledged.size).toBeGreaterThan(50);
      // A kill may repeat the mails in progress. Each desk is interrupted twice: it is killed, and
      // the database is killed.
      expectStoredAndMailed(visitors.acknowledged, leads, smtp.mails, 6 * MAIL_CONNECTIONS);
    },
    300_000,
  );
});
