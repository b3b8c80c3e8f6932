import { spawn } from 'node:child_process';
import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { installDebianPackages } from '../../scripts/debian.ts';
import { type PostgresServer, startPostgres } from '../../server/testing/postgres-server.ts';
import { startSmtp } from '../../server/testing/smtp.ts';
import { until } from '../../server/testing/until.ts';
import { clockAhead, startDesk } from '../desk-process.ts';
import { freePort } from '../free-port.ts';
import { ownDesk } from '../own-desk.ts';
import { tempFolder } from '../temp-folder.ts';
import { sendOnce, startSenders } from './senders.ts';

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

/** A proxy to PostgreSQL that can drop connections silently, as a firewall does. */
async function startFirewall(address: string) {
  const { hostname, port } = new URL(address);
  const links = new Set<{ silent: boolean }>();
  let silent = false;
  const server = createServer((near) => {
    const link = { silent };
    links.add(link);
    const far = connect(Number(port), hostname);
    near.on('data', (data) => link.silent || far.write(data)).on('error', () => undefined);
    far.on('data', (data) => link.silent || near.write(data)).on('error', () => undefined);
    near.on('close', () => far.destroy());
    far.on('close', () => link.silent || near.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  const through = new URL(address);
  through.port = String((server.address() as AddressInfo).port);
  return {
    address: through.href,
    /** Silences current connections and new ones until `letNewThrough`; the pool size varies. */
    forget() {
      silent = true;
      for (const link of links) link.silent = true;
    },
    letNewThrough() {
      silent = false;
    },
  };
}

test('silent connections delay leads only briefly, and readiness reports it', async () => {
  const firewall = await startFirewall(await postgres.newDatabase());
  const desk = await ownDesk({ DATABASE_URL: firewall.address, LOG_LEVEL: 'silent' });
  expect(
    await Promise.all(
      Array.from({ length: 8 }, (_, index) => sendOnce(desk.url, `silent-lead-${index}`)),
    ),
  ).toEqual(Array(8).fill(200));
  firewall.forget();
  const first = await Promise.all([
    sendOnce(desk.url, 'silent-lead-8'),
    fetch(`${desk.url}/readyz`).then(({ status }) => status),
  ]);
  expect(first).toEqual([503, 503]);
  firewall.letNewThrough();
  // Trying connections one by one would reject seven more; a busy machine may open a new one late.
  let refused = 0;
  while ((await sendOnce(desk.url, 'silent-lead-8')) !== 200) refused += 1;
  expect(refused).toBeLessThan(7);
  await until(async () => (await fetch(`${desk.url}/readyz`)).status === 200);
});

test('a desk works through PgBouncer in transaction mode', async ({ skip }) => {
  const program = '/usr/sbin/pgbouncer';
  if (!existsSync(program) && !(installDebianPackages('pgbouncer') && existsSync(program)))
    return skip('needs PgBouncer (Debian: sudo apt-get install pgbouncer)');
  const direct = new URL(await postgres.newDatabase());
  const port = await freePort();
  const folder = tempFolder({ users: '"desk" ""\n' });
  const settings = `[databases]\n* = host=127.0.0.1 port=${direct.port}\n[pgbouncer]\nlisten_addr=127.0.0.1\nlisten_port=${port}\nunix_socket_dir=\nauth_type=trust\nauth_file=${folder}/users\npool_mode=transaction\n`;
  writeFileSync(join(folder, 'pgbouncer.ini'), settings);
  chmodSync(folder, 0o755);
  const child = spawn(
    program,
    [...(process.getuid?.() === 0 ? ['-u', 'nobody'] : []), join(folder, 'pgbouncer.ini')],
    { stdio: 'ignore' },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  const address = `postgres://desk@127.0.0.1:${port}${direct.pathname}`;
  await until(() =>
    query(address, 'SELECT 1').then(
      () => true,
      () => false,
    ),
  );
  const desks = await Promise.all([1, 2].map(() => startDesk({ DATABASE_URL: address })));
  onTestFinished(async () => void (await Promise.all(desks.map((desk) => desk.stop()))));
  const statuses = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      sendOnce(desks[index % 2]?.url ?? '', `bouncer-lead-${index % 20}`),
    ),
  );
  expect(statuses).toEqual(Array(40).fill(200));
  expect(await query(address, 'SELECT count(*)::integer AS leads FROM leads')).toEqual([
    { leads: 20 },
  ]);
  for (const desk of desks) expect((await fetch(`${desk.url}/readyz`)).status).toBe(200);
});

async function query(database: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client(database);
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

test('two desks with clocks three minutes apart send each mail and webhook call once', async () => {
  const smtp = await startSmtp();
  const calls: string[] = [];
  const receiver = createHttpServer((request, response) => {
    calls.push(String(request.headers['idempotency-key']));
    request.resume();
    setTimeout(() => response.end(), 300);
  });
  await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    receiver.close();
    return smtp.stop();
  });
  const env = {
    DATABASE_URL: await postgres.newDatabase(),
    SMTP_URL: smtp.url,
    LEAD_WEBHOOK_URL: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`,
    LEAD_WEBHOOK_SECRET: 'a secret of some length',
  };
  const desks = await Promise.all(
    [0, 180_000].map((ms) => startDesk(env, 'server/main.ts', clockAhead(ms))),
  );
  const senders = desks.map((desk, index) =>
    startSenders(desk.url, { count: 4, pauseMs: 10, prefix: `share${index}` }),
  );
  await new Promise((resolve) => setTimeout(resolve, 500));
  for (const sender of senders) expect(await sender.finish()).toEqual([]);
  const sent = senders.reduce((sum, sender) => sum + sender.acknowledged.size, 0);
  await until(() => smtp.mails.length >= sent && calls.length >= sent);
  await until(
    async () =>
      (await query(env.DATABASE_URL, "SELECT 1 FROM deliveries WHERE state <> 'delivered' LIMIT 1"))
        .length === 0,
  );
  await Promise.all(desks.map((desk) => desk.stop()));
  for (const ids of [smtp.mails.map(({ messageId }) => messageId), calls])
    expect([ids.length, new Set(ids).size]).toEqual([sent, sent]);
});

test('a restart of the database server loses no acknowledged lead', async () => {
  const DATABASE_URL = await postgres.newDatabase();
  const desk = await startDesk({ DATABASE_URL, LOG_LEVEL: 'silent' });
  const senders = startSenders(desk.url, { count: 6, pauseMs: 10, prefix: 'away' });
  for (let round = 0; round < 3; round += 1) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await postgres.kill();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await postgres.start();
  }
  expect(await senders.finish()).toEqual([]);
  await desk.stop();
  const stored = (await query(DATABASE_URL, 'SELECT key FROM leads')).map(({ key }) => key);
  expect(stored.sort()).toEqual([...senders.acknowledged].sort());
  expect(stored.length).toBeGreaterThan(20);
});
