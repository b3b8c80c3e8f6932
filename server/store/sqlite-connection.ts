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
import { lockFolder, sqliteErrorCode } from './folder-lock.ts';
import { groupCommit } from './group-commit.ts';
import {
  checkVersion,
  latestVersion,
  newerVersionReporter,
  type StoreOptions,
  setMinVersionSql,
} from './migrations.ts';
import { type Parameter, type QueryRunner, runSync, type Statements } from './statements.ts';
import { FatalStoreError, wrapUnlessBug } from './store.ts';

export type Connection = ReturnType<typeof connect>;

export type SqliteOptions = StoreOptions & { callerHasLock?: boolean };

export type SqliteDatabase = ReturnType<typeof sqliteDatabase>;

export const BUSY_TIMEOUT_MS = 5000;
/** SQLite's codes: read-only, I/O error, damaged, cannot open, not a database. */
export const UNUSABLE_FILE_CODES = [8, 10, 11, 14, 26];

const statOf = (path: string) => statSync(path, { throwIfNoEntry: false });
const walPathOf = (file: string) => `${file}-wal`;

/** Opens the database on first use, and again after its files fail, change or are migrated. */
export function sqliteDatabase(file: string, options: SqliteOptions) {
  const { ownsDatabase, report } = options;
  const walPath = walPathOf(file);
  let opened: { connection: Connection; inode: number; walInode: number | undefined } | undefined;
  let unlock: (() => void) | undefined;
  let isFirstOpen = true;
  const reportIfNewer = newerVersionReporter(file, options.migrations, report);

  const disconnect = () => {
    try {
      opened?.connection.db.close();
    } catch {
      // The connection has already failed.
    }
    opened = undefined;
  };
  const close = () => {
    disconnect();
    unlock?.();
    unlock = undefined;
  };

  const getConnection = () => {
    const inode = statOf(file)?.ino;
    if (opened !== undefined) {
      const { walInode } = opened;
      if (inode !== opened.inode) {
        // Commits to a moved or deleted file would succeed and be lost.
        close();
        report(
          inode === undefined
            ? `${file} was deleted or moved while in use`
            : `${file} was replaced while in use: the new database is used`,
        );
        // SQLite would apply the WAL of the old file to the new one.
        if (inode !== undefined && statOf(walPath)?.ino === walInode)
          for (const path of [walPath, `${file}-shm`])
            if (existsSync(path)) renameSync(path, `${path}.old`);
      } else if (statOf(walPath)?.ino !== walInode) {
        const [checkpoint] = opened.connection.all<{ busy: number }>(
          'PRAGMA wal_checkpoint(TRUNCATE)',
        );
        disconnect();
        report(
          `${walPath} was deleted while in use: ${checkpoint?.busy === 0 ? `its leads are in ${file} now` : 'its leads may be lost'}`,
        );
      } else if (versionOf(opened.connection.db) !== opened.connection.version) disconnect();
    }
    if (ownsDatabase && !options.callerHasLock) unlock ??= lockFolder(file);
    if (opened === undefined) {
      const connection = connect(file, options, isFirstOpen);
      if (!isFirstOpen && inode === undefined)
        report(`${file} was missing: a new, empty database replaces it`);
      isFirstOpen = false;
      reportIfNewer(connection.version);
      opened = {
        connection,
        inode: statSync(file).ino,
        walInode: statOf(walPath)?.ino,
      };
    }
    return opened.connection;
  };

  /** Disconnects only if the file is unusable, because disconnecting deletes the rate limits. */
  const recover = (error: unknown) => {
    if (UNUSABLE_FILE_CODES.includes(sqliteErrorCode(error))) disconnect();
    else if (opened?.connection.db.isTransaction) opened.connection.db.exec('ROLLBACK');
  };
  const use = <Result>(work: (connection: Connection) => Result) => {
    try {
      return work(getConnection());
    } catch (error) {
      recover(error);
      throw wrapUnlessBug(error);
    }
  };
  const transactSync = <Result>(work: (connection: Connection) => Result) =>
    use((current) => {
      current.db.exec('BEGIN IMMEDIATE');
      const result = work(current);
      current.db.exec('COMMIT');
      return result;
    });

  const commit = groupCommit((batch: Statements<unknown>[]) => {
    const results = transactSync((current) =>
      batch.map((work) => runInSavepoint(current, () => perform(current, work))),
    );
    for (const { error } of results) if (error !== undefined) recover(error);
    return results;
  });
  const runner: QueryRunner = {
    autocommit: async (work) => use((current) => perform(current, work)),
    transaction: async <Result>(work: Statements<Result>) => {
      const { result, error } = await commit(work);
      if (error !== undefined) throw wrapUnlessBug(error);
      return result as Result;
    },
  };
  return { ...runner, use, transactSync, close };
}

const perform = <Result>({ all, run }: Connection, work: Statements<Result>) =>
  runSync(work, ({ sql, parameters, returnsRowCount }) =>
    (returnsRowCount ? run : all)(sql, ...parameters),
  );

/** On error, rolls back only `work`. @throws if the error ended the transaction (full disk) */
function runInSavepoint(
  { db }: Connection,
  work: () => unknown,
): { result?: unknown; error?: unknown } {
  db.exec('SAVEPOINT work');
  try {
    const result = work();
    db.exec('RELEASE work');
    return { result };
  } catch (error) {
    if (!db.isTransaction) throw error;
    db.exec('ROLLBACK TO work; RELEASE work');
    return { error };
  }
}

/** Rate limits, in memory so that no backup contains them. */
const LIMIT_TABLES = `PRAGMA temp_store = MEMORY;
  CREATE TEMP TABLE limits (
    name TEXT PRIMARY KEY, count INTEGER NOT NULL, blocked_until INTEGER NOT NULL, expires_at INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX temp.limits_expires_at ON limits (expires_at);
  CREATE TEMP TABLE limit_keys (day INTEGER PRIMARY KEY, value TEXT NOT NULL);`;

function connect(file: string, options: SqliteOptions, isFirstOpen: boolean) {
  const { ownsDatabase, report, migrations } = options;
  const folder = dirname(file);
  const wal = walPathOf(file);
  const isMissing = !existsSync(file);
  if (isMissing && !ownsDatabase)
    throw new FatalStoreError(
      `There is no database at ${file}: set DATA_DIR to the desk's folder, or name its settings file with --env-file.`,
    );
  // Otherwise, SQLite would start with an empty database.
  if (statOf(file)?.size === 0 || (isMissing && existsSync(wal)))
    throw new FatalStoreError(
      `${isMissing ? `${file} is missing beside ${wal}` : `${file} is empty (0 bytes)`}: restore a backup (npm run leads -- restore FILE), or delete ${isMissing ? wal : file} to start without leads.`,
    );
  if (isMissing) {
    const backups = backupFolder(file);
    if (isFirstOpen && existsSync(backups) && readdirSync(backups).length > 0)
      report(
        `there was no ${file}, so the desk starts without leads. To restore a backup from ${backups}, run: npm run leads -- restore FILE --force`,
      );
    closeSync(openSync(file, 'a', 0o600));
  }
  const db =
    ownsDatabase || isWritable(folder) || (statOf(wal)?.size ?? 0) > 0
      ? new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS })
      : // In a read-only folder, SQLite cannot create a WAL, so a database without one is opened as
        // `immutable`, which ignores any WAL.
        new DatabaseSync(new URL(`${pathToFileURL(file)}?immutable=1`), { readOnly: true });
  let version: number;
  try {
    version = versionOf(db);
    checkVersion(file, { version, minVersion: minVersionOf(db) }, options);
    // With FULL, commits wait for the disk. secure_delete overwrites deleted rows, but leaves copies
    // in other pages and the WAL until the store's `vacuum`.
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;');
    if (version < latestVersion(migrations)) migrate(db, file, options);
    version = versionOf(db);
  } catch (error) {
    db.close();
    // A later start would reject the empty file.
    if (isMissing)
      for (const ending of ['', '-wal', '-shm']) rmSync(file + ending, { force: true });
    throw error;
  }
  // BigInt, because node:sqlite turns numbers into REAL.
  db.function('desk_now', () => BigInt(Date.now()));
  db.exec(LIMIT_TABLES);
  const statements = new Map<string, StatementSync>();
  /** Turns `$1` into `?1`. SQLite needs no row locks. */
  const prepare = (sql: string) => {
    const statement =
      statements.get(sql) ??
      db.prepare(sql.replaceAll('$', '?').replaceAll(/ FOR UPDATE( SKIP LOCKED)?/g, ''));
    statements.set(sql, statement);
    return statement;
  };
  return {
    db,
    version,
    run: (sql: string, ...parameters: Parameter[]) =>
      Number(prepare(sql).run(...parameters).changes),
    all: <Row>(sql: string, ...parameters: Parameter[]) => prepare(sql).all(...parameters) as Row[],
  };
}

export const versionOf = (db: DatabaseSync) =>
  Number(db.prepare('PRAGMA user_version').get()?.['user_version']);

function minVersionOf(db: DatabaseSync) {
  const sql = "SELECT 1 FROM sqlite_schema WHERE name = 'program_needs'";
  if (db.prepare(sql).get() === undefined) return null;
  return Number(db.prepare('SELECT version FROM program_needs').get()?.['version']);
}

function isWritable(folder: string) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

const backupFolder = (file: string) => join(dirname(file), 'backups');

function migrate(db: DatabaseSync, file: string, { migrations, report }: SqliteOptions) {
  const oldVersion = versionOf(db);
  if (oldVersion > 0) {
    const copy = join(backupFolder(file), `leads-version-${oldVersion}.db`);
    mkdirSync(dirname(copy), { recursive: true, mode: 0o700 });
    copyInto(db, copy, () => undefined);
    report(
      `${file} is migrated from version ${oldVersion} to ${latestVersion(migrations)}. Backup: ${copy}`,
    );
  }
  db.exec('BEGIN EXCLUSIVE');
  // A restore may have migrated the file meanwhile.
  for (const { version, sql } of migrations)
    if (version > versionOf(db)) db.exec(`${sql}; PRAGMA user_version = ${version};`);
  db.exec(`${setMinVersionSql(migrations)} COMMIT`);
}

/** Copies the database, under a temporary name until `check` returns. */
export function copyInto<Result>(
  db: DatabaseSync,
  target: string,
  check: (copy: string) => Result,
) {
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
