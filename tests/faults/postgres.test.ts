import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { installDebianPackages } from '../../scripts/debian.ts';
import { type PostgresServer, startPostgres } from '../../server/testing/postgres-server.ts';
import { startSmtp } from '../../server/testing/smtp.ts';
import { until } from '../../server/testing/until.ts';
import { startDesk } from '../desk-process.ts';
import { freePort } from '../free-port.ts';
import { sendOnce, startSenders } from './senders.ts';

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

/** Stands between a desk and the server, and can let connections go silent, as a firewall does that forgets them. */
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
    /** Those there are, and those that come until new ones are let through: how many a desk has at a moment is its own affair. */
    forget() {
      silent = true;
      for (const link of links) link.silent = true;
    },
    letNewThrough() {
      silent = false;
    },
  };
}

test('connections that go silent cost the leads of one moment, and readiness says so', async () => {
  const firewall = await startFirewall(await postgres.newDatabase());
  const desk = await startDesk({ DATABASE_URL: firewall.address, LOG_LEVEL: 'silent' });
  onTestFinished(() => desk.stop());
  expect(await Promise.all(Array.from({ length: 8 }, (_, index) => sendOnce(desk.url, `silent-lead-${index}`)))).toEqual(Array(8).fill(200));
  firewall.forget();
  const first = await Promise.all([sendOnce(desk.url, 'silent-lead-8'), fetch(`${desk.url}/readyz`).then(({ status }) => status)]);
  expect(first).toEqual([503, 503]);
  firewall.letNewThrough();
  // Seven more would be refused if the connections were tried one after the other; a busy machine may be late with a new one.
  let refused = 0;
  while ((await sendOnce(desk.url, 'silent-lead-8')) !== 200) refused += 1;
  expect(refused).toBeLessThan(7);
  await until(async () => (await fetch(`${desk.url}/readyz`)).status === 200);
});

test('a desk works through PgBouncer, which gives each transaction another connection', async ({ skip }) => {
  const program = '/usr/sbin/pgbouncer';
  if (!existsSync(program) && !(installDebianPackages('pgbouncer') && existsSync(program))) return skip('needs PgBouncer (Debian: sudo apt-get install pgbouncer)');
  const direct = new URL(await postgres.newDatabase());
  const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const port = await freePort();
  const settings = `[databases]\n* = host=127.0.0.1 port=${direct.port}\n[pgbouncer]\nlisten_addr=127.0.0.1\nlisten_port=${port}\nunix_socket_dir=\nauth_type=trust\nauth_file=${folder}/users\npool_mode=transaction\n`;
  writeFileSync(join(folder, 'pgbouncer.ini'), settings);
  writeFileSync(join(folder, 'users'), '"desk" ""\n');
  chmodSync(folder, 0o755);
  const child = spawn(program, [...(process.getuid?.() === 0 ? ['-u', 'nobody'] : []), join(folder, 'pgbouncer.ini')], { stdio: 'ignore' });
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
  const statuses = await Promise.all(Array.from({ length: 40 }, (_, index) => sendOnce(desks[index % 2]?.url ?? '', `bouncer-lead-${index % 20}`)));
  expect(statuses).toEqual(Array(40).fill(200));
  expect(await query(address, 'SELECT count(*)::integer AS leads FROM leads')).toEqual([{ leads: 20 }]);
  for (const desk of desks) expect((await fetch(`${desk.url}/readyz`)).status).toBe(200);
});

async function query(database: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client(database);
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

test('two desks on one database share the mails without sending one twice', async () => {
  const smtp = await startSmtp();
  onTestFinished(() => smtp.stop());
  const DATABASE_URL = await postgres.newDatabase();
  const desks = await Promise.all([1, 2].map(() => startDesk({ DATABASE_URL, SMTP_URL: smtp.url })));
  const senders = desks.map((desk, index) => startSenders(desk.url, { count: 4, pauseMs: 10, prefix: `share${index}` }));
  await new Promise((resolve) => setTimeout(resolve, 2000));
  for (const sender of senders) expect(await sender.finish()).toEqual([]);
  const sent = senders.reduce((sum, sender) => sum + sender.acknowledged.size, 0);
  await until(() => smtp.mails.length >= sent);
  await until(async () => (await query(DATABASE_URL, "SELECT 1 FROM deliveries WHERE state <> 'delivered' LIMIT 1")).length === 0);
  await Promise.all(desks.map((desk) => desk.stop()));
  expect(smtp.mails).toHaveLength(sent);
  expect(new Set(smtp.mails.map(({ messageId }) => messageId)).size).toBe(sent);
});

test('a database server that goes and comes back costs no acknowledged lead', async () => {
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
