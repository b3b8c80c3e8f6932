import { hasUnnumberedChanges, numberAllChanges, numberSomeChanges } from './change-numbers.ts';
import { hasUnqueuedChanges, queueEvents } from './queue.ts';
import { execute, exists, type QueryRunner, query, queryOne, withRunner } from './statements.ts';

type Change = { seq: number; leadId: string; kind: 'created' | 'changed' | 'delivery' | 'erased' };

const RETENTION_MS = 30 * 24 * 60 * 60 * 1000;

function* readLastSequence() {
  return (yield* queryOne<{ seq: number }>('SELECT max(seq) AS seq FROM changes')).seq;
}

function* readSince(cursor: number, limit: number) {
  const changes = yield* query<Change>(
    'SELECT seq, lead_id, kind FROM changes WHERE seq > $1 ORDER BY seq LIMIT $2',
    cursor,
    limit,
  );
  // Checked last, because `prune` may have run since the first query.
  const isValid = yield* exists(
    'SELECT 1 WHERE CAST($1 AS bigint) BETWEEN (SELECT min(seq) FROM changes) AND (SELECT max(seq) FROM changes)',
    cursor,
  );
  return isValid ? changes : 'expired';
}

/**
 * Deletes changes older than 30 days, except the newest of these. It gets the kind `deleted`, which
 * `readSince` never returns; its number remains a valid cursor. Also deletes changes that precede
 * the erasure of their lead.
 */
function* prune() {
  yield* numberAllChanges();
  yield* execute(
    `UPDATE changes SET kind = 'deleted', lead_id = NULL
    WHERE seq = (SELECT max(seq) FROM changes WHERE at < desk_now() - ${RETENTION_MS})`,
  );
  yield* execute(
    "DELETE FROM changes WHERE seq < (SELECT max(seq) FROM changes WHERE kind = 'deleted')",
  );
  // With CROSS JOIN, SQLite builds an index on erasures instead of on all changes.
  yield* execute(`DELETE FROM changes WHERE seq IN (
    SELECT earlier.seq FROM changes AS earlier CROSS JOIN changes AS erasure
    WHERE erasure.kind = 'erased' AND erasure.lead_id = earlier.lead_id
    AND erasure.seq > earlier.seq AND earlier.kind <> 'erased')`);
}

/**
 * Ends sign-ins, and deletes one-time links and challenges. The numbers of changes continue from
 * the current time in ms. There were fewer than 1000 changes a second, so all earlier cursors are
 * lower and expire, unless a clock was wrong.
 */
export function* invalidateSignInsAndCursors() {
  for (const table of ['sessions', 'invitations', 'challenges'])
    yield* execute(`DELETE FROM ${table}`);
  yield* execute('DELETE FROM changes');
  yield* execute("INSERT INTO changes (seq, kind) VALUES (desk_now(), 'deleted')");
}

/**
 * Database triggers insert changes. In PostgreSQL, readers number them, so that even a change that
 * commits late gets a number above those already read.
 */
export function changeFeed({ autocommit, transaction }: QueryRunner) {
  const numberChanges = async () => {
    if (await autocommit(hasUnnumberedChanges())) await transaction(numberSomeChanges());
  };
  return {
    /** Returns `expired` for a cursor outside the stored numbers. */
    async since(cursor: number, limit: number) {
      await numberChanges();
      return autocommit(readSince(cursor, limit));
    },
    async lastSequence() {
      await numberChanges();
      return autocommit(readLastSequence());
    },
    async queueEvents() {
      await numberChanges();
      if (await autocommit(hasUnqueuedChanges())) await transaction(queueEvents());
    },
    ...withRunner(transaction, { prune }),
  };
}
