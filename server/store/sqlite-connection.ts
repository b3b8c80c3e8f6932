import { chmodSync, closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { readMigrations } from './migrations.ts';
import { runNow, type Statement, type Statements } from './statements.ts';
import { checkVersion, MissingStore, StoreUnavailable, TracesLeft, VersionError } from './store.ts';

type Parameter = string | number | null;

/** An open database with its prepared statements. */
export type Connection = {
  readonly db: DatabaseSync;
  /** Runs a statement. @returns how many rows it changed. */
  run: (sql: string, ...parameters: Parameter[]) => number;
  all: <Row>(sql: string, ...parameters: Parameter[]) => Row[];
};

export type SqliteOptions = {
  /** Whether the file may be made and migrated: by the desk, not by the command line beside it. */
  owner: boolean;
  /** Is told, in a sentence, what an operator should know. */
  report: (sentence: string) => void;
};

export type SqliteFile = {
  /** Works on the database, opening it first when it is not open. @throws StoreUnavailable, VersionError, MissingStore, TracesLeft */
  use: <Result>(work: (connection: Connection) => Result) => Result;
  /** The same within one transaction, which is on disk when this returns. */
  transact: <Result>(work: (connection: Connection) => Result) => Result;
  close: () => void;
};

/** Waits this long for another process (the command line) to end its transaction, in milliseconds. The desk waits on a thread of its own. */
const BUSY_TIMEOUT_MS = 5000;

/**
 * A SQLite file that is opened when needed, and again after any failure: a full disk, a folder without write permission or a
 * replaced file costs the requests of that moment and nothing after it.
 */
export function sqliteFile(file: string, options: SqliteOptions): SqliteFile {
  let open: { connection: Connection; inode: number } | undefined;

  const close = () => {
    const closing = open;
    open = undefined;
    try {
      closing?.connection.db.close();
    } catch {
      // It is given up because it failed; there is nothing left to save in it.
    }
  };

  const connection = (): Connection => {
    // A commit to a file that was moved away or deleted would succeed, and be lost.
    const inode = statSync(file, { throwIfNoEntry: false })?.ino;
    if (open !== undefined && inode !== open.inode) {
      close();
      options.report(
        inode === undefined
          ? `${file} was removed while in use: a new, empty database stands in its place, and what the old one held is in no file`
          : `${file} was replaced while in use: the database that stands there now is used`,
      );
    }
    open ??= { connection: connect(file, options), inode: statSync(file).ino };
    return open.connection;
  };

  const use = <Result>(work: (connection: Connection) => Result): Result => {
    try {
      return work(connection());
    } catch (error) {
      close();
      throw error instanceof VersionError || error instanceof MissingStore || error instanceof TracesLeft ? error : new StoreUnavailable(error);
    }
  };

  return {
    use,
    transact: (work) =>
      use((current) => {
        current.db.exec('BEGIN IMMEDIATE');
        const result = work(current);
        current.db.exec('COMMIT');
        return result;
      }),
    close,
  };
}

/** Runs work that is written for both databases. */
export function sqliteRuns({ use, transact }: Pick<SqliteFile, 'use' | 'transact'>) {
  const answer =
    ({ all }: Connection) =>
    ({ sql, parameters }: Statement) =>
      all<unknown>(sql.replaceAll('$', '?'), ...parameters);
  return {
    read: async <Result>(work: Statements<Result>) => use((connection) => runNow(work, answer(connection))),
    write: async <Result>(work: Statements<Result>) => transact((connection) => runNow(work, answer(connection))),
  };
}

function connect(file: string, { owner, report }: SqliteOptions): Connection {
  if (owner) {
    // Leads are personal data: nobody but the desk's own account reads them.
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    closeSync(openSync(file, 'a', 0o600));
  } else if (!existsSync(file)) {
    throw new MissingStore(`There is no database at ${file}: name the desk's folder by DATA_DIR, or the file with its settings by --env-file.`);
  }
  const db = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  try {
    checkVersion(file, { found: versionOf(db), known: readMigrations('sqlite').known, owner });
    // FULL makes a commit wait until the log is on disk; secure_delete overwrites most of an erased lead at once, `scrub` the rest.
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;');
    migrate(db, file, report);
  } catch (error) {
    db.close();
    throw error;
  }
  const statements = new Map<string, StatementSync>();
  const prepared = (sql: string) => {
    const statement = statements.get(sql) ?? db.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  return {
    db,
    run: (sql, ...parameters) => Number(prepared(sql).run(...parameters).changes),
    all: <Row>(sql: string, ...parameters: Parameter[]) => prepared(sql).all(...parameters) as Row[],
  };
}

export const versionOf = (db: DatabaseSync) => Number(db.prepare('PRAGMA user_version').get()?.['user_version'] ?? 0);

/** The folder of a database's backups. */
const backupFolder = (file: string) => join(dirname(file), 'backups');

function migrate(db: DatabaseSync, file: string, report: SqliteOptions['report']): void {
  const { migrations, known } = readMigrations('sqlite');
  const found = versionOf(db);
  if (found === known) return;
  if (found > 0) report(`${file} is migrated from version ${found} to ${known}; a copy of it as it was is ${copyBefore(db, file, found)}`);
  for (const migration of migrations) {
    if (migration.version <= versionOf(db)) continue;
    db.exec('BEGIN EXCLUSIVE');
    // Another process may have been first.
    if (migration.version > versionOf(db)) db.exec(`${migration.sql}; PRAGMA user_version = ${migration.version};`);
    db.exec('COMMIT');
  }
}

/** Copies a database before it is migrated, for the way back. @returns the copy's path. */
function copyBefore(db: DatabaseSync, file: string, version: number): string {
  const folder = backupFolder(file);
  const copy = join(folder, `leads-version-${version}.db`);
  const unfinished = `${copy}.unfinished`;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  rmSync(unfinished, { force: true });
  try {
    db.prepare('VACUUM INTO ?').run(unfinished);
    chmodSync(unfinished, 0o600);
    renameSync(unfinished, copy);
  } finally {
    rmSync(unfinished, { force: true });
  }
  return copy;
}
