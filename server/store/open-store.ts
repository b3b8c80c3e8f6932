import { join } from 'node:path';
import type { Settings } from '../settings.ts';
import type { LeadStore, OwnersStore } from './store.ts';

type Place = Pick<Settings, 'databaseUrl' | 'dataDir'>;

const sqliteFileOf = ({ dataDir }: Place) => join(dataDir, 'leads.db');

/**
 * The store a desk works with: PostgreSQL with a `DATABASE_URL`, else `leads.db` in the data folder. It is not opened yet.
 * @param report is told, in a sentence, what an operator should know.
 */
export async function desksStore(place: Place, report: (sentence: string) => void): Promise<LeadStore> {
  // Loaded when needed: the client of a database that is not used would cost the desk memory.
  if (place.databaseUrl !== undefined) return (await import('./postgres.ts')).postgresStore(place.databaseUrl, { owner: true, report });
  return (await import('./store-thread.ts')).threadedStore(sqliteFileOf(place), report);
}

/** The same store for the command line, which neither makes nor migrates it. */
export async function ownersStore(place: Place, report: (sentence: string) => void): Promise<OwnersStore> {
  if (place.databaseUrl !== undefined) return (await import('./postgres.ts')).postgresStore(place.databaseUrl, { owner: false, report });
  return (await import('./sqlite.ts')).sqliteStore(sqliteFileOf(place), { owner: false, report });
}
