import type { Connection, SqliteDatabase } from './sqlite-connection.ts';

const BATCH_SIZE = 50;
/** Pauses take this many times as long as batches, because the thread also stores leads. */
const PAUSE_FACTOR = 4;
/** Waits until no lead arrives for this long, but at most `MAX_WAIT_MS`. */
const QUIET_MS = 500;
const MAX_WAIT_MS = 10_000;

/** Indexes leads after their commit: indexing is several times slower than storing and may fail. */
export function createSearchIndexer(database: SqliteDatabase, report: (sentence: string) => void) {
  let queue: string[] = [];
  /** If set, leads with larger IDs may be missing in both the index and the queue. */
  let uncheckedAfter: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isFailing = false;
  let lastLeadAt = 0;
  let queuedSince = 0;

  const indexNext = () => {
    timer = undefined;
    const startedAt = performance.now();
    if (startedAt - lastLeadAt < QUIET_MS && startedAt - queuedSince < MAX_WAIT_MS)
      return schedule();
    try {
      if (uncheckedAfter !== undefined) indexMissing(uncheckedAfter);
      else if (queue.length > 0) {
        const batch = queue.slice(0, BATCH_SIZE);
        database.transactSync((connection) => indexLeads(connection, batch));
        queue = queue.slice(batch.length);
      }
      isFailing = false;
    } catch (error) {
      if (!isFailing)
        report(
          `cannot write the search index; leads are still stored: ${(error as Error).message}`,
        );
      isFailing = true;
      // Keeps the queue small: `indexMissing` finds these leads again.
      queue = [];
      uncheckedAfter = '';
    }
    if (uncheckedAfter !== undefined || queue.length > 0)
      schedule(isFailing ? 60_000 : PAUSE_FACTOR * (performance.now() - startedAt));
  };

  const indexMissing = (after: string) => {
    const sql =
      'SELECT id FROM leads WHERE id > ? AND id NOT IN (SELECT lead_id FROM lead_search_rows) ORDER BY id LIMIT ?';
    const ids = database
      .use(({ all }) => all<{ id: string }>(sql, after, BATCH_SIZE))
      .map(({ id }) => id);
    if (ids.length > 0) database.transactSync((connection) => indexLeads(connection, ids));
    uncheckedAfter = ids.length < BATCH_SIZE ? undefined : ids.at(-1);
  };

  const schedule = (ms = QUIET_MS) => {
    timer ??= setTimeout(indexNext, ms).unref();
  };

  return {
    add(id: string) {
      lastLeadAt = performance.now();
      if (queue.length === 0) queuedSince = lastLeadAt;
      queue.push(id);
      schedule();
    },
    catchUp() {
      uncheckedAfter ??= '';
      schedule();
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}

/** Skips indexed and deleted leads. If `fields` is not JSON, indexes only the email address. */
function indexLeads({ run }: Connection, ids: string[]) {
  for (const id of ids) {
    const added = run(
      'INSERT INTO lead_search_rows (lead_id) SELECT id FROM leads WHERE id = ? ON CONFLICT DO NOTHING',
      id,
    );
    if (added === 0) continue;
    run(
      `INSERT INTO lead_search (rowid, name, company, email, message)
      SELECT lead_search_rows.n, fields ->> 'name', fields ->> 'companyName', email, fields ->> 'descriptionmsg'
      FROM (SELECT id, email, CASE WHEN json_valid(fields) THEN fields ELSE '{}' END AS fields FROM leads) JOIN lead_search_rows ON lead_id = id WHERE id = ?`,
      id,
    );
  }
}
