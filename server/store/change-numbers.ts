import { execute, exists, query } from './statements.ts';

export const hasUnnumberedChanges = () => exists('SELECT 1 FROM changes WHERE seq IS NULL LIMIT 1');

/** For PostgreSQL only: SQLite numbers changes on insert. */
export function* numberSomeChanges() {
  // Locks until the commit, so that the UPDATE sees all numbers that other desks have assigned.
  yield* query("SELECT pg_advisory_xact_lock(hashtext('changes'))");
  yield* execute(
    `UPDATE changes SET seq = (SELECT max(seq) FROM changes) + position FROM (
      SELECT id, row_number() OVER (ORDER BY id) AS position FROM changes WHERE seq IS NULL ORDER BY id LIMIT 10000
    ) AS unnumbered WHERE changes.id = unnumbered.id`,
  );
}

export function* numberAllChanges() {
  while (yield* hasUnnumberedChanges()) yield* numberSomeChanges();
}
