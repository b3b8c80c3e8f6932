import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { groupCommit } from './group-commit.ts';
import {
  checkVersion,
  type Migration,
  newerVersion,
  programVersion,
  setNeeds,
} from './migrations.ts';
import { type Parameter, runSync, type Statements, type StoreRunner } from './statements.ts';
import { toStoreError, UnusableStore } from './store.ts';

export type Connection = ReturnType<typeof connect>;

export type SqliteOptions = {
  /** For desks, which lock the folder, and create and migrate the file. */
  canMigrate: boolean;
  report: (sentence: string) => void;
  migrations: Migration[];
  isLocked?: boolean;
};

export type SqliteFile = ReturnType<typeof sqliteFile>;

/** For another process, such as the command line, to end its transaction. */
export const BUSY_TIMEOUT_MS = 5000;
const SQLITE_BUSY = 5;
/** SQLite's codes for files that are read-only, unreadable, damaged, missing or no database. */
const BROKEN_FILE = [8, 10, 11, 14, 26];
const codeOf = (error: unknown) => ((error as { errcode?: number }).errcode ?? 0) & 0xff;

const statOf = (path: string) => statSync(path, { throwIfNoEntry: false });
const logOf = (file: string) => `${file}-wal`;
export const lockOf = (file: string) => join(dirname(file), 'desk.lock');

/** The lock ends with the process. @throws UnusableStore */
export function lockFolder(file: string): () => void {
  const lock = lockOf(file);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // Closing a file ends this process's locks on it (POSIX).
  if (!existsSync(lock)) closeSync(openSync(lock, 'a', 0o600));
  const db = new DatabaseSync(lock);
  try {
    db.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    db.close();
    throw codeOf(error) === SQLITE_BUSY
      ? new UnusableStore(`A desk runs on ${dirname(file)}: stop it first.`)
      : error;
  }
  return () => db.close();
}

/** Opened when needed, also after a full disk or a replaced file. */
export function sqliteFile(file: string, options: SqliteOptions) {
  const { canMigrate, report } = options;
  let open: { connection: Connection; inode: number; log: number | undefined } | undefined;
  let unlock: (() => void) | undefined;
  let lastVersion: number | undefined;

  const reopen = () => {
    const closing = open;
    open = undefined;
    try {
      closing?.connection.db.close();
    } catch {
      // Closed because it failed; it holds nothing to save.
    }
  };
  const close = () => {
    reopen();
    unlock?.();
    unlock = undefined;
  };

  const connection = (): Connection => {
    const inode = statOf(file)?.ino;
    if (open !== undefined && inode !== open.inode) {
      // Commits to a file that was moved away or deleted would succeed, and be lost.
      close();
      report(
        inode === undefined
          ? `${file} was removed while in use: a new, empty database stands in its place, and what the old one held is in no file`
          : `${file} was replaced while in use: the database that stands there now is used`,
      );
    } else if (open !== undefined && statOf(logOf(file))?.ino !== open.log) {
      const [saved] = open.connection.all<{ busy: number }>('PRAGMA wal_checkpoint(TRUNCATE)');
      reopen();
      report(
        `${logOf(file)} was removed while in use: ${saved?.busy === 0 ? `its leads are in ${file} now` : 'its leads may be lost'}`,
      );
    } else if (open !== undefined && versionOf(open.connection.db) !== open.connection.version)
      reopen();
    if (canMigrate && !options.isLocked) unlock ??= lockFolder(file);
    if (open === undefined) {
      const connected = connect(file, options, lastVersion === undefined);
      const { version } = connected;
      if (version > programVersion(options.migrations) && version !== lastVersion)
        report(newerVersion(file));
      lastVersion = version;
      open = { connection: connected, inode: statSync(file).ino, log: statOf(logOf(file))?.ino };
    }
    return open.connection;
  };

  /**
   * Ends a failed transaction. The connection holds the counts of limits, so it stays if it can.
   */
  const recover = (error: unknown) => {
    if (BROKEN_FILE.includes(codeOf(error))) reopen();
    else if (open?.connection.db.isTransaction) open.connection.db.exec('ROLLBACK');
  };
  const use = <Result>(work: (connection: Connection) => Result): Result => {
    try {
      return work(connection());
    } catch (error) {
      recover(error);
      throw toStoreError(error);
    }
  };
  /** On disk when it returns. */
  const transact = <Result>(work: (connection: Connection) => Result) =>
    use((current) => {
      current.db.exec('BEGIN IMMEDIATE');
      const result = work(current);
      current.db.exec('COMMIT');
      return result;
    });

  const commit = groupCommit((works: Statements<unknown>[]) => {
    const parts = transact((current) =>
      works.map((work) => attempt(current, () => perform(current, work))),
    );
    for (const { error } of parts) if (error !== undefined) recover(error);
    return parts;
  });
  const runs: StoreRunner = {
    read: async (work) => use((current) => perform(current, work)),
    write: async <Result>(work: Statements<Result>) => {
      const { result, error } = await commit(work);
      if (error !== undefined) throw toStoreError(error);
      return result as Result;
    },
  };
  return { ...runs, use, transact, close };
}

const perform = <Result>({ all, run }: Connection, work: Statements<Result>) =>
  runSync(work, ({ sql, parameters, countsChanges }) =>
    (countsChanges ? run : all)(sql, ...parameters),
  );

/** Undoes only the failed part. @throws an error that ended the transaction */
function attempt({ db }: Connection, work: () => unknown): { result?: unknown; error?: unknown } {
  db.exec('SAVEPOINT part');
  try {
    const result = work();
    db.exec('RELEASE part');
    return { result };
  } catch (error) {
    // A full disk rolls everything back.
    if (!db.isTransaction) throw error;
    db.exec('ROLLBACK TO part; RELEASE part');
    return { error };
  }
}

/** In no file and no backup. As in PostgreSQL's migration 0010. */
const LIMIT_TABLES = `PRAGMA temp_store = MEMORY;
  CREATE TEMP TABLE limits (
    name TEXT PRIMARY KEY, count INTEGER NOT NULL, blocked_until INTEGER NOT NULL, expires_at INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX temp.limits_expires_at ON limits (expires_at);
  CREATE TEMP TABLE limit_keys (day INTEGER PRIMARY KEY, value TEXT NOT NULL);`;

function connect(file: string, options: SqliteOptions, isFirst: boolean) {
  const { canMigrate, report, migrations } = options;
  const folder = dirname(file);
  const log = logOf(file);
  const isMissing = !existsSync(file);
  if (isMissing && !canMigrate)
    throw new UnusableStore(
      `There is no database at ${file}: name the desk's folder by DATA_DIR, or the file with its settings by --env-file.`,
    );
  // SQLite would create a new database.
  if (statOf(file)?.size === 0 || (isMissing && existsSync(log)))
    throw new UnusableStore(
      `${isMissing ? `${file} is missing beside ${log}` : `${file} is empty (0 bytes)`}: restore a backup (npm run leads -- restore FILE), or delete ${isMissing ? log : file} to start without leads.`,
    );
  if (isMissing) {
    const backups = backupFolder(file);
    if (isFirst && existsSync(backups) && readdirSync(backups).length > 0)
      report(
        `there was no ${file}, so the desk starts without leads; to have those of a copy in ${backups} back, run: npm run leads -- restore FILE --force`,
      );
    closeSync(openSync(file, 'a', 0o600));
  }
  const db =
    canMigrate || isWritable(folder) || (statOf(log)?.size ?? 0) > 0
      ? new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS })
      : // Without a log and its index, which SQLite cannot create.
        new DatabaseSync(new URL(`${pathToFileURL(file)}?immutable=1`), { readOnly: true });
  let version: number;
  try {
    version = versionOf(db);
    checkVersion(file, { version, needs: needsOf(db) }, options);
    // Commits wait for the log. secure_delete overwrites most of an erased lead, `scrub` the rest.
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;');
    if (version < programVersion(migrations)) migrate(db, file, options);
    version = versionOf(db);
  } catch (error) {
    db.close();
    // An empty file would not be opened again.
    if (isMissing)
      for (const ending of ['', '-wal', '-shm']) rmSync(file + ending, { force: true });
    throw error;
  }
  // A BigInt becomes an INTEGER, a number a REAL.
  db.function('desk_now', () => BigInt(Date.now()));
  db.exec(LIMIT_TABLES);
  const statements = new Map<string, StatementSync>();
  const prepared = (sql: string) => {
    const statement =
      statements.get(sql) ??
      db.prepare(sql.replaceAll('$', '?').replace(/ FOR UPDATE( SKIP LOCKED)?/, ''));
    statements.set(sql, statement);
    return statement;
  };
  return {
    db,
    version,
    run: (sql: string, ...parameters: Parameter[]) =>
      Number(prepared(sql).run(...parameters).changes),
    all: <Row>(sql: string, ...parameters: Parameter[]) =>
      prepared(sql).all(...parameters) as Row[],
  };
}

export const versionOf = (db: DatabaseSync): number =>
  Number(db.prepare('PRAGMA user_version').get()?.['user_version']);

function needsOf(db: DatabaseSync): number | null {
  const sql = "SELECT 1 FROM sqlite_schema WHERE name = 'program_needs'";
  if (db.prepare(sql).get() === undefined) return null;
  return Number(db.prepare('SELECT version FROM program_needs').get()?.['version']);
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

const backupFolder = (file: string) => join(dirname(file), 'backups');

function migrate(db: DatabaseSync, file: string, { migrations, report }: SqliteOptions): void {
  const found = versionOf(db);
  if (found > 0) {
    const copy = join(backupFolder(file), `leads-version-${found}.db`);
    mkdirSync(dirname(copy), { recursive: true, mode: 0o700 });
    copyInto(db, copy, () => undefined);
    report(
      `${file} is migrated from version ${found} to ${programVersion(migrations)}; a copy of it as it was is ${copy}`,
    );
  }
  db.exec('BEGIN EXCLUSIVE');
  // A restore may have been first.
  for (const { version, sql } of migrations)
    if (version > versionOf(db)) db.exec(`${sql}; PRAGMA user_version = ${version};`);
  db.exec(`${setNeeds(migrations)} COMMIT`);
}

/** The file gets its name once it is checked. */
export function copyInto<Result>(
  db: DatabaseSync,
  target: string,
  check: (copy: string) => Result,
): Result {
  const unfinished = `${target}.unfinished`;
  rmSync(unfinished, { force: true });
  try {
    db.prepare('VACUUM INTO ?').run(unfinished);
    chmodSync(unfinished, 0o600);
    const result = check(unfinished);
    renameSync(unfinished, target);
    return result;
  } finally {
    rmSync(unfinished, { force: true });
  }
}
