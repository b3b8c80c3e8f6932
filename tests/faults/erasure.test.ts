import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { NewLead } from '../../server/domain.ts';
import { postgresStore } from '../../server/store/postgres.ts';
import { sqliteStore } from '../../server/store/sqlite.ts';
import type { FullStore } from '../../server/store/store.ts';
import { runSql } from '../postgres-server.ts';
import { newLead, tempFolder } from '../server/fixtures.ts';
import { autoClose, connectClient, setUpPostgres } from '../server/stores.ts';
import { isFullRun } from '../test-scope.ts';

/** Returns an email address. All have the same length, so none contains another. */
const emailOf = (person: number) => `person-${String(person).padStart(6, '0')}-of-many@engines.com`;

function leadOf(person: number, receivedAt: number): NewLead {
  const email = emailOf(person);
  return {
    ...newLead({ email, receivedAt, key: `key-of-${person}` }),
    form: 'signUp',
    fields: { name: 'x'.repeat((person * 37) % 700), email },
  };
}

const findPeople = (bytes: Buffer, people: number[]) =>
  people.filter((person) => bytes.includes(emailOf(person)));

const PEOPLE = isFullRun ? 6000 : 1200;
/** People who are not erased, so a search for traces must find them. */
const KEPT_PEOPLE = [1, 2];

/**
 * Stores leads of different lengths, so that the database splits table pages. Erases and returns
 * every twentieth person.
 */
async function storeAndEraseSome(store: FullStore): Promise<number[]> {
  const now = Date.now();
  // 2477 is coprime to 6000 and 1200, so each person occurs once.
  const people = Array.from({ length: PEOPLE }, (_, index) => (index * 2477) % PEOPLE);
  // Ids begin with the receipt time, so leads in mixed order insert rows between existing rows.
  for (let start = 0; start < people.length; start += 100)
    await Promise.all(
      people
        .slice(start, start + 100)
        .map((person) => store.add(leadOf(person, now - person * 1000))),
    );
  const erased = people.filter((_, index) => index % 20 === 0);
  for (const person of erased) expect(await store.erase(emailOf(person))).toBe(1);
  await store.vacuum();
  return erased;
}

test('on SQLite, an erased person leaves no trace in the database, its WAL or a later backup', async () => {
  const folder = tempFolder();
  const store = autoClose(sqliteStore(join(folder, 'leads.db')));
  const erased = await storeAndEraseSome(store);
  await store.backup(join(folder, 'backup.db'));
  for (const name of readdirSync(folder))
    expect(findPeople(readFileSync(join(folder, name)), erased), name).toEqual([]);
  expect(findPeople(readFileSync(join(folder, 'backup.db')), KEPT_PEOPLE)).toEqual(KEPT_PEOPLE);
});

const newDatabase = setUpPostgres();

test('on PostgreSQL, an erasure rewrites no table, does not wait for open transactions and leaves no trace in later backups', async () => {
  const url = await newDatabase();
  const store = autoClose(postgresStore(url));
  await store.open();
  const client = await connectClient(url);
  const tableFiles = () =>
    runSql(
      url,
      `SELECT relname, relfilenode FROM pg_class WHERE relname IN ('leads', 'deliveries')
       ORDER BY relname`,
    );
  const originalFiles = await tableFiles();
  // Holds the locks of a working desk, which would block a table rewrite.
  await client.query('BEGIN; LOCK TABLE leads, deliveries IN ROW EXCLUSIVE MODE');
  const erased = await storeAndEraseSome(store);
  expect(await tableFiles()).toEqual(originalFiles);
  // Only the SQLite store sets `scrub_due`, because only its files need `vacuum` after an erasure.
  expect((await store.maintenanceTimes()).unscrubbedErasure).toBeUndefined();
  await client.query('COMMIT');

  const dump = join(tempFolder(), 'leads.dump');
  expect(await store.backup(dump)).toBe(PEOPLE * 0.95);
  const { stdout } = spawnSync('pg_restore', ['--file=-', dump], { maxBuffer: 100_000_000 });
  expect(findPeople(stdout, erased)).toEqual([]);
  expect(findPeople(stdout, KEPT_PEOPLE)).toEqual(KEPT_PEOPLE);
});
