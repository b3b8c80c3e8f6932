import { closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup as copyDatabase, DatabaseSync } from 'node:sqlite';
import { readMigrations } from './migrations.ts';
import { type SqliteOptions, sqliteFile, versionOf } from './sqlite-connection.ts';
import { checkVersion, type OwnersStore } from './store.ts';

/**
 * Copies of a SQLite file, as `OwnersStore` describes them: made, compared and put back.
 * @param release lets go of the file, which a restore writes anew
 */
export function copiesOf(file: string, options: SqliteOptions, release: () => void): Pick<OwnersStore, 'backup' | 'compare' | 'restore'> {
  return {
    backup: async (target, onProgress) => {
      if (existsSync(target)) throw new Error(`${target} exists already.`);
      const unfinished = `${target}.unfinished`;
      rmSync(unfinished, { force: true });
      const reader = sqliteFile(file, options);
      try {
        const source = reader.use(({ db }) => {
          // Reading within one transaction pins one state of the file, whatever the desk writes meanwhile.
          db.exec('BEGIN; SELECT count(*) FROM leads;');
          return db;
        });
        await copyDatabase(source, unfinished, { progress: ({ totalPages, remainingPages }) => onProgress(1 - remainingPages / totalPages) });
        // One plain file, without a log beside it.
        const plain = new DatabaseSync(unfinished);
        plain.exec('PRAGMA journal_mode = DELETE');
        plain.close();
        const leads = examine(unfinished, ({ db }) => Number(db.prepare('SELECT count(*) AS count FROM leads').get()?.['count']));
        renameSync(unfinished, target);
        onProgress(1);
        return leads;
      } finally {
        reader.close();
        // Here only after a failure, with what SQLite keeps beside it.
        for (const ending of ['', '-journal', '-wal', '-shm']) rmSync(unfinished + ending, { force: true });
      }
    },

    compare: async (copy) =>
      examine(copy, ({ db }) => {
        const leads = Number(db.prepare('SELECT count(*) AS count FROM leads').get()?.['count']);
        if (!existsSync(file)) return { missing: 0, leads };
        db.prepare('ATTACH ? AS store').run(file);
        const held = db.prepare("SELECT count(*) AS count FROM store.sqlite_schema WHERE name = 'leads'").get()?.['count'];
        const missing = held === 0 ? 0 : db.prepare('SELECT count(*) AS count FROM store.leads WHERE id NOT IN (SELECT id FROM main.leads)').get()?.['count'];
        return { missing: Number(missing), leads };
      }),

    restore: async (copy) => {
      const source = new DatabaseSync(copy, { readOnly: true });
      try {
        // Into the file itself, page by page in one transaction: a desk that has it open goes on with what is in it then.
        release();
        mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
        closeSync(openSync(file, 'a', 0o600));
        await copyDatabase(source, file);
      } finally {
        source.close();
      }
      sqliteFile(file, { ...options, owner: true }).use(() => undefined);
    },
  };
}

/** Opens a copy for reading. @throws Error for a file that is damaged, no backup, or of a newer program. */
function examine<Result>(copy: string, work: (connection: { db: DatabaseSync }) => Result): Result {
  if (!existsSync(copy)) throw new Error(`There is no file ${copy}.`);
  const db = new DatabaseSync(copy, { readOnly: true });
  try {
    const found = versionOf(db);
    checkVersion(copy, { found, known: readMigrations('sqlite').known, owner: true });
    const sound = found > 0 && Object.values(db.prepare('PRAGMA integrity_check').get() ?? {})[0] === 'ok';
    if (!sound) throw new Error(`${copy} is not a sound backup.`);
    return work({ db });
  } catch (error) {
    // SQLite's own words for a file that is none of its: they name no file.
    if (error instanceof Error && 'errcode' in error) throw new Error(`${copy} is not a sound backup: ${error.message}.`);
    throw error;
  } finally {
    db.close();
  }
}
