import { join } from 'node:path';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { postgresStore } from '../store/postgres.ts';
import { sqliteStore } from '../store/sqlite.ts';
import type { OwnersStore } from '../store/store.ts';
import { tempFolder } from './parts.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

/** Closes a store when the test that opened it has ended. */
export function closing(store: OwnersStore): OwnersStore {
  onTestFinished(() => store.close());
  return store;
}

/** One PostgreSQL server for the tests of a file. @returns what makes an empty database on it, and answers with its address */
export function ownPostgres(): () => Promise<string> {
  let postgres: PostgresServer;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, 180_000);
  afterAll(() => postgres.stop());
  return () => postgres.newDatabase();
}

/** Both kinds of store by their names, each opened empty. */
export const bothStores = (newDatabase: () => Promise<string>): [name: string, openStore: () => Promise<OwnersStore>][] => [
  ['SQLite', async () => closing(sqliteStore(join(tempFolder(), 'new-folder', 'leads.db')))],
  ['PostgreSQL', async () => closing(postgresStore(await newDatabase()))],
];
