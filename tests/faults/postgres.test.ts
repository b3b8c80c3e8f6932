import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { installDebianPackages } from '../../scripts/debian.ts';
import { startTestSmtp, startWebhook } from '../delivery.ts';
import { clockFlags } from '../desk-process.ts';
import { freePort } from '../free-port.ts';
import { runSql, startPostgres } from '../postgres-server.ts';
import { until } from '../server/until.ts';
import { tempFolder } from '../temp-folder.ts';
import { startTestDesk } from '../test-desk.ts';
import { readyStatus, SELECT_UNDELIVERED, sendOnce, startVisitors } from './visitors.ts';

const postgres = await startPostgres();
afterAll(postgres.stop);

/** Starts a proxy to PostgreSQL that can drop packets silently, as a firewall does. */
async function startFirewall(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl);
  const connections = new Set<{ isSilent: boolean }>();
  let isSilent = false;
  const server = createServer((client) => {
    const connection = { isSilent };
    connections.add(connection);
    const database = connect(Number(port), hostname);
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const)
      from.on('data', (data) => connection.isSilent || to.write(data)).on('error', () => undefined);
    client.on('close', () => database.destroy());
    database.on('close', () => connection.isSilent || client.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    /** Silences all open connections for good, and new connections until `allowNew` is called. */
    silence() {
      isSilent = true;
      for (const connection of connections) connection.isSilent = true;
    },
    allowNew() {
      isSilent = false;
    },
  };
}

test('a desk responds with 503 while its connections are silent, then replaces all of them at once', async () => {
  const firewall = await startFirewall(await postgres.newDatabase());
  const desk = await startTestDesk({ DATABASE_URL: firewall.url, LOG_LEVEL: 'silent' });
  const sends = Array.from({ length: 8 }, (_, index) => sendOnce(desk.url, `silent-lead-${index}`));
  expect(await Promise.all(sends)).toEqual(Array(8).fill(200));
  firewall.silence();
  expect(await Promise.all([sendOnce(desk.url, 'silent-lead-8'), readyStatus(desk.url)])).toEqual([
    503, 503,
  ]);
  firewall.allowNew();
  // A desk that replaced its eight connections one by one would reject seven more leads. On a busy
  // machine, the desk may reject a few, because it reconnects late.
  let rejected = 0;
  while ((await sendOnce(desk.url, 'silent-lead-8')) !== 200) rejected += 1;
  expect(rejected).toBeLessThan(7);
  await until(async () => (await readyStatus(desk.url)) === 200);
});

test('two desks work through PgBouncer in transaction mode', async ({ skip }) => {
  const program = '/usr/sbin/pgbouncer';
  if (!existsSync(program) && !(installDebianPackages('pgbouncer') && existsSync(program)))
    return skip('needs PgBouncer (Debian: sudo apt-get install pgbouncer)');
  const postgresUrl = new URL(await postgres.newDatabase());
  const port = await freePort();
  const folder = tempFolder({ users: '"desk" ""\n' });
  const settings = `[databases]\n* = host=127.0.0.1 port=${postgresUrl.port}\n[pgbouncer]\nlisten_addr=127.0.0.1\nlisten_port=${port}\nunix_socket_dir=\nauth_type=trust\nauth_file=${folder}/users\npool_mode=transaction\n`;
  writeFileSync(join(folder, 'pgbouncer.ini'), settings);
  chmodSync(folder, 0o755);
  const child = spawn(
    program,
    [...(process.getuid?.() === 0 ? ['-u', 'nobody'] : []), join(folder, 'pgbouncer.ini')],
    { stdio: 'ignore' },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  const databaseUrl = `postgres://desk@127.0.0.1:${port}${postgresUrl.pathname}`;
  await until(() =>
    runSql(databaseUrl, 'SELECT 1').then(
      () => true,
      () => false,
    ),
  );
  const desks = await Promise.all([1, 2].map(() => startTestDesk({ DATABASE_URL: databaseUrl })));
  // Both desks receive each lead.
  const statuses = await Promise.all(
    desks.flatMap(({ url }) =>
      Array.from({ length: 20 }, (_, index) => sendOnce(url, `bouncer-lead-${index}`)),
    ),
  );
  expect(statuses).toEqual(Array(40).fill(200));
  expect(await runSql(databaseUrl, 'SELECT count(*)::integer AS leads FROM leads')).toEqual([
    { leads: 20 },
  ]);
  for (const { url } of desks) expect(await readyStatus(url)).toBe(200);
});

test('two desks with clocks three minutes apart send each mail and webhook call once', async () => {
  const smtp = await startTestSmtp();
  // Responses take 300 ms, so that the desks' deliveries overlap.
  const webhook = await startWebhook([], 300);
  const env = {
    DATABASE_URL: await postgres.newDatabase(),
    SMTP_URL: smtp.url,
    LEAD_WEBHOOK_URL: webhook.url,
    LEAD_WEBHOOK_SECRET: webhook.secret,
  };
  const desks = await Promise.all([0, 180_000].map((ms) => startTestDesk(env, clockFlags(ms))));
  const visitors = desks.map((desk, index) =>
    startVisitors(desk.url, { count: 4, pauseMs: 10, prefix: `share${index}` }),
  );
  await pause(500);
  for (const group of visitors) await group.finish();
  const leadCount = visitors.reduce((sum, group) => sum + group.acknowledged.size, 0);
  await until(async () => (await runSql(env.DATABASE_URL, SELECT_UNDELIVERED)).length === 0);
  await Promise.all(desks.map((desk) => desk.kill('SIGTERM')));
  for (const ids of [
    smtp.mails.map(({ messageId }) => messageId),
    webhook.calls.map(({ headers }) => headers['idempotency-key']),
  ])
    expect([ids.length, new Set(ids).size]).toEqual([leadCount, leadCount]);
});

test('a crash of the database server loses no acknowledged lead', async () => {
  const DATABASE_URL = await postgres.newDatabase();
  const desk = await startTestDesk({ DATABASE_URL, LOG_LEVEL: 'silent' });
  const visitors = startVisitors(desk.url, { count: 6, pauseMs: 10, prefix: 'crash' });
  for (let round = 0; round < 3; round += 1) {
    const { size } = visitors.acknowledged;
    await until(() => visitors.acknowledged.size > size + 6);
    await postgres.kill();
    await pause(300);
    await postgres.start();
  }
  await visitors.finish();
  const stored = (await runSql(DATABASE_URL, 'SELECT key FROM leads')).map(({ key }) => key);
  expect(stored.sort()).toEqual([...visitors.acknowledged].sort());
});
