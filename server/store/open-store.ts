import { join } from 'node:path';
import type { Settings } from '../settings.ts';

type Place = Pick<Settings, 'databaseUrl' | 'dataDir'>;
type Report = (sentence: string) => void;

// Modules are loaded when needed, to save memory.
const postgres = async (url: string, canMigrate: boolean, report: Report) =>
  (await import('./postgres.ts')).postgresStore(url, { canMigrate, report });
const sqliteFileOf = ({ dataDir }: Place) => join(dataDir, 'leads.db');

export async function serverStore(place: Place, report: Report) {
  if (place.databaseUrl !== undefined) return postgres(place.databaseUrl, true, report);
  return (await import('./store-thread.ts')).threadedStore(sqliteFileOf(place), report);
}

/** Neither creates nor migrates it. */
export async function cliStore(place: Place, report: Report) {
  if (place.databaseUrl !== undefined) return postgres(place.databaseUrl, false, report);
  const { sqliteStore } = await import('./sqlite.ts');
  return sqliteStore(sqliteFileOf(place), { canMigrate: false, report });
}
