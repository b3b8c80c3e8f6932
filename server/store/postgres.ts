import { Pool, type PoolClient, types } from 'pg';
import { invalidateSignInsAndCursors } from './changes.ts';
import { postgresDialect } from './dialects.ts';
import { leadStore } from './lead-store.ts';
import {
  checkVersion,
  latestVersion,
  newerVersionReporter,
  readMigrations,
  type StoreOptions,
  setMinVersionSql,
} from './migrations.ts';
import { pgDump, pgRestore } from './postgres-backup.ts';
import { type QueryRunner, runAsync, type Statement } from './statements.ts';
import { FatalStoreError, type FullStore, wrapUnlessBug } from './store.ts';

types.setTypeParser(types.builtins.INT8, Number);

/** Arbitrary key of a lock with which desks migrate one at a time. */
const MIGRATION_LOCK = 743_218_051;
const QUERY_TIMEOUT_MS = 5000;
/** Spread into queries, because the type `QueryConfig` lacks `query_timeout`. */
const LONG_TIMEOUT = { query_timeout: 10 * 60 * 1000 };

const isPoolFull = (error: unknown) =>
  error instanceof Error && error.message === 'timeout exceeded when trying to connect';

/** Sets nothing per session, so PgBouncer may use another connection for each transaction. */
export function postgresDatabase(
  url: string,
  location: string,
  {
    ownsDatabase = true,
    report = () => undefined,
    migrations = readMigrations('postgres'),
  }: Partial<StoreOptions> = {},
) {
  const createPool = () =>
    // The client enforces timeouts, because the server's errors are lost if packets are dropped.
    new Pool({
      connectionString: url,
      max: 8,
      connectionTimeoutMillis: QUERY_TIMEOUT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
      application_name: 'lead-desk',
      keepAlive: true,
    })
      // Without a listener, an error would end the process.
      .on('error', () => undefined)
      .on('connect', (client) => void client.on('error', () => undefined));
  let pool = createPool();
  let ready: Promise<void> | undefined;
  const reportIfNewer = newerVersionReporter(location, migrations, report);

  const makeReady = () => {
    ready ??= migrate(pool, location, { ownsDatabase, migrations, report })
      .then(reportIfNewer)
      .catch((error: unknown) => {
        ready = undefined;
        throw error;
      });
    return ready;
  };

  const withPool = async <Result>(work: (usedPool: Pool) => Promise<Result>) => {
    let usedPool = pool;
    try {
      await makeReady();
      // Another call may have replaced the pool.
      usedPool = pool;
      return await work(usedPool);
    } catch (error) {
      // Replacing a pool that is only busy would fail all calls that wait for a connection.
      if (!isPoolFull(error)) {
        ready = undefined;
        // If one connection hangs, all may hang, so a new pool replaces them.
        if (usedPool === pool && error instanceof Error && /timeout/i.test(error.message)) {
          pool = createPool();
          void usedPool.end().catch(() => undefined);
        }
      }
      throw wrapUnlessBug(error);
    }
  };
  const transact = <Result>(work: (client: PoolClient) => Promise<Result>) =>
    withPool((usedPool) => transactOn(usedPool, work));

  const runner: QueryRunner = {
    autocommit: (work, hasLongTimeout) =>
      runAsync(work, (statement) =>
        withPool((usedPool) => runStatement(usedPool, statement, hasLongTimeout)),
      ),
    transaction: (work, hasLongTimeout) =>
      transact((client) =>
        runAsync(work, (statement) => runStatement(client, statement, hasLongTimeout)),
      ),
  };

  return {
    ...runner,
    open: () => withPool(async () => undefined),
    transact,
    forgetVersionCheck() {
      ready = undefined;
    },
    async close() {
      // `end` never resolves if a connection hangs.
      await Promise.race([pool.end(), new Promise((resolve) => setTimeout(resolve, 1000).unref())]);
    },
  };
}

async function runStatement(
  client: Pool | PoolClient,
  { sql, parameters, returnsRowCount }: Statement,
  hasLongTimeout = false,
) {
  // Turns `?` into `$1`, `$2`, ….
  let index = 0;
  const text = sql.replaceAll('?', () => {
    index += 1;
    return `$${index}`;
  });
  const query = { text, values: parameters, ...(hasLongTimeout && LONG_TIMEOUT) };
  const { rows, rowCount } = await client.query(query);
  return returnsRowCount ? (rowCount ?? 0) : rows;
}

async function transactOn<Result>(pool: Pool, work: (client: PoolClient) => Promise<Result>) {
  const client = await pool.connect();
  try {
    // After this timeout, the server releases locks of a desk whose connection broke unnoticed.
    await client.query(
      `BEGIN; SET LOCAL idle_in_transaction_session_timeout = ${QUERY_TIMEOUT_MS}`,
    );
    const result = await work(client);
    await client.query('COMMIT');
    client.release();
    return result;
  } catch (error) {
    // Ends the connection and its transaction.
    client.release(true);
    throw error;
  }
}

async function migrate(pool: Pool, location: string, options: StoreOptions) {
  const { ownsDatabase, migrations } = options;
  const latest = latestVersion(migrations);
  const stored = await readVersion(pool);
  if (stored.version === 0 && !ownsDatabase)
    throw new FatalStoreError(
      `${location} has no tables: start the desk with this DATABASE_URL first.`,
    );
  checkVersion(location, stored, options);
  if (stored.version >= latest) return stored.version;
  return transactOn(pool, async (client) => {
    const run = (text: string) => client.query({ text, ...LONG_TIMEOUT });
    await run(`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await run('CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)');
    const current = await readVersion(client);
    checkVersion(location, current, options);
    if (current.version >= latest) return current.version;
    for (const { version, sql } of migrations)
      if (version > current.version)
        await run(`${sql};\nINSERT INTO schema_version VALUES (${version})`);
    await run(setMinVersionSql(migrations));
    return latest;
  });
}

/** `program_needs` contains the migration that a desk must know to use the database. */
async function readVersion(client: Pool | PoolClient) {
  const maxVersion = async (table: 'schema_version' | 'program_needs') => {
    const { rowCount } = await client.query(`SELECT 1 WHERE to_regclass('${table}') IS NOT NULL`);
    if (rowCount === 0) return null;
    const { rows } = await client.query<{ version: number | null }>(
      `SELECT max(version) AS version FROM ${table}`,
    );
    return rows[0]?.version ?? null;
  };
  return {
    version: (await maxVersion('schema_version')) ?? 0,
    minVersion: await maxVersion('program_needs'),
  };
}

export function postgresStore(url: string, options: Partial<StoreOptions> = {}): FullStore {
  const { host, pathname } = new URL(url);
  const location = `postgres://${host}${pathname}`;
  const database = postgresDatabase(url, location, options);
  const { open, close } = database;
  const store = leadStore(postgresDialect, database, options.report ?? (() => undefined));

  return {
    ...store,
    location,
    backupExtension: '.dump',
    open,
    // Checks the version again: a newer desk may have migrated the database.
    checkWritable: () => {
      database.forgetVersionCheck();
      return store.checkWritable();
    },
    // Autovacuum does this (“What PostgreSQL keeps” in docs/desk.md).
    vacuum: async () => undefined,

    backup: async (file) => {
      await open();
      return pgDump(url, file);
    },
    restore: async (file, { force = false } = {}) => {
      const counts = await pgRestore(url, file, { force });
      if (counts.missing > 0) return counts;
      const restored = postgresDatabase(url, location, { ...options, ownsDatabase: true });
      await restored.transaction(invalidateSignInsAndCursors());
      await restored.close();
      return counts;
    },
    close,
  };
}
