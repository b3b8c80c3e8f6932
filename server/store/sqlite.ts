import { statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { sqliteDialect } from './dialects.ts';
import { leadStore } from './lead-store.ts';
import { readMigrations } from './migrations.ts';
import { backupMethods } from './sqlite-backup.ts';
import { BUSY_TIMEOUT_MS, type SqliteOptions, sqliteDatabase } from './sqlite-connection.ts';
import { createSearchIndexer } from './sqlite-search.ts';
import { type FullStore, StoreUnavailable } from './store.ts';

/** On a slow disk, checking this much takes ten seconds. */
const MAX_CHECKED_BYTES = 1024 ** 3;

export function sqliteStore(
  file: string,
  {
    ownsDatabase = true,
    report = () => undefined,
    migrations = readMigrations('sqlite'),
  }: Partial<SqliteOptions> = {},
): FullStore {
  const options = { ownsDatabase, report, migrations };
  const database = sqliteDatabase(file, options);
  const index = createSearchIndexer(database, report);
  const store = leadStore(sqliteDialect, database, report);
  const close = async () => {
    index.stop();
    database.close();
  };

  return {
    ...store,
    location: file,
    backupExtension: '.db',
    inbox: {
      ...store.inbox,
      deleteExpired: async (cutoffs) => {
        // Maintenance calls this hourly. A restored backup may lack index entries.
        index.catchUp();
        await store.inbox.deleteExpired(cutoffs);
      },
    },
    add: async (lead) => {
      const result = await store.add(lead);
      index.add(lead.id);
      return result;
    },
    open: async () => {
      database.use(({ db }) => {
        // `npm run leads` only opens the file.
        if (!ownsDatabase) return;
        if (statSync(file).size < MAX_CHECKED_BYTES) {
          const { quick_check: result } = db.prepare('PRAGMA quick_check(1)').get() ?? {};
          if (result !== 'ok')
            report(
              `${file} is damaged: restore a backup (npm run leads -- restore FILE). SQLite reports: ${result}`,
            );
        }
        // Releases the claims of a killed desk. No other desk uses the file.
        for (const table of ['deliveries', 'messages'])
          db.exec(`UPDATE ${table} SET claimed_until = 0 WHERE claimed_until > 0`);
      });
      if (ownsDatabase) index.catchUp();
    },
    vacuum: async () => {
      database.use(({ all, db, run }) => {
        const [unscrubbedErasure] = all<{ at: number }>(
          "SELECT at FROM milestones WHERE name = 'scrub_due'",
        );
        // Throws while another program reads the file. VACUUM would then write only to the WAL,
        // and the file would still contain erased leads.
        truncateWal(db, file);
        // Deletes the words of erased leads from the search index.
        db.exec("INSERT INTO lead_search (lead_search) VALUES ('optimize')");
        // Overwrites copies of rows in free space.
        db.exec('VACUUM');
        truncateWal(db, file);
        // Keeps `scrub_due` if another program has erased leads meanwhile.
        run(
          "DELETE FROM milestones WHERE name = 'scrub_due' AND at = ?1",
          unscrubbedErasure?.at ?? null,
        );
      });
    },
    ...backupMethods(file, options, close),
    close,
  };
}

function truncateWal(db: DatabaseSync, file: string) {
  // Short: writes are blocked while SQLite waits for readers.
  db.exec('PRAGMA busy_timeout = 200');
  const { busy } = db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() ?? {};
  db.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
  if (busy !== 0)
    throw new StoreUnavailable(
      `Another program reads ${file} (a backup?): this file or its WAL may contain erased leads.`,
    );
}
