import type { Digest, Role } from '../domain.ts';
import { writeAudit } from './inbox-audit.ts';
import {
  execute,
  exists,
  insert,
  type QueryRunner,
  query,
  queryFirst,
  withRunner,
} from './statements.ts';
import type {
  ActorAndTime,
  SessionProof,
  StoredAccount,
  StoredLink,
  StoredSession,
} from './store.ts';

type AccountRow = Omit<StoredAccount, 'disabled'> & { disabled: number };

const SELECT_ACCOUNT = `SELECT email, role, digest, disabled, password, created_at, last_seen_at,
  (SELECT count(*) FROM passkeys WHERE passkeys.email = accounts.email) AS passkeys FROM accounts`;

const toAccount = (row: AccountRow) => ({ ...row, disabled: row.disabled !== 0 });

const hasAccounts = () => exists('SELECT 1 FROM accounts LIMIT 1');

function* listAccounts() {
  return (yield* query<AccountRow>(`${SELECT_ACCOUNT} ORDER BY email`)).map(toAccount);
}

function* readAccount(email: string) {
  const row = yield* queryFirst<AccountRow>(`${SELECT_ACCOUNT} WHERE email = $1`, email);
  return row && toAccount(row);
}

const roleWithArticle = { reader: 'a reader', editor: 'an editor', owner: 'an owner' };

function* addAccount(email: string, role: Role, actor: ActorAndTime) {
  const row = { email, role, digest: 'undecided', createdAt: actor.at };
  if (!(yield* insert('accounts', row, 'ON CONFLICT DO NOTHING'))) return false;
  yield* writeAudit(`Added ${email} as ${roleWithArticle[role]}`, actor);
  return true;
}

const OWNERS = "SELECT email FROM accounts WHERE role = 'owner' AND disabled = 0";
const OWNERS_WITH_CREDENTIAL = `${OWNERS}
  AND (password IS NOT NULL OR EXISTS (SELECT 1 FROM passkeys WHERE passkeys.email = accounts.email))`;

/** Makes concurrent calls wait. Call before changing an account, or adding a passkey or session. */
export const lockAccount = (email: string) =>
  queryFirst<Omit<AccountRow, 'passkeys'>>(
    'SELECT * FROM accounts WHERE email = $1 FOR UPDATE',
    email,
  );

/** Keeps the password, which a disabled account cannot use. */
function* endAccess(email: string) {
  for (const table of ['sessions', 'invitations', 'passkeys', 'challenges'])
    yield* execute(`DELETE FROM ${table} WHERE email = $1`, email);
}

/** Does not demote or disable the last owner unless `allowNoOwner`. */
function* changeAccount(
  email: string,
  { role, disabled, digest }: Partial<{ role: Role; disabled: boolean; digest: Digest }>,
  actor: ActorAndTime,
  { allowNoOwner = false } = {},
) {
  const couldRemoveOwner = disabled === true || (role !== undefined && role !== 'owner');
  // Locks the owners, so that two cannot demote each other. ORDER BY prevents deadlocks.
  const owners = couldRemoveOwner
    ? yield* query<{ email: string }>(`${OWNERS} ORDER BY email FOR UPDATE`)
    : [];
  const account = yield* lockAccount(email);
  if (account === undefined) return 'missing';
  if (!allowNoOwner && owners.some((owner) => owner.email === email)) {
    // Another owner must remain, with a credential if this owner has one.
    const withCredential = yield* query<{ email: string }>(OWNERS_WITH_CREDENTIAL);
    const hasCredential = withCredential.some((owner) => owner.email === email);
    if ((hasCredential ? withCredential : owners).length === 1) return 'last-owner';
  }
  yield* execute(
    'UPDATE accounts SET role = $2, digest = $3, disabled = $4 WHERE email = $1',
    email,
    role ?? account.role,
    digest ?? account.digest,
    Number(disabled ?? account.disabled),
  );
  if (disabled === true) yield* endAccess(email);
  if (disabled === true || digest === 'off')
    yield* execute("DELETE FROM messages WHERE email = $1 AND state = 'pending'", email);
  if (role !== undefined) yield* writeAudit(`Made ${email} ${roleWithArticle[role]}`, actor);
  if (disabled !== undefined)
    yield* writeAudit(`${disabled ? 'Disabled' : 'Enabled'} ${email}`, actor);
  return 'changed';
}

function* resetAccount(tokenHash: string, email: string, actor: ActorAndTime) {
  if ((yield* lockAccount(email)) === undefined) return false;
  yield* setPassword(email, null);
  yield* endAccess(email);
  yield* insert('invitations', { tokenHash, email, purpose: 'password', createdAt: actor.at });
  yield* writeAudit(`Reset the password of ${email}`, actor);
  return true;
}

function* deleteExpired(cutoffs: Record<'audit' | 'sessions' | 'invitations', number>) {
  yield* execute('DELETE FROM audit WHERE at < $1', cutoffs.audit);
  for (const table of ['sessions', 'invitations'] as const)
    yield* execute(`DELETE FROM ${table} WHERE created_at < $1`, cutoffs[table]);
}

/** Also ends the account's sessions except `keptSessionId`. CAST, because '' is not a `uuid`. */
function* setPassword(email: string, hash: string | null, keptSessionId = '') {
  yield* execute('UPDATE accounts SET password = $2 WHERE email = $1', email, hash);
  const sql = 'DELETE FROM sessions WHERE email = $1 AND CAST(id AS text) <> $2';
  yield* execute(sql, email, keptSessionId);
}

function* changePassword(
  { id, email }: StoredSession,
  verifiedPasswordHash: string | null,
  newPasswordHash: string,
  at: number,
) {
  const account = yield* lockAccount(email);
  if (account?.password !== verifiedPasswordHash || !(yield* hasSession(email, id))) return false;
  yield* setPassword(email, newPasswordHash, id);
  yield* writeAudit('Changed the password', { by: email, at });
  return true;
}

/** The table `invitations` contains all one-time links. */
function* replaceLink(tokenHash: string, link: StoredLink) {
  yield* execute('DELETE FROM invitations WHERE email = $1', link.email);
  yield* insert('invitations', { tokenHash, ...link });
}

const readLink = (tokenHash: string) =>
  queryFirst<StoredLink>(
    'SELECT email, purpose, created_at FROM invitations WHERE token_hash = $1',
    tokenHash,
  );

function* startSession(session: StoredSession, proof: SessionProof, previousTokenHash?: string) {
  const { email, createdAt } = session;
  const account = yield* lockAccount(email);
  if (account === undefined || account.disabled !== 0) return false;
  const auditEntry = yield* checkProof(proof, email, account.password);
  if (auditEntry === undefined) return false;
  if ('linkHash' in proof && proof.newPasswordHash !== null)
    yield* setPassword(email, proof.newPasswordHash);
  if (previousTokenHash !== undefined)
    yield* execute('DELETE FROM sessions WHERE token_hash = $1', previousTokenHash);
  yield* insert('sessions', session);
  yield* setAccountLastSeen(email, createdAt);
  yield* writeAudit(auditEntry, { by: email, at: createdAt });
  return true;
}

/** Returns the audit entry if the proof is valid. Uses up a one-time link. */
function* checkProof(proof: SessionProof, email: string, storedHash: string | null) {
  if ('verifiedPasswordHash' in proof)
    return storedHash === proof.verifiedPasswordHash ? 'Signed in' : undefined;
  if ('passkeyId' in proof) {
    const sql = 'SELECT 1 FROM passkeys WHERE id = $1 AND email = $2';
    return (yield* exists(sql, proof.passkeyId, email)) ? 'Signed in with a passkey' : undefined;
  }
  const sql = 'DELETE FROM invitations WHERE token_hash = $1 AND email = $2';
  if ((yield* execute(sql, proof.linkHash, email)) === 0) return undefined;
  return proof.newPasswordHash === null
    ? 'Signed in by a one-time link'
    : 'Set a password by a one-time link and signed in';
}

/** Call after `lockAccount`. */
export const hasSession = (email: string, id: string) =>
  exists('SELECT 1 FROM sessions WHERE email = $1 AND id = $2', email, id);

function* readSession(tokenHash: string) {
  const session = yield* queryFirst<StoredSession>(
    'SELECT * FROM sessions WHERE token_hash = $1',
    tokenHash,
  );
  const account = session && (yield* readAccount(session.email));
  return account && { session, account };
}

const listSessions = (email: string) =>
  query<StoredSession>('SELECT * FROM sessions WHERE email = $1 ORDER BY last_seen_at DESC', email);

const setAccountLastSeen = (email: string, at: number) =>
  execute('UPDATE accounts SET last_seen_at = $2 WHERE email = $1', email, at);

function* updateLastSeen({ tokenHash, email }: StoredSession, at: number) {
  // Locks the account first, as `lockAccount` does, to prevent deadlocks.
  yield* setAccountLastSeen(email, at);
  yield* execute('UPDATE sessions SET last_seen_at = $2 WHERE token_hash = $1', tokenHash, at);
}

/** CAST, because `id` may not be a `uuid`. */
function* endSession(email: string, id: string) {
  const sql = 'DELETE FROM sessions WHERE email = $1 AND CAST(id AS text) = $2';
  return (yield* execute(sql, email, id)) > 0;
}

export const accountStore = ({ autocommit, transaction }: QueryRunner) => ({
  ...withRunner(autocommit, {
    hasAccounts,
    accounts: listAccounts,
    account: readAccount,
    link: readLink,
    session: readSession,
    sessions: listSessions,
  }),
  ...withRunner(transaction, {
    addAccount,
    changeAccount,
    resetAccount,
    changePassword,
    replaceLink,
    startSession,
    updateLastSeen,
    endSession,
    deleteExpired,
  }),
});
