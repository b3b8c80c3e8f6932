import { hasNews, queueEvents } from './queue.ts';
import { bindCalls, execute, exists, one, query, type Runs } from './statements.ts';

type Change = { seq: number; leadId: string; kind: 'created' | 'changed' | 'delivery' | 'erased' };

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
const NUMBERED_AT_ONCE = 10_000;

const hasUnnumbered = () => exists('SELECT 1 FROM changes WHERE seq IS NULL LIMIT 1');

/** PostgreSQL only: SQLite has one writer at a time, and numbers at insertion. */
function* number() {
  // Held until the commit. The next statement sees what is committed by then.
  yield* query("SELECT pg_advisory_xact_lock(hashtext('changes'))");
  yield* execute(
    `UPDATE changes SET seq = (SELECT max(seq) FROM changes) + place FROM (
      SELECT id, row_number() OVER (ORDER BY id) AS place FROM changes WHERE seq IS NULL ORDER BY id LIMIT $1
    ) AS fresh WHERE changes.id = fresh.id`,
    NUMBERED_AT_ONCE,
  );
}

function* readNewest() {
  return (yield* one<{ seq: number }>('SELECT max(seq) AS seq FROM changes')).seq;
}

function* readSince(cursor: number, limit: number) {
  const changes = yield* query<Change>(
    'SELECT seq, lead_id, kind FROM changes WHERE seq > $1 ORDER BY seq LIMIT $2',
    cursor,
    limit,
  );
  // Read afterwards, so that deletions in between are noticed. The first row marks the last deleted change.
  const isKept = yield* exists(
    'SELECT 1 WHERE CAST($1 AS bigint) BETWEEN (SELECT min(seq) FROM changes) AND (SELECT max(seq) FROM changes)',
    cursor,
  );
  return isKept ? changes : 'expired';
}

function* prune() {
  yield* execute(
    `UPDATE changes SET kind = 'deleted', lead_id = NULL
    WHERE seq = (SELECT max(seq) FROM changes WHERE at < desk_now() - ${KEPT_MS})`,
  );
  yield* execute(`DELETE FROM changes WHERE seq < (SELECT max(seq) FROM changes WHERE kind = 'deleted')
    OR (kind <> 'erased' AND lead_id IN (SELECT lead_id FROM changes WHERE kind = 'erased'))`);
}

/**
 * Ends what a restored copy must not bring back: cursors, sessions, one-time links and challenges.
 * Changes are numbered from the time in milliseconds, which no number has reached.
 */
export function* endAfterRestore() {
  for (const table of ['sessions', 'invitations', 'challenges'])
    yield* execute(`DELETE FROM ${table}`);
  yield* execute('DELETE FROM changes');
  yield* execute("INSERT INTO changes (seq, kind) VALUES (desk_now(), 'deleted')");
}

/**
 * Triggers insert changes, so that no statement can forget to. A change is numbered after its
 * commit, so that no reader skips one that commits late.
 */
export function changeFeed({ read, write }: Runs) {
  const numbered = async () => {
    if (await read(hasUnnumbered())) await write(number());
  };
  return {
    /** `expired`: some are deleted, or a backup was restored since. */
    async since(cursor: number, limit: number) {
      await numbered();
      return read(readSince(cursor, limit));
    },
    async newest() {
      await numbered();
      return read(readNewest());
    },
    async queueEvents() {
      await numbered();
      if (await read(hasNews())) await write(queueEvents());
    },
    /** Keeps 30 days, and of erased leads only `erased`. */
    ...bindCalls(write, { prune }),
  };
}
