import type { AuditEntry } from '../domain.ts';
import { insert, query } from './statements.ts';
import type { ActorAndTime } from './store.ts';
import { isUuid, uuidv7 } from './uuid.ts';

export const writeAudit = (what: string, { by, at }: ActorAndTime) =>
  insert('audit', { id: uuidv7(at), at, author: by, what });

export function* auditPage(beforeId: string | undefined, limit: number) {
  if (beforeId !== undefined && !isUuid(beforeId)) return { entries: [], next: null };
  const [where, ...parameters] = beforeId === undefined ? [''] : ['WHERE id < ?', beforeId];
  const sql = `SELECT id, at, author AS "by", what FROM audit ${where} ORDER BY id DESC LIMIT ?`;
  const rows = yield* query<AuditEntry>(sql, ...parameters, limit + 1);
  const entries = rows.slice(0, limit);
  return { entries, next: (rows.length > limit && entries.at(-1)?.id) || null };
}
