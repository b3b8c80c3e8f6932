import { closeSync, existsSync, openSync, renameSync, rmSync } from 'node:fs';
import { backup as copyDatabase, DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { invalidateSignInsAndCursors } from './changes.ts';
import { lockFolder, sqliteErrorCode } from './folder-lock.ts';
import { checkVersion, type Report } from './migrations.ts';
import {
  copyInto,
  type SqliteOptions,
  sqliteDatabase,
  UNUSABLE_FILE_CODES,
  versionOf,
} from './sqlite-connection.ts';
import { FatalStoreError } from './store.ts';

/** SQLite's codes: damaged, not a database. */
const DAMAGED_FILE_CODES = [11, 26];

export function backupMethods(file: string, options: SqliteOptions, close: () => Promise<void>) {
  return {
    backup: async (target: string) => {
      if (existsSync(target)) throw new Error(`${target} already exists.`);
      const reader = sqliteDatabase(file, { ...options, ownsDatabase: false });
      try {
        const source = reader.use(({ db }) => db);
        return copyInto(source, target, (backup) => countLeadsOfBackup(backup, options));
      } finally {
        reader.close();
      }
    },

    restore: async (backup: string, { force = false } = {}) => {
      await close();
      const unlock = lockForRestore(force, backup);
      try {
        const counts = {
          leads: countLeadsOfBackup(backup, options),
          missing: force ? 0 : countMissingIn(backup),
        };
        if (counts.missing > 0) return counts;
        // Creates a missing file.
        closeSync(openSync(file, 'a', 0o600));
        const source = new DatabaseSync(backup, { readOnly: true });
        // In one transaction, so that a running desk sees all old or all restored leads.
        await copyOver(source, file, options.report).finally(() => source.close());
        const restored = sqliteDatabase(file, {
          ...options,
          ownsDatabase: true,
          callerHasLock: true,
        });
        await restored.transaction(invalidateSignInsAndCursors());
        restored.close();
        return counts;
      } finally {
        unlock();
      }
    },
  };

  function lockForRestore(force: boolean, backup: string) {
    try {
      return lockFolder(file);
    } catch (error) {
      if (!(error instanceof FatalStoreError)) throw error;
      // The lock stays with the running desk.
      if (force) return () => undefined;
      throw new Error(
        `Nothing is restored. ${error.message} --force restores while the desk runs, and deletes leads that ${backup} lacks.`,
      );
    }
  }

  function countMissingIn(backup: string) {
    if (!existsSync(file)) return 0;
    const db = new DatabaseSync(backup, { readOnly: true });
    try {
      db.prepare('ATTACH ? AS store').run(file);
      return countIn(db, 'store.sqlite_schema', "name = 'leads'") === 0
        ? 0
        : countIn(db, 'store.leads', 'id NOT IN (SELECT id FROM main.leads)');
    } catch (error) {
      if (!UNUSABLE_FILE_CODES.includes(sqliteErrorCode(error))) throw error;
      throw new Error(
        `Nothing is restored: ${file} is damaged, so its leads cannot be compared with ${backup}. To replace them, add --force. SQLite reports: ${(error as Error).message}.`,
      );
    } finally {
      db.close();
    }
  }
}

/**
 * Retries for 10 s while `file` is locked: Node.js does not wait. Renames a damaged file, because
 * SQLite does not overwrite it.
 */
async function copyOver(source: DatabaseSync, file: string, report: Report) {
  const deadline = Date.now() + 10_000;
  for (;;)
    try {
      return await copyDatabase(source, file);
    } catch (error) {
      if (DAMAGED_FILE_CODES.includes(sqliteErrorCode(error))) {
        renameSync(file, `${file}.damaged`);
        for (const ending of ['-wal', '-shm']) rmSync(file + ending, { force: true });
        closeSync(openSync(file, 'a', 0o600));
        report(`${file} was damaged and is renamed to ${file}.damaged`);
        continue;
      }
      // Node.js reports a lock with code 0 and the message "not an error".
      if ((error as { errcode?: number }).errcode !== 0) throw error;
      if (Date.now() > deadline) throw new Error(`Another process locks ${file}.`);
      await delay(50);
    }
}

const countIn = (db: DatabaseSync, table: string, where = 'TRUE') =>
  Number(db.prepare(`SELECT count(*) AS count FROM ${table} WHERE ${where}`).get()?.['count']);

function countLeadsOfBackup(backup: string, options: SqliteOptions) {
  const db = new DatabaseSync(backup, { readOnly: true });
  try {
    const version = versionOf(db);
    // Rejects newer versions. A restore migrates older ones.
    checkVersion(backup, { version, minVersion: null }, { ...options, ownsDatabase: true });
    const isIntact =
      version > 0 && Object.values(db.prepare('PRAGMA integrity_check').get() ?? {})[0] === 'ok';
    if (!isIntact) throw new Error(`${backup} is not an intact backup.`);
    return countIn(db, 'leads');
  } catch (error) {
    if (error instanceof Error && 'errcode' in error)
      throw new Error(`${backup} is not an intact backup: ${error.message}.`);
    throw error;
  } finally {
    db.close();
  }
}
