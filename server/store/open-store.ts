import { join } from 'node:path';
import type { Settings } from '../settings.ts';
import type { Report } from './migrations.ts';

type StoreSettings = Pick<Settings, 'databaseUrl' | 'dataDir'>;

// Loads only the needed module, to save memory.
const postgres = async (url: string, canMigrate: boolean, report: Report) =>
  (await import('./postgres.ts')).postgresStore(url, { canMigrate, report });
const sqliteFileOf = ({ dataDir }: StoreSettings) => join(dataDir, 'leads.db');

export async function serverStore(settings: StoreSettings, report: Report) {
  if (settings.databaseUrl !== undefined) return postgres(settings.databaseUrl, true, report);
  return (await import('./store-thread.ts')).threadedStore(sqliteFileOf(settings), report);
}

export async function cliStore(settings: StoreSettings, report: Report) {
  if (settings.databaseUrl !== undefined) return postgres(settings.databaseUrl, false, report);
  const { sqliteStore } = await import('./sqlite.ts');
  return sqliteStore(sqliteFileOf(settings), { canMigrate: false, report });
}
