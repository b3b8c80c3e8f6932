import { Client } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startPostgres } from '../../server/testing/postgres-server.ts';
import { startSmtp } from '../../server/testing/smtp.ts';
import { until } from '../../server/testing/until.ts';
import { isExhaustive } from '../breadth.ts';
import { startDesk } from '../desk-process.ts';
import { startSenders } from '../faults/senders.ts';
import { freePort } from '../free-port.ts';
import { provideNginx, startNginx } from '../nginx.ts';

const hasNginx = provideNginx();
if (!hasNginx) console.warn('skipped: two desks need nginx in front (Debian: sudo apt-get install nginx-light openssl)');

// What it adds to the recipe alone and to two desks on one database is tried with everything else.
describe.skipIf(!hasNginx || !isExhaustive)('two desks on one PostgreSQL behind nginx', () => {
  test('take every lead once and mail it while one of them is killed and comes back, three times', async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.stop());
    const smtp = await startSmtp();
    onTestFinished(() => smtp.stop());
    const DATABASE_URL = await postgres.newDatabase();
    const settings = { DATABASE_URL, SMTP_URL: smtp.url, TRUST_PROXY: '1', RETRY_BASE_MS: '100', LOG_LEVEL: 'error' };
    const [first, second] = [await startDesk(settings), await startDesk(settings)];
    onTestFinished(async () => {
      await first.stop();
      await second.stop();
    });
    const plain = await freePort();
    const nginx = await startNginx('nginx-desk.conf', {
      'listen 443 ssl http2;': `listen 127.0.0.1:${plain};`,
      '127.0.0.1:4321': new URL(first.url).host,
      '# A second desk: server 127.0.0.1:4322;': `server ${new URL(second.url).host};`,
    });
    onTestFinished(() => nginx.stop());

    const senders = startSenders(`http://127.0.0.1:${plain}`, { count: 8, pauseMs: 10, prefix: 'pair' });
    for (let kill = 0; kill < 3; kill += 1) {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await second.kill();
      await new Promise((resolve) => setTimeout(resolve, 700));
      await second.restart();
    }
    expect(await senders.finish()).toEqual([]);

    const client = new Client(DATABASE_URL);
    await client.connect();
    onTestFinished(() => client.end());
    const allMailed = async () => (await client.query("SELECT 1 FROM deliveries WHERE state <> 'delivered' LIMIT 1")).rowCount === 0;
    const restIsClaimed = async () =>
      (await client.query("SELECT 1 FROM deliveries WHERE state <> 'delivered' AND claimed_until <= $1 LIMIT 1", [Date.now()])).rowCount === 0;
    await until(restIsClaimed);
    // What a killed desk had just taken to mail is the others' after two minutes; the test does not sit them out.
    await client.query('UPDATE deliveries SET claimed_until = 0');
    await until(allMailed);
    const { rows } = await client.query<{ id: string; key: string }>('SELECT id, key FROM leads');
    expect(senders.acknowledged.size).toBeGreaterThan(50);
    expect(rows.map(({ key }) => key).sort()).toEqual([...senders.acknowledged].sort());
    const mailed = new Set(smtp.mails.map(({ messageId }) => messageId.slice('<lead.'.length, messageId.indexOf('@'))));
    expect([...mailed].sort()).toEqual(rows.map(({ id }) => id).sort());
  });
});
