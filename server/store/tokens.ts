import type { InferOutput } from 'valibot';
import type { token } from '../schemas.ts';
import { writeAudit } from './inbox-audit.ts';
import { execute, insert, type QueryRunner, query, queryFirst, withRunner } from './statements.ts';
import type { ActorAndTime } from './store.ts';
import { isUuid } from './uuid.ts';

type StoredToken = InferOutput<typeof token>;

const SELECT = 'SELECT id, name, role, made_by, created_at, last_used_at FROM tokens';

function* add(tokenHash: string, token: StoredToken, actor: ActorAndTime) {
  yield* insert('tokens', { ...token, tokenHash });
  yield* writeAudit(`Created the API token “${token.name}” for the role ${token.role}`, actor);
}

function* revoke(id: string, actor: ActorAndTime) {
  if (!isUuid(id)) return false;
  const sql = 'DELETE FROM tokens WHERE id = $1 RETURNING name';
  const token = yield* queryFirst<{ name: string }>(sql, id);
  if (token === undefined) return false;
  yield* writeAudit(`Revoked the API token “${token.name}”`, actor);
  return true;
}

export const tokenStore = ({ autocommit, transaction }: QueryRunner) => ({
  ...withRunner(autocommit, {
    list: () => query<StoredToken>(`${SELECT} ORDER BY id`),
    find: (tokenHash: string) =>
      queryFirst<StoredToken>(`${SELECT} WHERE token_hash = $1`, tokenHash),
  }),
  ...withRunner(transaction, {
    add,
    revoke,
    recordUse: (id: string, usedAt: number) =>
      execute('UPDATE tokens SET last_used_at = $2 WHERE id = $1', id, usedAt),
  }),
});
