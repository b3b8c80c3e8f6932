import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { InboxStore, StoredAccount, StoredInvitation, StoredSession } from '../store/inbox-store.ts';
import { newLeadId } from '../store/lead-id.ts';
import { createPasskeys } from './passkeys.ts';
import { hashPassword, isBusy, isPassword, passwordProblem } from './passwords.ts';
import type { SignInLimit } from './sign-in-limit.ts';
import { newToken, tokenHash } from './tokens.ts';

const HOUR_MS = 60 * 60 * 1000;
const IDLE_MS = 12 * HOUR_MS;
/** The longest a session lasts, a link opens, and an entry of the audit log is kept. */
export const SESSION_MS = 30 * 24 * HOUR_MS;
export const LINK_MS = 24 * HOUR_MS;
export const AUDIT_MS = 365 * 24 * HOUR_MS;
/** A session's last use is noted this often, so that reading does not write. */
const TOUCH_MS = 60_000;

export type SignedIn = { session: StoredSession; account: StoredAccount };
/** `token`: what the browser keeps. */
export type Started = SignedIn & { token: string };
export type SignInResult = { kind: 'in'; started: Started } | { kind: 'wrong' } | { kind: 'slowed'; waitMs: number };

export type Accounts = ReturnType<typeof createAccounts>;

/** An address as accounts are found by. */
export const accountEmail = (text: string): string => text.replaceAll('\0', '').trim().toLowerCase();

/** Whether a moment lies within a time before now. One far after it was noted while the clock was ahead, and is not believed. */
const isWithin = (at: number, lengthMs: number, now: number) => Math.abs(now - at) < lengthMs;

/** Accounts of the inbox: passwords, one-time links and sessions. */
export function createAccounts({ store, limit, now = Date.now }: { store: InboxStore; limit: SignInLimit; now?: () => number }) {
  let someone = false;
  const passkeys = createPasskeys({ store, now });

  const start = async (email: string, userAgent: string): Promise<Started | undefined> => {
    const token = newToken();
    const session = { id: newLeadId(now()), tokenHash: tokenHash(token), email, createdAt: now(), lastSeenAt: now(), userAgent: userAgent.slice(0, 300) };
    await store.startSession(session);
    const account = await store.account(email);
    return account && { session, account, token };
  };

  const findInvitation = async (token: string): Promise<(StoredInvitation & { account: StoredAccount }) | undefined> => {
    const invitation = await store.invitation(tokenHash(token));
    if (invitation === undefined || !isWithin(invitation.createdAt, LINK_MS, now())) return undefined;
    const account = await store.account(invitation.email);
    return account === undefined || account.disabled ? undefined : { ...invitation, account };
  };

  /** Whether a password is an account's, slowed as a sign-in is. @returns a sentence where it is not */
  const confirm = async (account: StoredAccount, password: string, address: string): Promise<string | undefined> => {
    const waitMs = limit.waitMs(account.email, address);
    if (waitMs > 0) return `Too many tries. Try again in ${Math.ceil(waitMs / 1000)} seconds.`;
    limit.failed(account.email, address);
    if (!(await isPassword(password, account.password))) return 'The current password is wrong.';
    limit.succeeded(account.email, address);
    return undefined;
  };

  return {
    confirm,
    passkeys,

    /** Whether there is an inbox: since the first account was made. */
    async exist(): Promise<boolean> {
      someone ||= await store.hasAccounts();
      return someone;
    },

    /** Starts a session by password. What is wrong is never said, and looking takes as long whatever it is. */
    async signIn(email: string, password: string, { address, userAgent }: { address: string; userAgent: string }): Promise<SignInResult> {
      const waitMs = isBusy() ? 1000 : limit.waitMs(email, address);
      if (waitMs > 0) return { kind: 'slowed', waitMs };
      limit.failed(email, address);
      const account = await store.account(email);
      const right = await isPassword(password, account?.disabled === false ? account.password : null);
      const started = right ? await start(email, userAgent) : undefined;
      if (started === undefined) return { kind: 'wrong' };
      limit.succeeded(email, address);
      return { kind: 'in', started };
    },

    /** Starts a session by passkey, slowed as by password: by the key's account, or by the key itself where it is nobody's. @param origin the inbox's */
    async signInByPasskey(
      response: AuthenticationResponseJSON,
      { origin, address, userAgent }: { origin: string; address: string; userAgent: string },
    ): Promise<SignInResult> {
      const passkey = await store.passkey(response.id);
      const whose = passkey?.email ?? `passkey ${response.id}`;
      const waitMs = limit.waitMs(whose, address);
      if (waitMs > 0) return { kind: 'slowed', waitMs };
      limit.failed(whose, address);
      const right = await passkeys.isSignedBy(passkey, response, origin);
      const account = right && passkey ? await store.account(passkey.email) : undefined;
      const started = account?.disabled === false ? await start(account.email, userAgent) : undefined;
      if (started === undefined) return { kind: 'wrong' };
      limit.succeeded(whose, address);
      return { kind: 'in', started };
    },

    /** Makes a one-time link's token; the account's earlier links end. */
    async invite(email: string, purpose: StoredInvitation['purpose'] = 'password'): Promise<string> {
      const token = newToken();
      await store.invite(tokenHash(token), { email, purpose, createdAt: now() });
      return token;
    },

    /** Ends an account's password and sessions, and makes the link by which a new password is set. */
    async reset(email: string): Promise<string> {
      await store.changeAccount(email, { password: null });
      await store.endSessions(email, { exceptId: null });
      return this.invite(email);
    },

    /** The account a link is for, while it is good. */
    async invitation(token: string, purpose: StoredInvitation['purpose'] = 'password'): Promise<StoredAccount | undefined> {
      const found = await findInvitation(token);
      return found?.purpose === purpose ? found.account : undefined;
    },

    /** Sets a password by a link and signs in. @returns a sentence where the password may not be taken, undefined where the link is not good */
    async accept(token: string, password: string, userAgent: string): Promise<Started | string | undefined> {
      const account = await this.invitation(token);
      if (account === undefined) return undefined;
      const problem = await passwordProblem(password, account.email);
      if (problem !== undefined) return problem;
      // Of two that use a link at once, one gets the account.
      const email = await store.acceptInvitation(tokenHash(token), await hashPassword(password));
      return email === undefined ? undefined : start(email, userAgent);
    },

    /** Starts a session by a link made for it. */
    async acceptSignIn(token: string, userAgent: string): Promise<Started | undefined> {
      if ((await this.invitation(token, 'sign-in')) === undefined) return undefined;
      const email = await store.acceptInvitation(tokenHash(token), null);
      return email === undefined ? undefined : start(email, userAgent);
    },

    /** Who a session's token belongs to, while it is good. @param touch whether this is a use of it */
    async signedIn(token: string | undefined, touch = true): Promise<SignedIn | undefined> {
      if (token === undefined || token.length > 100) return undefined;
      const found = await store.session(tokenHash(token));
      if (found === undefined || found.account.disabled) return undefined;
      const { createdAt, lastSeenAt } = found.session;
      if (!isWithin(createdAt, SESSION_MS, now()) || !isWithin(lastSeenAt, IDLE_MS, now())) return undefined;
      if (touch && Math.abs(now() - lastSeenAt) > TOUCH_MS) await store.touchSession(found.session.tokenHash, now());
      return found;
    },

    /** Changes one's own password; every other session ends. @returns a sentence where it may not be taken */
    async changePassword({ account, session }: SignedIn, { current, next }: { current: string; next: string }, address: string): Promise<string | undefined> {
      const problem = (await confirm(account, current, address)) ?? (await passwordProblem(next, account.email));
      if (problem !== undefined) return problem;
      await store.changeAccount(account.email, { password: await hashPassword(next) });
      await store.endSessions(account.email, { exceptId: session.id });
      return undefined;
    },
  };
}
