import { closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { readMigrations } from './migrations.ts';
import { NewerStoreError, StoreUnavailable } from './store.ts';

type Parameter = string | number | null;

/** An open database with its prepared statements. */
export type Connection = {
  readonly db: DatabaseSync;
  /** Runs a statement. @returns how many rows it changed. */
  run: (sql: string, ...parameters: Parameter[]) => number;
  all: <Row>(sql: string, ...parameters: Parameter[]) => Row[];
};

export type SqliteFile = {
  /** Works on the database, opening it first when it is not open. @throws StoreUnavailable, NewerStoreError */
  use: <Result>(work: (connection: Connection) => Result) => Result;
  /** The same within one transaction, which is on disk when this returns. */
  transact: <Result>(work: (connection: Connection) => Result) => Result;
  close: () => void;
};

/** Waits this long for another process (the command line) to end its transaction, in milliseconds. */
const BUSY_TIMEOUT_MS = 5000;

/**
 * A SQLite file that is opened when needed, and again after any failure: a full disk, a folder without write permission or a
 * replaced file costs the requests of that moment and nothing after it.
 */
export function sqliteFile(file: string): SqliteFile {
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
    if (open !== undefined && statSync(file, { throwIfNoEntry: false })?.ino !== open.inode) close();
    open ??= { connection: connect(file), inode: statSync(file).ino };
    return open.connection;
  };

  const use = <Result>(work: (connection: Connection) => Result): Result => {
    try {
      return work(connection());
    } catch (error) {
      close();
      throw error instanceof NewerStoreError ? error : new StoreUnavailable(error);
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

function connect(file: string): Connection {
  // Leads are personal data: nobody but the desk's own account reads them.
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  const db = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  try {
    // FULL makes a commit wait until the log is on disk; secure_delete leaves no trace of an erased lead in free pages.
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;');
    migrate(db, file);
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

function migrate(db: DatabaseSync, file: string): void {
  const migrations = readMigrations('sqlite');
  const known = migrations.at(-1)?.version ?? 0;
  const version = () => Number(db.prepare('PRAGMA user_version').get()?.['user_version'] ?? 0);
  if (version() > known) throw new NewerStoreError(file, version(), known);
  for (const migration of migrations) {
    if (migration.version <= version()) continue;
    db.exec('BEGIN EXCLUSIVE');
    // Another process may have been first.
    if (migration.version > version()) db.exec(`${migration.sql}; PRAGMA user_version = ${migration.version};`);
    db.exec('COMMIT');
  }
}
