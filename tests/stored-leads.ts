import { join } from 'node:path';
import { sqliteStore } from '../server/store/sqlite.ts';
import { queryDatabase } from './leads.ts';
import { newLead } from './server/fixtures.ts';
import { tempFolder } from './temp-folder.ts';

/** Creates a data folder with one lead for each email address. */
export async function storeLeads(...emails: string[]): Promise<string> {
  const dataDir = tempFolder();
  const store = sqliteStore(join(dataDir, 'leads.db'));
  await Promise.all(emails.map((email) => store.add(newLead({ email }))));
  // The migrations of a new store set `scrub_due`, which requests a vacuum. This vacuum clears it.
  await store.vacuum();
  await store.close();
  return dataDir;
}

/** Returns the idempotency keys of all stored leads, sorted. */
export const storedKeys = (dataDir: string): string[] =>
  queryDatabase(dataDir, 'SELECT key FROM leads ORDER BY key').map(({ key }) => String(key));
