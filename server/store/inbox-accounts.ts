import type { AuditEntry, AuditPage, Digest, Role } from '../inbox/api.ts';
import { isId } from './inbox-rows.ts';
import type { AccountChanges, Actor, StoredAccount, StoredInvitation, StoredSession } from './inbox-store.ts';
import { newLeadId } from './lead-id.ts';
import { ask, type Parameter, type Statements } from './statements.ts';

type AccountRow = Omit<StoredAccount, 'disabled'> & { disabled: number };

const ACCOUNT = `accounts.email, role, digest, digest_at AS "digestAt", disabled, password, accounts.created_at AS "createdAt", accounts.last_seen_at AS "lastSeenAt",
  (SELECT count(*) FROM passkeys WHERE passkeys.email = accounts.email) AS passkeys`;
const SESSION = `sessions.id, token_hash AS "tokenHash", sessions.email, sessions.created_at AS "createdAt", sessions.last_seen_at AS "lastSeenAt", user_agent AS "userAgent"`;

const toAccount = (row: AccountRow): StoredAccount => ({ ...row, disabled: row.disabled !== 0 });

export function* hasAccounts(): Statements<boolean> {
  return (yield* ask('SELECT 1 FROM accounts LIMIT 1')).length > 0;
}

export function* listAccounts(): Statements<StoredAccount[]> {
  return (yield* ask<AccountRow>(`SELECT ${ACCOUNT} FROM accounts ORDER BY accounts.email`)).map(toAccount);
}

export function* readAccount(email: string): Statements<StoredAccount | undefined> {
  return (yield* ask<AccountRow>(`SELECT ${ACCOUNT} FROM accounts WHERE email = $1`, email)).map(toAccount)[0];
}

export function* addAccount(email: string, role: Role, at: number): Statements<boolean> {
  const sql = 'INSERT INTO accounts (email, role, created_at) VALUES ($1, $2, $3) ON CONFLICT (email) DO NOTHING RETURNING email';
  return (yield* ask(sql, email, role, at)).length > 0;
}

/** @param lock ends a SELECT whose rows are to stay as they are: two owners who demote each other would leave none */
export function* changeAccount(
  lock: string,
  email: string,
  { role, disabled, digest, password }: AccountChanges,
  lastOwner: 'guarded' | 'free' = 'guarded',
): Statements<'changed' | 'missing' | 'last-owner'> {
  const owners = yield* ask<{ email: string }>(`SELECT email FROM accounts WHERE role = 'owner' AND disabled = 0${lock}`);
  const [now] = yield* ask<{ role: Role; digest: Digest; disabled: number; password: string | null }>(
    `SELECT role, digest, disabled, password FROM accounts WHERE email = $1${lock}`,
    email,
  );
  if (now === undefined) return 'missing';
  const leaves = disabled === true || (role !== undefined && role !== 'owner');
  if (lastOwner === 'guarded' && leaves && owners.length === 1 && owners[0]?.email === email) return 'last-owner';
  const values: Parameter[] = [role ?? now.role, digest ?? now.digest, Number(disabled ?? now.disabled !== 0), password === undefined ? now.password : password];
  yield* ask('UPDATE accounts SET role = $2, digest = $3, disabled = $4, password = $5 WHERE email = $1', email, ...values);
  if (disabled === true) {
    yield* ask('DELETE FROM sessions WHERE email = $1', email);
    yield* ask('DELETE FROM invitations WHERE email = $1', email);
  }
  if (disabled === true || password === null) yield* ask('DELETE FROM passkeys WHERE email = $1', email);
  return 'changed';
}

export function* invite(tokenHash: string, { email, purpose, createdAt }: StoredInvitation): Statements<void> {
  yield* ask('DELETE FROM invitations WHERE email = $1', email);
  yield* ask('INSERT INTO invitations (token_hash, email, purpose, created_at) VALUES ($1, $2, $3, $4)', tokenHash, email, purpose, createdAt);
}

export function* readInvitation(tokenHash: string): Statements<StoredInvitation | undefined> {
  return (yield* ask<StoredInvitation>(`SELECT email, purpose, created_at AS "createdAt" FROM invitations WHERE token_hash = $1`, tokenHash))[0];
}

export function* acceptInvitation(tokenHash: string, password: string | null): Statements<string | undefined> {
  const [used] = yield* ask<{ email: string }>('DELETE FROM invitations WHERE token_hash = $1 RETURNING email', tokenHash);
  if (used === undefined) return undefined;
  if (password !== null) {
    yield* ask('UPDATE accounts SET password = $2 WHERE email = $1', used.email, password);
    yield* ask('DELETE FROM sessions WHERE email = $1', used.email);
  }
  return used.email;
}

export function* startSession({ id, tokenHash, email, createdAt, lastSeenAt, userAgent }: StoredSession): Statements<void> {
  const sql = 'INSERT INTO sessions (token_hash, id, email, created_at, last_seen_at, user_agent) VALUES ($1, $2, $3, $4, $5, $6)';
  yield* ask(sql, tokenHash, id, email, createdAt, lastSeenAt, userAgent);
  yield* ask('UPDATE accounts SET last_seen_at = $2 WHERE email = $1', email, lastSeenAt);
}

export function* readSession(tokenHash: string): Statements<{ session: StoredSession; account: StoredAccount } | undefined> {
  const [session] = yield* ask<StoredSession>(`SELECT ${SESSION} FROM sessions WHERE token_hash = $1`, tokenHash);
  if (session === undefined) return undefined;
  const account = yield* readAccount(session.email);
  return account && { session, account };
}

export function* listSessions(email: string): Statements<StoredSession[]> {
  return yield* ask<StoredSession>(`SELECT ${SESSION} FROM sessions WHERE email = $1 ORDER BY sessions.last_seen_at DESC`, email);
}

export function* touchSession(tokenHash: string, at: number): Statements<void> {
  const [session] = yield* ask<{ email: string }>('UPDATE sessions SET last_seen_at = $2 WHERE token_hash = $1 RETURNING email', tokenHash, at);
  if (session !== undefined) yield* ask('UPDATE accounts SET last_seen_at = $2 WHERE email = $1', session.email, at);
}

export function* endSessions(email: string, which: { id: string } | { exceptId: string | null }): Statements<number> {
  const id = 'id' in which ? which.id : which.exceptId;
  if (id === null) return (yield* ask('DELETE FROM sessions WHERE email = $1 RETURNING id', email)).length;
  if (!isId(id)) return 0;
  return (yield* ask(`DELETE FROM sessions WHERE email = $1 AND id ${'id' in which ? '=' : '<>'} $2 RETURNING id`, email, id)).length;
}

/** A time after `at` was set by a clock that was ahead. */
export function* claimDigest(email: string, at: number, unlessSince: number): Statements<boolean> {
  const sql = 'UPDATE accounts SET digest_at = $2 WHERE email = $1 AND (digest_at < $3 OR digest_at > $2) RETURNING email';
  return (yield* ask(sql, email, at, unlessSince)).length > 0;
}

export function* writeAudit(what: string, { by, at }: Actor): Statements<void> {
  yield* ask('INSERT INTO audit (id, at, author, what) VALUES ($1, $2, $3, $4)', newLeadId(at), at, by, what);
}

export function* auditPage(before: string | undefined, limit: number): Statements<AuditPage> {
  if (before !== undefined && !isId(before)) return { entries: [], next: null };
  const from = before === undefined ? '' : 'WHERE id < $2';
  const sql = `SELECT id, at, author AS "by", what FROM audit ${from} ORDER BY id DESC LIMIT $1`;
  const rows = yield* ask<AuditEntry>(sql, limit + 1, ...(before === undefined ? [] : [before]));
  const entries = rows.slice(0, limit);
  return { entries, next: rows.length > limit ? (entries.at(-1)?.id ?? null) : null };
}

export function* tidy(before: { audit: number; sessions: number; invitations: number }): Statements<void> {
  yield* ask('DELETE FROM audit WHERE at < $1', before.audit);
  yield* ask('DELETE FROM sessions WHERE created_at < $1', before.sessions);
  yield* ask('DELETE FROM invitations WHERE created_at < $1', before.invitations);
}
