import type { Connection, SqliteFile } from './sqlite-connection.ts';

export type SearchIndex = {
  /** Enters leads that were just stored, soon. */
  add: (ids: string[]) => void;
  /** Enters whatever leads are missing: of a kill, or of a copy that was restored. */
  catchUp: () => void;
  /** Ends it; what is not entered yet is at the next start. */
  stop: () => void;
};

const AT_ONCE = 50;
/** The index takes at most this share of the thread that also takes leads: after each batch it rests four times as long. */
const REST = 4;
/** Leads that come one after the other are left alone until there is a pause, and for this long at most, in milliseconds. */
const PAUSE_MS = 500;
const LONGEST_WAIT_MS = 10_000;

/**
 * Keeps the full-text index of leads, after their commit: entering one costs several times what storing it does, and an index that fails
 * must cost no lead.
 */
export function searchIndex(database: SqliteFile, report: (sentence: string) => void): SearchIndex {
  let waiting: string[] = [];
  /** Leads up to this id are known to be entered; undefined when none are missing. */
  let after: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let told = false;
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
      told = false;
    } catch (error) {
      if (!told) report(`the search index of leads cannot be written, and leads are stored all the same: ${error instanceof Error ? error.message : error}`);
      told = true;
      // The store itself says later which are missing; a list of them would only grow.
      waiting = [];
      after = '';
    }
    // After a failure it waits longer: a full disk is not emptied by asking.
    if (after !== undefined || waiting.length > 0) timer = setTimeout(work, told ? 60_000 : REST * (performance.now() - began)).unref();
  };

  const enterMissing = (from: string) => {
    const sql = 'SELECT id FROM leads WHERE id > ? AND id NOT IN (SELECT lead_id FROM lead_search_rows) ORDER BY id LIMIT ?';
    const ids = database.use(({ all }) => all<{ id: string }>(sql, from, AT_ONCE)).map(({ id }) => id);
    if (ids.length > 0) database.transact((connection) => enter(connection, ids));
    after = ids.length < AT_ONCE ? undefined : ids.at(-1);
  };

  const soon = () => {
    timer ??= setTimeout(work, PAUSE_MS).unref();
  };

  return {
    add(ids) {
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

/** A lead that was erased meanwhile, or that nobody can read, is passed over or entered without words. */
function enter({ run }: Connection, ids: string[]): void {
  for (const id of ids) {
    if (run('INSERT INTO lead_search_rows (lead_id) SELECT id FROM leads WHERE id = ? ON CONFLICT DO NOTHING', id) === 0) continue;
    run(
      `INSERT INTO lead_search (rowid, name, company, email, message)
      SELECT n, fields ->> 'name', fields ->> 'companyName', email, fields ->> 'descriptionmsg'
      FROM (SELECT id, email, CASE WHEN json_valid(fields) THEN fields ELSE '{}' END AS fields FROM leads) JOIN lead_search_rows ON lead_id = id WHERE id = ?`,
      id,
    );
  }
}
