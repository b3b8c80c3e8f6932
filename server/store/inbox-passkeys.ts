import { hasSession, lockAccount } from './inbox-accounts.ts';
import { writeAudit } from './inbox-audit.ts';
import { execute, insert, type QueryRunner, query, queryFirst, withRunner } from './statements.ts';
import type { ActorAndTime, StoredPasskey } from './store.ts';

type PasskeyRow = Omit<StoredPasskey, 'transports'> & { transports: string };

const toPasskey = ({ transports, ...row }: PasskeyRow) => ({
  ...row,
  transports: transports.split(' ').filter(Boolean),
});

function* listPasskeys(email: string) {
  const sql = 'SELECT * FROM passkeys WHERE email = $1 ORDER BY created_at, id';
  return (yield* query<PasskeyRow>(sql, email)).map(toPasskey);
}

function* readPasskey(id: string) {
  const row = yield* queryFirst<PasskeyRow>('SELECT * FROM passkeys WHERE id = $1', id);
  return row && toPasskey(row);
}

/** Returns false if the ID is taken or the session has ended. */
function* addPasskey(passkey: StoredPasskey, sessionId: string) {
  const { email, name, transports, createdAt } = passkey;
  yield* lockAccount(email);
  if (!(yield* hasSession(email, sessionId))) return false;
  const row = { ...passkey, transports: transports.join(' ') };
  if (!(yield* insert('passkeys', row, 'ON CONFLICT DO NOTHING'))) return false;
  yield* writeAudit(`Added the passkey “${name}”`, { by: email, at: createdAt });
  return true;
}

/**
 * Returns false if the passkey is gone, or if its counter did not grow, as for a copied passkey.
 * Synced passkeys may always send 0.
 */
function* recordPasskeyUse(id: string, counter: number, at: number) {
  const sql = `UPDATE passkeys SET counter = $2, last_used_at = $3
    WHERE id = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0))`;
  return (yield* execute(sql, id, counter, at)) > 0;
}

function* renamePasskey(email: string, id: string, name: string) {
  const sql = 'UPDATE passkeys SET name = $3 WHERE email = $1 AND id = $2';
  return (yield* execute(sql, email, id, name)) > 0;
}

function* removePasskey(id: string, actor: ActorAndTime) {
  const removed = yield* queryFirst<{ name: string }>(
    'DELETE FROM passkeys WHERE email = $1 AND id = $2 RETURNING name',
    actor.by,
    id,
  );
  if (removed === undefined) return false;
  yield* writeAudit(`Removed the passkey “${removed.name}”`, actor);
  return true;
}

/** `email` is null for a sign-in. */
type Challenge = { email: string | null; createdAt: number };

/** Also deletes expired challenges. */
function* addChallenge(hash: string, challenge: Challenge, ttlMs: number) {
  yield* execute('DELETE FROM challenges WHERE created_at < $1', challenge.createdAt - ttlMs);
  yield* insert('challenges', { hash, ...challenge });
}

const consumeChallenge = (hash: string) =>
  queryFirst<Challenge>('DELETE FROM challenges WHERE hash = $1 RETURNING email, created_at', hash);

export const passkeyStore = ({ autocommit, transaction }: QueryRunner) => ({
  ...withRunner(autocommit, { passkeys: listPasskeys, passkey: readPasskey }),
  ...withRunner(transaction, {
    addPasskey,
    recordPasskeyUse,
    renamePasskey,
    removePasskey,
    addChallenge,
    consumeChallenge,
  }),
});
