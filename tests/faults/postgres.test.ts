import { Client } from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { until } from '../../server/testing/parts.ts';
import { type PostgresServer, startPostgres } from '../../server/testing/postgres-server.ts';
import { startSmtp } from '../../server/testing/smtp.ts';
import { startDesk } from '../desk-process.ts';
import { startSenders } from './senders.ts';

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

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
  await until(() => smtp.mails.length >= sent, 30_000);
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
