import type { AuditEntry } from '../domain.ts';
import { insert, query } from './statements.ts';
import type { Actor } from './store.ts';
import { isUuid, uuidv7 } from './uuid.ts';

export function* writeAudit(what: string, { by, at }: Actor) {
  yield* insert('audit', { id: uuidv7(at), at, author: by, what });
}

export function* auditPage(before: string | undefined, limit: number) {
  if (before !== undefined && !isUuid(before)) return { entries: [], next: null };
  const from = before === undefined ? '' : 'WHERE id < $2';
  const sql = `SELECT id, at, author AS "by", what FROM audit ${from} ORDER BY id DESC LIMIT $1`;
  const rows = yield* query<AuditEntry>(sql, limit + 1, ...(before === undefined ? [] : [before]));
  const entries = rows.slice(0, limit);
  return { entries, next: rows.length > limit ? (entries.at(-1)?.id ?? null) : null };
}
