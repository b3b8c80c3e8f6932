import { Pool, type PoolClient, type QueryConfig, types } from 'pg';
import { readMigrations } from './migrations.ts';
import { runLater, type Statements } from './statements.ts';
import { checkVersion, MissingStore, StoreUnavailable, TracesLeft, VersionError } from './store.ts';

export type PostgresOptions = {
  /** Whether the database may be set up and migrated: by the desk, not by the command line beside it. */
  owner: boolean;
};

type Query = <Row>(sql: string, parameters?: unknown[], timeoutMs?: number) => Promise<{ rows: Row[]; count: number }>;

/** Any fixed number: desks that start together migrate one after the other. */
const MIGRATION_LOCK = 743_218_051;
/** How long the desk waits for the server, and the server in a transaction for the desk, in milliseconds: well below the time a browser waits for its answer. */
const QUERY_TIMEOUT_MS = 5000;
/** For what goes through every lead. */
export const LONG_QUERY_MS = 10 * 60 * 1000;

/**
 * Connections to one PostgreSQL database. Nothing is set per session, so PgBouncer may hand each transaction to another one.
 * @param place the address without its password.
 */
export function postgresDatabase(url: string, place: string, { owner }: PostgresOptions) {
  const connect = () => {
    // The time-out is the client's: a connection whose packets are dropped answers no server's limit.
    const made = new Pool({
      connectionString: url,
      max: 8,
      connectionTimeoutMillis: QUERY_TIMEOUT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
      application_name: 'lead-desk',
      keepAlive: true,
    });
    // A connection that breaks, idle or between two queries of a transaction, is replaced at the next one; unheard, its error would end the process.
    made.on('error', () => undefined);
    made.on('connect', (client) => void client.on('error', () => undefined));
    return made;
  };
  let pool = connect();
  let ready: Promise<void> | undefined;

  /** When one connection has gone silent its neighbors have most likely too, and each would cost a time-out of its own. */
  const renew = () => {
    const old = pool;
    pool = connect();
    void old.end().catch(() => undefined);
  };

  const open = () => {
    ready ??= migrate(pool, place, owner).catch((error: unknown) => {
      ready = undefined;
      throw error;
    });
    return ready;
  };

  const guarded = async <Result>(work: (used: Pool) => Promise<Result>): Promise<Result> => {
    let used = pool;
    try {
      await open();
      used = pool;
      return await work(used);
    } catch (error) {
      // What comes back after a failure may be another database: its version is asked again.
      ready = undefined;
      if (used === pool && error instanceof Error && /timeout/i.test(error.message)) renew();
      throw error instanceof VersionError || error instanceof MissingStore || error instanceof TracesLeft ? error : new StoreUnavailable(error);
    }
  };

  const query: Query = <Row>(sql: string, parameters: unknown[] = [], timeoutMs = QUERY_TIMEOUT_MS) =>
    guarded(async (used) => {
      // Known to the client, not to its types: the time-out of one query.
      const config: QueryConfig & { query_timeout: number } = { text: sql, values: parameters, types: NUMBERS_AS_NUMBERS, query_timeout: timeoutMs };
      const result = await used.query(config);
      return { rows: result.rows as Row[], count: result.rowCount ?? 0 };
    });

  return {
    query,
    /** Runs work in one transaction on one connection. */
    transact: <Result>(work: (client: PoolClient) => Promise<Result>) => guarded((used) => transact(used, work)),
    async close() {
      // The end of a silent connection would be waited for without end.
      await Promise.race([pool.end(), new Promise((resolve) => setTimeout(resolve, 1000).unref())]);
    },
  };
}

/** Runs work that is written for both databases. */
export function postgresRuns({ query, transact }: Pick<ReturnType<typeof postgresDatabase>, 'query' | 'transact'>) {
  return {
    read: <Result>(work: Statements<Result>) => runLater(work, async ({ sql, parameters }) => (await query<unknown>(sql, parameters)).rows),
    write: <Result>(work: Statements<Result>) =>
      transact((client) => runLater(work, async ({ sql, parameters }) => (await client.query({ text: sql, values: parameters, types: NUMBERS_AS_NUMBERS })).rows)),
  };
}

async function transact<Result>(pool: Pool, work: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    // The server hears nothing of a desk that is cut off, and would keep its locks: those of a table that is written anew hold up every lead.
    await client.query(`BEGIN; SET LOCAL idle_in_transaction_session_timeout = ${QUERY_TIMEOUT_MS}`);
    const result = await work(client);
    await client.query('COMMIT');
    client.release();
    return result;
  } catch (error) {
    // Ends the connection, and with it the open transaction.
    client.release(true);
    throw error;
  }
}

/** A query that may take its time. */
export const patiently = (text: string, values: unknown[] = []) => ({ text, values, query_timeout: LONG_QUERY_MS });

/** `bigint` comes as text by default; none of ours outgrows a JavaScript number. */
const NUMBERS_AS_NUMBERS = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => (oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format))) as typeof types.getTypeParser,
};

async function migrate(pool: Pool, place: string, owner: boolean): Promise<void> {
  const { migrations, known } = readMigrations('postgres');
  const { rows } = await pool.query<{ there: boolean }>("SELECT to_regclass('schema_version') IS NOT NULL AS there");
  const found = rows[0]?.there ? await versionOf(pool) : 0;
  if (found === 0 && !owner) throw new MissingStore(`${place} holds no leads: start the desk with this DATABASE_URL first.`);
  checkVersion(place, { found, known, owner });
  if (found === known) return;
  await transact(pool, async (client) => {
    await client.query(patiently('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]));
    await client.query('CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)');
    // Another desk may have been first.
    const current = await versionOf(client);
    checkVersion(place, { found: current, known, owner });
    for (const { version, sql } of migrations.filter((migration) => migration.version > current)) {
      await client.query(patiently(sql));
      await client.query('INSERT INTO schema_version VALUES ($1)', [version]);
    }
  });
}

const versionOf = async (client: Pool | PoolClient) =>
  (await client.query<{ version: number | null }>('SELECT max(version) AS version FROM schema_version')).rows[0]?.version ?? 0;
