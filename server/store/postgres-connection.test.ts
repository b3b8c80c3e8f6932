import { expect, onTestFinished, test } from 'vitest';
import { ownPostgres } from '../testing/stores.ts';
import { postgresDatabase } from './postgres-connection.ts';
import { StoreUnavailable } from './store.ts';

const newDatabase = ownPostgres();

test('a connection that breaks between two queries of a transaction ends the transaction, not the process', async () => {
  const { query, transact, close } = postgresDatabase(await newDatabase(), 'here', { owner: true });
  onTestFinished(close);
  const broken = transact(async (client) => {
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const ended = new Promise((resolve) => client.once('end', resolve));
    await query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
    await ended;
    await client.query('SELECT 1');
  });
  await expect(broken).rejects.toBeInstanceOf(StoreUnavailable);
  expect((await query('SELECT 1')).count).toBe(1);
});
