import { join } from 'node:path';
import type { Settings } from '../settings.ts';
import type { LeadStore } from './store.ts';

/** The store the settings name: PostgreSQL with a `DATABASE_URL`, else `leads.db` in the data folder. It is not opened yet. */
export async function storeFor({ databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>): Promise<LeadStore> {
  // Loaded when needed: the client of a database that is not used would cost the desk memory.
  if (databaseUrl !== undefined) return (await import('./postgres.ts')).postgresStore(databaseUrl);
  return (await import('./sqlite.ts')).sqliteStore(join(dataDir, 'leads.db'));
}
