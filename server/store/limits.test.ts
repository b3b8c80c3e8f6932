import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { tempFolder } from '../../tests/server/fixtures.ts';
import {
  autoClose,
  clockedStores,
  connectClient,
  setUpPostgres,
} from '../../tests/server/stores.ts';
import { postgresStore } from './postgres.ts';

const newDatabase = setUpPostgres();
const MINUTE_MS = 60_000;

describe.each(clockedStores(newDatabase))('limits in %s', (_name, open) => {
  test('limits count events per name and window', async () => {
    const { limits } = (await open()).store;
    const results = await Promise.all(
      [1, 2, 3].map(() => limits.increment('send 1.1.1.1', MINUTE_MS)),
    );
    expect(results.map(({ count }) => count).sort()).toEqual([1, 2, 3]);
    for (const { endsInMs } of results) {
      expect(endsInMs).toBeGreaterThan(0);
      expect(endsInMs).toBeLessThanOrEqual(MINUTE_MS);
    }
    expect((await limits.increment('send 2.2.2.2', MINUTE_MS)).count).toBe(1);
    // This window has already ended.
    expect((await limits.increment('short', -1)).count).toBe(1);
    expect((await limits.increment('short', MINUTE_MS)).count).toBe(1);
  });

  test('a limit of three allows three of 20 concurrent tries, and another after a refund', async () => {
    const { store, setClock } = await open();
    const { limits } = store;
    await setClock(Date.now());
    const rules = [
      { name: 'strict', freeTries: 3, maxWaitMs: MINUTE_MS },
      { name: 'loose', freeTries: 50, maxWaitMs: MINUTE_MS },
    ];
    const waits = await Promise.all(Array.from({ length: 20 }, () => limits.consume(rules)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
    await limits.refund({ reset: ['strict'], decrement: ['loose'] });
    expect(await limits.consume(rules)).toBe(0);
  });

  const keysOf = (email: string, text?: string) => ({ clientIp: 'a', email, text });
  test('limits count the leads of an email address and client, and how many others sent the same text', async () => {
    const { limits } = (await open()).store;
    const [ada, bob] = [keysOf('ada', 'text'), keysOf('bob', 'text')];
    for (const keys of [ada, ada, bob, keysOf('bob', 'other text')]) await limits.recordLead(keys);
    for (const [keys, senderLeads, otherSenders] of [
      [ada, 2, 1],
      [keysOf('eve', 'text'), 0, 2],
      [keysOf('bob'), 2, 0],
      [{ ...keysOf('bob'), clientIp: 'b' }, 0, 0],
    ] as const)
      expect(await limits.countSimilar(keys)).toEqual({ senderLeads, otherSenders });
  });
});

test('desks on one PostgreSQL database share limits, which contain no IP addresses and are not backed up', async () => {
  const url = await newDatabase();
  const [one, two] = [autoClose(postgresStore(url)), autoClose(postgresStore(url))];
  const results = await Promise.all(
    [one, two, one, two].map(({ limits }) => limits.increment('send 1.1.1.1', MINUTE_MS)),
  );
  expect(results.map(({ count }) => count).sort()).toEqual([1, 2, 3, 4]);
  const client = await connectClient(url);
  const { rows } = await client.query<{ name: string }>('SELECT * FROM limits');
  expect(JSON.stringify(rows)).not.toContain('1.1.1.1');
  const backup = join(tempFolder(), 'backup.dump');
  await one.backup(backup);
  const dump = execFileSync('pg_restore', ['--file=-', backup], { encoding: 'utf8' });
  expect(dump).toContain('COPY public.leads');
  expect(dump).not.toContain(rows[0]?.name);
});
