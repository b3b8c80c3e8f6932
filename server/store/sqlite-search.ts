import type { Connection, SqliteFile } from './sqlite-connection.ts';

const AT_ONCE = 50;
/** Rests after each batch, this many times as long, because the thread also stores leads. */
const REST = 4;
/** Indexing waits for a pause between leads, but not longer than `LONGEST_WAIT_MS`. */
const PAUSE_MS = 500;
const LONGEST_WAIT_MS = 10_000;

/** After the commit, because it takes several times as long and may fail. */
export function searchIndex(database: SqliteFile, report: (sentence: string) => void) {
  let waiting: string[] = [];
  /** Leads up to it are indexed; undefined if none are missing. */
  let after: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let hasReported = false;
  let lastLeadAt = 0;
  let waitingSince = 0;

  const work = () => {
    timer = undefined;
    const began = performance.now();
    if (began - lastLeadAt < PAUSE_MS && began - waitingSince < LONGEST_WAIT_MS) return soon();
    try {
      if (after !== undefined) enterMissing(after);
      else if (waiting.length > 0) {
        const batch = waiting.slice(0, AT_ONCE);
        database.transact((connection) => enter(connection, batch));
        waiting = waiting.slice(batch.length);
      }
      hasReported = false;
    } catch (error) {
      if (!hasReported)
        report(
          `the search index of leads cannot be written, and leads are stored all the same: ${error instanceof Error ? error.message : error}`,
        );
      hasReported = true;
      // Found again in the store; a list would grow.
      waiting = [];
      after = '';
    }
    if (after !== undefined || waiting.length > 0)
      timer = setTimeout(work, hasReported ? 60_000 : REST * (performance.now() - began)).unref();
  };

  const enterMissing = (from: string) => {
    const sql =
      'SELECT id FROM leads WHERE id > ? AND id NOT IN (SELECT lead_id FROM lead_search_rows) ORDER BY id LIMIT ?';
    const ids = database
      .use(({ all }) => all<{ id: string }>(sql, from, AT_ONCE))
      .map(({ id }) => id);
    if (ids.length > 0) database.transact((connection) => enter(connection, ids));
    after = ids.length < AT_ONCE ? undefined : ids.at(-1);
  };

  const soon = () => {
    timer ??= setTimeout(work, PAUSE_MS).unref();
  };

  return {
    add(ids: string[]) {
      lastLeadAt = performance.now();
      if (waiting.length === 0) waitingSince = lastLeadAt;
      waiting.push(...ids);
      soon();
    },
    catchUp() {
      after ??= '';
      soon();
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}

/** Skips erased leads; enters unreadable ones without words. */
function enter({ run }: Connection, ids: string[]) {
  for (const id of ids) {
    if (
      run(
        'INSERT INTO lead_search_rows (lead_id) SELECT id FROM leads WHERE id = ? ON CONFLICT DO NOTHING',
        id,
      ) === 0
    )
      continue;
    run(
      `INSERT INTO lead_search (rowid, name, company, email, message)
      SELECT n, fields ->> 'name', fields ->> 'companyName', email, fields ->> 'descriptionmsg'
      FROM (SELECT id, email, CASE WHEN json_valid(fields) THEN fields ELSE '{}' END AS fields FROM leads) JOIN lead_search_rows ON lead_id = id WHERE id = ?`,
      id,
    );
  }
}
