import { expect, onTestFinished, test } from 'vitest';
import { ownPostgres } from '../testing/stores.ts';
import { until } from '../testing/until.ts';
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

test('what a transaction has locked is free again seconds after its desk fell silent', async () => {
  const { query, transact, close } = postgresDatabase(await newDatabase(), 'here', { owner: true });
  onTestFinished(close);
  const locked = Promise.withResolvers<void>();
  const silent = transact(async (client) => {
    const ended = new Promise((resolve) => client.once('end', resolve));
    await client.query('LOCK TABLE leads');
    locked.resolve();
    // Says nothing more, as one whose connection a firewall has forgotten.
    await ended;
    throw new Error('The server has ended the connection.');
  });
  const refusal = expect(silent).rejects.toBeInstanceOf(StoreUnavailable);
  await locked.promise;
  const answers = () =>
    query('SELECT 1 FROM leads').then(
      () => true,
      () => false,
    );
  await until(answers, 30_000);
  await refusal;
});
