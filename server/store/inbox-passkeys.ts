import type { StoredPasskey } from './inbox-store.ts';
import { ask, type Statements } from './statements.ts';

type PasskeyRow = Omit<StoredPasskey, 'transports'> & { transports: string };

const PASSKEY = `id, email, name, public_key AS "publicKey", counter, transports, created_at AS "createdAt", last_used_at AS "lastUsedAt"`;
const toPasskey = ({ transports, ...row }: PasskeyRow): StoredPasskey => ({ ...row, transports: transports.split(' ').filter(Boolean) });

export function* listPasskeys(email: string): Statements<StoredPasskey[]> {
  return (yield* ask<PasskeyRow>(`SELECT ${PASSKEY} FROM passkeys WHERE email = $1 ORDER BY created_at, id`, email)).map(toPasskey);
}

export function* readPasskey(id: string): Statements<StoredPasskey | undefined> {
  return (yield* ask<PasskeyRow>(`SELECT ${PASSKEY} FROM passkeys WHERE id = $1`, id)).map(toPasskey)[0];
}

export function* addPasskey({ id, email, name, publicKey, counter, transports, createdAt }: StoredPasskey): Statements<boolean> {
  const sql = `INSERT INTO passkeys (id, email, name, public_key, counter, transports, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
    ON CONFLICT (id) DO NOTHING RETURNING id`;
  return (yield* ask(sql, id, email, name, publicKey, counter, transports.join(' '), createdAt)).length > 0;
}

/** Keys that are kept in several places count nothing and always show 0. */
export function* notePasskeyUse(id: string, counter: number, at: number): Statements<boolean> {
  const sql = 'UPDATE passkeys SET counter = $2, last_used_at = $3 WHERE id = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0)) RETURNING id';
  return (yield* ask(sql, id, counter, at)).length > 0;
}

export function* renamePasskey(email: string, id: string, name: string): Statements<boolean> {
  return (yield* ask('UPDATE passkeys SET name = $3 WHERE email = $1 AND id = $2 RETURNING id', email, id, name)).length > 0;
}

export function* removePasskey(email: string, id: string): Statements<string | undefined> {
  return (yield* ask<{ name: string }>('DELETE FROM passkeys WHERE email = $1 AND id = $2 RETURNING name', email, id))[0]?.name;
}

export function* addChallenge(hash: string, email: string | null, at: number, forgetBefore: number): Statements<void> {
  yield* ask('DELETE FROM challenges WHERE created_at < $1', forgetBefore);
  yield* ask('INSERT INTO challenges (hash, email, created_at) VALUES ($1, $2, $3)', hash, email, at);
}

export function* takeChallenge(hash: string): Statements<{ email: string | null; createdAt: number } | undefined> {
  const sql = 'DELETE FROM challenges WHERE hash = $1 RETURNING email, created_at AS "createdAt"';
  return (yield* ask<{ email: string | null; createdAt: number }>(sql, hash))[0];
}
