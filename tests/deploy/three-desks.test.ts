import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { MAIL_CONNECTIONS } from '../../server/delivery/mail.ts';
import { startPostgres } from '../../server/testing/postgres-server.ts';
import { until } from '../../server/testing/until.ts';
import { startMailServer } from '../delivery.ts';
import { clockFlags, type Desk } from '../desk-process.ts';
import { startVisitors } from '../faults/senders.ts';
import { freePort } from '../free-port.ts';
import { ensureNginx, startNginx } from '../nginx.ts';
import { startTestDesk } from '../test-desk.ts';
import { isFullRun } from '../test-scope.ts';

/** Starts nginx with the shipped configuration, plain HTTP and these desks. */
async function startProxy(desks: Desk[]): Promise<string> {
  const port = await freePort();
  const [first = '', ...others] = desks.map(
    ({ url }) => `server ${new URL(url).host} max_fails=0;`,
  );
  const nginx = await startNginx('nginx-desk.conf', {
    'listen 443 ssl http2;': `listen 127.0.0.1:${port};`,
    'server 127.0.0.1:4321 max_fails=0;': first,
    '# A second desk: server 127.0.0.1:4322 max_fails=0;': others.join('\n'),
  });
  onTestFinished(() => nginx.stop());
  return `http://127.0.0.1:${port}`;
}

describe.skipIf(!ensureNginx())('desks behind nginx', () => {
  test('no lead fails during a rolling restart of two desks', async () => {
    const desks = [await startTestDesk(), await startTestDesk()];
    const senders = startVisitors(await startProxy(desks), {
      count: 4,
      pauseMs: 5,
      prefix: 'turn',
    });
    for (const desk of desks) {
      await desk.kill('SIGTERM');
      await pause(200);
      await desk.restart();
    }
    expect(await senders.finish()).toEqual([]);
    expect([...senders.statuses.keys()]).toEqual([200]);
  });

  // Up to two minutes, so only in `npm run test:all`.
  test.skipIf(!isFullRun)(
    'three desks on one PostgreSQL store and mail each lead once despite restarts, clock skew and kills',
    async () => {
      const postgres = await startPostgres();
      onTestFinished(() => postgres.stop());
      const smtp = await startMailServer();
      const DATABASE_URL = await postgres.newDatabase();
      const settings = {
        DATABASE_URL,
        SMTP_URL: smtp.url,
        TRUST_PROXY: '1',
        RETRY_BASE_MS: '100',
        LOG_LEVEL: 'silent',
      };
      const start = (flags?: string[]) => startTestDesk(settings, 'server/main.ts', flags);
      const desks = [await start(), await start(), await start(clockFlags(180_000))];
      const url = await startProxy(desks);
      const messageIds = () => smtp.mails.map(({ messageId }) => messageId);
      const repeated = () => messageIds().length - new Set(messageIds()).size;

      const senders = startVisitors(url, { count: 8, pauseMs: 10, prefix: 'three' });
      for (const desk of desks) {
        await pause(500);
        await desk.kill('SIGTERM');
        await pause(500);
        await desk.restart();
      }
      expect([...senders.statuses.keys()]).toEqual([200]);
      expect(repeated()).toBe(0);
      for (const desk of desks) {
        await pause(500);
        await desk.kill();
        await pause(500);
        await desk.restart();
      }
      expect([...senders.statuses.keys()]).toEqual([200]);
      await postgres.kill();
      await pause(1000);
      await postgres.start();
      expect(await senders.finish()).toEqual([]);
      expect([...senders.statuses.keys()].sort()).not.toContain(502);

      const database = new Client(DATABASE_URL);
      await database.connect();
      onTestFinished(() => database.end());
      const pending = "SELECT 1 FROM deliveries WHERE state <> 'delivered' LIMIT 1";
      // The leases of a killed desk expire after a minute.
      await until(async () => (await database.query(pending)).rowCount === 0);
      const { rows } = await database.query<{ id: string; key: string }>(
        'SELECT id, key FROM leads',
      );
      expect(senders.acknowledged.size).toBeGreaterThan(50);
      expect(rows.map(({ key }) => key).sort()).toEqual([...senders.acknowledged].sort());
      const mailed = new Set(messageIds().map((id) => id.slice('<lead.'.length, id.indexOf('@'))));
      expect([...mailed].sort()).toEqual(rows.map(({ id }) => id).sort());
      // Mails in progress may repeat: once per desk because of its kill, and once more because of the
      // kill of the database.
      expect(repeated()).toBeLessThanOrEqual(6 * MAIL_CONNECTIONS);
    },
    300_000,
  );
});
