import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { afterAll, beforeAll, onTestFinished, vi } from 'vitest';
import type { Report } from '../../server/store/migrations.ts';
import { postgresStore } from '../../server/store/postgres.ts';
import { sqliteStore } from '../../server/store/sqlite.ts';
import type { FullStore, LeadStore } from '../../server/store/store.ts';
import { type PostgresServer, runSql, startPostgres } from '../postgres-server.ts';
import { stopClock, tempFolder } from './fixtures.ts';

export function autoClose(store: FullStore) {
  onTestFinished(() => store.close());
  return store;
}

export async function execute(store: LeadStore, sql: string) {
  if (!store.location.startsWith('postgres://')) {
    const file = new DatabaseSync(store.location);
    file.exec(sql);
    return file.close();
  }
  // `location` omits the user.
  await runSql(store.location.replace('//', '//desk@'), sql);
}

export async function connectClient(url: string) {
  const client = new Client(url);
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

export function setUpPostgres() {
  let postgres: PostgresServer;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, 180_000);
  afterAll(() => postgres.stop());
  return () => postgres.newDatabase();
}

export const bothStores = (
  newDatabase: () => Promise<string>,
): [name: string, openStore: (report?: Report) => Promise<FullStore>][] => [
  [
    'SQLite',
    async (report) =>
      autoClose(sqliteStore(join(tempFolder(), 'new-folder', 'leads.db'), { report })),
  ],
  ['PostgreSQL', async (report) => autoClose(postgresStore(await newDatabase(), { report }))],
];

/** Both stores, each with a setter for its clock. */
export const clockedStores = (newDatabase: () => Promise<string>) =>
  bothStores(newDatabase).map(([name, openStore]) => {
    const open = async () => {
      const store = await openStore();
      await store.open();
      if (name === 'PostgreSQL') {
        const sql = 'CREATE OR REPLACE FUNCTION desk_now() RETURNS bigint LANGUAGE sql VOLATILE AS';
        return { store, setClock: (ms: number) => execute(store, `${sql} 'SELECT ${ms}::bigint'`) };
      }
      stopClock();
      return { store, setClock: async (ms: number) => void vi.setSystemTime(ms) };
    };
    return [name, open] as const;
  });
