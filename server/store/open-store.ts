import { join } from 'node:path';
import type { Settings } from '../settings.ts';
import type { Report, StoreOptions } from './migrations.ts';

type StoreSettings = Pick<Settings, 'databaseUrl' | 'dataDir'>;

// Modules are imported on demand, to save memory.
const loadPostgres = async (url: string, options: Partial<StoreOptions>) =>
  (await import('./postgres.ts')).postgresStore(url, options);
const sqliteFileOf = ({ dataDir }: StoreSettings) => join(dataDir, 'leads.db');

export async function serverStore(settings: StoreSettings, report: Report) {
  if (settings.databaseUrl !== undefined) return loadPostgres(settings.databaseUrl, { report });
  return (await import('./store-thread.ts')).threadedStore(sqliteFileOf(settings), report);
}

/** For `npm run leads`, which never creates, locks or migrates the database. */
export async function cliStore(settings: StoreSettings, report: Report) {
  const options = { ownsDatabase: false, report };
  if (settings.databaseUrl !== undefined) return loadPostgres(settings.databaseUrl, options);
  const { sqliteStore } = await import('./sqlite.ts');
  return sqliteStore(sqliteFileOf(settings), options);
}
