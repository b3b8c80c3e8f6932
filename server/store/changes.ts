import { hasUnqueuedChanges, queueEvents } from './queue.ts';
import { bindQueries, execute, exists, type QueryRunner, query, queryOne } from './statements.ts';

type Change = { seq: number; leadId: string; kind: 'created' | 'changed' | 'delivery' | 'erased' };

const RETENTION_MS = 30 * 24 * 60 * 60 * 1000;

const hasUnnumberedChanges = () => exists('SELECT 1 FROM changes WHERE seq IS NULL LIMIT 1');

/** For PostgreSQL only: SQLite has one writer at a time, and numbers changes on insert. */
function* assignSequenceNumbers() {
  // Locked until the commit. The UPDATE sees every change committed before the lock was granted.
  yield* query("SELECT pg_advisory_xact_lock(hashtext('changes'))");
  yield* execute(
    `UPDATE changes SET seq = (SELECT max(seq) FROM changes) + position FROM (
      SELECT id, row_number() OVER (ORDER BY id) AS position FROM changes WHERE seq IS NULL ORDER BY id LIMIT 10000
    ) AS unnumbered WHERE changes.id = unnumbered.id`,
  );
}

function* readLastSequence() {
  return (yield* queryOne<{ seq: number }>('SELECT max(seq) AS seq FROM changes')).seq;
}

function* readSince(cursor: number, limit: number) {
  const changes = yield* query<Change>(
    'SELECT seq, lead_id, kind FROM changes WHERE seq > $1 ORDER BY seq LIMIT $2',
    cursor,
    limit,
  );
  // Checked last, because rows may be pruned meanwhile. The `deleted` row has the lowest number.
  const isValid = yield* exists(
    'SELECT 1 WHERE CAST($1 AS bigint) BETWEEN (SELECT min(seq) FROM changes) AND (SELECT max(seq) FROM changes)',
    cursor,
  );
  return isValid ? changes : 'expired';
}

/**
 * Deletes changes older than 30 days except the newest of them, which becomes `deleted`: cursors
 * before it have expired. Deletes all changes of an erased lead except `erased`.
 */
function* prune() {
  yield* execute(
    `UPDATE changes SET kind = 'deleted', lead_id = NULL
    WHERE seq = (SELECT max(seq) FROM changes WHERE at < desk_now() - ${RETENTION_MS})`,
  );
  yield* execute(`DELETE FROM changes WHERE seq < (SELECT max(seq) FROM changes WHERE kind = 'deleted')
    OR (kind <> 'erased' AND lead_id IN (SELECT lead_id FROM changes WHERE kind = 'erased'))`);
}

/**
 * Ends sessions and invalidates one-time links, challenges and cursors. Numbering restarts at the
 * time in milliseconds, which is higher than every earlier number.
 */
export function* invalidateAfterRestore() {
  for (const table of ['sessions', 'invitations', 'challenges'])
    yield* execute(`DELETE FROM ${table}`);
  yield* execute('DELETE FROM changes');
  yield* execute("INSERT INTO changes (seq, kind) VALUES (desk_now(), 'deleted')");
}

/**
 * Triggers insert changes. PostgreSQL numbers them after their commit, so that readers do not skip
 * a change that commits late.
 */
export function changeFeed({ autocommit, transaction }: QueryRunner) {
  const assignPendingNumbers = async () => {
    if (await autocommit(hasUnnumberedChanges())) await transaction(assignSequenceNumbers());
  };
  return {
    /** Returns `expired` for a cursor outside the numbers, as after pruning or a restore. */
    async since(cursor: number, limit: number) {
      await assignPendingNumbers();
      return autocommit(readSince(cursor, limit));
    },
    async lastSequence() {
      await assignPendingNumbers();
      return autocommit(readLastSequence());
    },
    async queueEvents() {
      await assignPendingNumbers();
      if (await autocommit(hasUnqueuedChanges())) await transaction(queueEvents());
    },
    ...bindQueries(transaction, { prune }),
  };
}
