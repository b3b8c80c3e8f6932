import { join } from 'node:path';
import type { Settings } from '../settings.ts';
import type { Report } from './migrations.ts';

type StoreSettings = Pick<Settings, 'databaseUrl' | 'dataDir'>;

// Modules are imported on demand, to save memory.
const loadPostgres = async (url: string, canMigrate: boolean, report: Report) =>
  (await import('./postgres.ts')).postgresStore(url, { canMigrate, report });
const sqliteFileOf = ({ dataDir }: StoreSettings) => join(dataDir, 'leads.db');

export async function serverStore(settings: StoreSettings, report: Report) {
  if (settings.databaseUrl !== undefined) return loadPostgres(settings.databaseUrl, true, report);
  return (await import('./store-thread.ts')).threadedStore(sqliteFileOf(settings), report);
}

export async function cliStore(settings: StoreSettings, report: Report) {
  if (settings.databaseUrl !== undefined) return loadPostgres(settings.databaseUrl, false, report);
  const { sqliteStore } = await import('./sqlite.ts');
  return sqliteStore(sqliteFileOf(settings), { canMigrate: false, report });
}
