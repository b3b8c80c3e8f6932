import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { postgresStore } from '../../server/store/postgres.ts';
import { sqliteStore } from '../../server/store/sqlite.ts';
import type { NewLead, OwnersStore } from '../../server/store/store.ts';
import { newLead } from '../../server/testing/parts.ts';
import { startPostgres } from '../../server/testing/postgres-server.ts';
import { isExhaustive } from '../breadth.ts';
import { testFolder } from '../leads-command.ts';

/** Addresses of one length, of which none holds another. */
const emailOf = (index: number) => `person-${String(index).padStart(6, '0')}-of-many@engines.com`;

function leadOf(person: number, receivedAt: number): NewLead {
  const email = emailOf(person);
  return { ...newLead({ email, receivedAt, key: `key-of-${person}` }), kind: 'signUp', fields: { name: 'x'.repeat((person * 37) % 700), email } };
}

/** Which of some people's addresses stand in some bytes. */
const found = (bytes: Buffer, people: number[]) => people.filter((person) => bytes.includes(emailOf(person)));

const PEOPLE = isExhaustive ? 6000 : 1200;

/** People of many lengths who come in no order, so that the tables' pages are split, and a twentieth of them erased. */
async function eraseSome(store: OwnersStore): Promise<number[]> {
  const now = Date.now();
  const people = Array.from({ length: PEOPLE }, (_, index) => (index * 2477) % PEOPLE);
  // An id is a time first, so these leads go in between each other.
  for (let at = 0; at < people.length; at += 100) await Promise.all(people.slice(at, at + 100).map((person) => store.add(leadOf(person, now - person * 1000))));
  const erased = people.filter((_, index) => index % 20 === 0);
  for (const person of erased) expect(await store.erase(emailOf(person), now)).toBe(1);
  await store.scrub();
  return erased;
}

test('one of twenty people, erased, leaves no trace in the database, its log or a later backup', async () => {
  const folder = testFolder();
  const store = sqliteStore(join(folder, 'leads.db'));
  const erased = await eraseSome(store);
  await store.backup(join(folder, 'backup.db'), () => undefined);
  for (const name of readdirSync(folder)) expect({ name, found: found(readFileSync(join(folder, name)), erased) }).toEqual({ name, found: [] });
  expect(found(readFileSync(join(folder, 'backup.db')), [1, 2])).toEqual([1, 2]);
  await store.close();
});

test('on PostgreSQL it leaves none in the files of its tables, indexes and statistics, or in a later backup', async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const url = await postgres.newDatabase();
  const store = postgresStore(url);
  onTestFinished(() => store.close());
  const client = new Client(url);
  await client.connect();
  onTestFinished(() => client.end());
  await store.open();
  const erased = await eraseSome(store);
  await client.query('ANALYZE');
  // What the server holds in memory is in its files after this.
  await client.query('CHECKPOINT');
  const { rows } = await client.query<{ folder: string }>(
    "SELECT current_setting('data_directory') || '/base/' || oid AS folder FROM pg_database WHERE datname = current_database()",
  );
  const folder = rows[0]?.folder ?? '';
  const files = readdirSync(folder).filter((name) => statSync(join(folder, name)).isFile());
  expect(files.length).toBeGreaterThan(50);
  const traces = files.flatMap((name) => found(readFileSync(join(folder, name)), erased).map((person) => ({ name, person })));
  expect(traces).toEqual([]);
  expect(files.some((name) => found(readFileSync(join(folder, name)), [1]).length > 0)).toBe(true);

  if (spawnSync('pg_dump', ['--version']).status !== 0) return;
  const dump = join(testFolder(), 'leads.dump');
  expect(await store.backup(dump, () => undefined)).toBe(PEOPLE * 0.95);
  const { stdout } = spawnSync('pg_restore', ['--file=-', dump], { maxBuffer: 100_000_000 });
  expect(found(stdout, erased)).toEqual([]);
});
