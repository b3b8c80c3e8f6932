import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type {
  Actor,
  LeadStore,
  SessionProof,
  StoredAccount,
  StoredInvitation,
  StoredSession,
} from '../store/store.ts';
import { uuidv7 } from '../store/uuid.ts';
import { createPasskeys } from './passkeys.ts';
import { hashPassword, isBusy, isPassword, passwordProblem } from './passwords.ts';
import { type Attempt, createDevices, createSignInLimit } from './sign-in-limit.ts';
import { newToken, tokenHash } from './tokens.ts';

const HOUR_MS = 60 * 60 * 1000;
const IDLE_MS = 12 * HOUR_MS;
export const SESSION_MS = 30 * 24 * HOUR_MS;
export const LINK_MS = 24 * HOUR_MS;
export const AUDIT_MS = 365 * 24 * HOUR_MS;
/** Interval for recording a session's last use, so that most requests only read. */
const TOUCH_MS = 60_000;

export type SignedIn = { session: StoredSession; account: StoredAccount };
export type Client = {
  network: string;
  userAgent: string;
  token: string | undefined;
  device: string | undefined;
};
export type Started = SignedIn & { token: string; device: string };
export type SignInResult =
  | { kind: 'in'; started: Started }
  | { kind: 'wrong' }
  | { kind: 'slowed'; waitMs: number };

export type Accounts = ReturnType<typeof createAccounts>;

export function createAccounts({
  store: { inbox: store, shared, limits },
  now = Date.now,
}: {
  store: Pick<LeadStore, 'inbox' | 'shared' | 'limits'>;
  now?: () => number;
}) {
  let exists = false;
  const passkeys = createPasskeys({ store, now });
  const limit = createSignInLimit(limits);
  const devices = createDevices(shared);

  /** Rejects times far in the future too, which were recorded while the clock was ahead. */
  const isWithin = (at: number, lengthMs: number) => Math.abs(now() - at) < lengthMs;

  const attemptOf = async (email: string, { network, device }: Client): Promise<Attempt> => ({
    email,
    network,
    device: await devices.idOf(device, email),
  });

  const start = async (
    email: string,
    proof: SessionProof,
    { userAgent, token: before }: Client,
  ) => {
    const token = newToken();
    const session = {
      id: uuidv7(now()),
      tokenHash: tokenHash(token),
      email,
      createdAt: now(),
      lastSeenAt: now(),
      userAgent: userAgent.slice(0, 300),
    };
    const ends = before === undefined ? undefined : tokenHash(before);
    if (!(await store.startSession(session, proof, ends))) return undefined;
    const account = await store.account(email);
    return account && { session, account, token, device: await devices.mark(email) };
  };

  const invitation = async (token: string, purpose: StoredInvitation['purpose'] = 'password') => {
    const found = await store.invitation(tokenHash(token));
    if (found?.purpose !== purpose || !isWithin(found.createdAt, LINK_MS)) return undefined;
    const account = await store.account(found.email);
    return account?.disabled ? undefined : account;
  };

  const verifyPassword = async (account: StoredAccount, password: string, client: Client) => {
    const attempt = await attemptOf(account.email, client);
    const waitMs = await limit.attempt(attempt);
    if (waitMs > 0) return `Too many tries. Try again in ${Math.ceil(waitMs / 1000)} seconds.`;
    if (!(await isPassword(password, account.password))) return 'The current password is wrong.';
    await limit.succeeded(attempt);
    return undefined;
  };

  return {
    invitation,
    verifyPassword,
    passkeys,

    async exist() {
      exists ||= await store.hasAccounts();
      return exists;
    },

    async signIn(email: string, password: string, client: Client): Promise<SignInResult> {
      const attempt = await attemptOf(email, client);
      const waitMs = isBusy() ? 1000 : await limit.attempt(attempt);
      if (waitMs > 0) return { kind: 'slowed', waitMs };
      const account = await store.account(email);
      const checked = account?.disabled === false ? account.password : null;
      const isRight = await isPassword(password, checked);
      const started =
        isRight && checked !== null ? await start(email, { checked }, client) : undefined;
      if (started === undefined) return { kind: 'wrong' };
      await limit.succeeded(attempt);
      return { kind: 'in', started };
    },

    /**
     * Limits tries per network only. Signatures cannot be guessed, and failed passwords must not block
     * passkeys.
     */
    async signInByPasskey(
      response: AuthenticationResponseJSON,
      origin: string,
      client: Client,
    ): Promise<SignInResult> {
      const what = `passkey network ${client.network}`;
      const waitMs = await limits.attempt([{ name: what, free: 20, longestMs: 15 * 60_000 }]);
      if (waitMs > 0) return { kind: 'slowed', waitMs };
      const passkey = await store.passkey(response.id);
      const started =
        passkey && (await passkeys.isSignedBy(passkey, response, origin))
          ? await start(passkey.email, { passkey: passkey.id }, client)
          : undefined;
      if (started === undefined) return { kind: 'wrong' };
      await limits.succeed([], [what]);
      return { kind: 'in', started };
    },

    async invite(email: string, purpose: StoredInvitation['purpose'] = 'password') {
      const token = newToken();
      await store.invite(tokenHash(token), { email, purpose, createdAt: now() });
      return token;
    },

    async reset(email: string, actor: Actor) {
      const token = newToken();
      return (await store.resetAccount(tokenHash(token), email, actor)) ? token : undefined;
    },

    async accept(
      token: string,
      password: string,
      client: Client,
    ): Promise<Started | string | undefined> {
      const account = await invitation(token);
      if (account === undefined) return undefined;
      const problem = await passwordProblem(password, account.email);
      if (problem !== undefined) return problem;
      const proof = { invitation: tokenHash(token), password: await hashPassword(password) };
      return start(account.email, proof, client);
    },

    async acceptSignIn(token: string, client: Client) {
      const account = await invitation(token, 'sign-in');
      return (
        account && start(account.email, { invitation: tokenHash(token), password: null }, client)
      );
    },

    async signedIn(token: string | undefined, touch = true) {
      if (token === undefined || token.length > 100) return undefined;
      const found = await store.session(tokenHash(token));
      if (found === undefined || found.account.disabled) return undefined;
      const { createdAt, lastSeenAt } = found.session;
      if (!isWithin(createdAt, SESSION_MS) || !isWithin(lastSeenAt, IDLE_MS)) return undefined;
      if (touch && !isWithin(lastSeenAt, TOUCH_MS))
        await store.touchSession(found.session.tokenHash, now());
      return found;
    },

    async changePassword(
      { account, session }: SignedIn,
      { current, next }: { current: string; next: string },
      client: Client,
    ) {
      const problem =
        (await verifyPassword(account, current, client)) ??
        (await passwordProblem(next, account.email));
      if (problem !== undefined) return problem;
      const hash = await hashPassword(next);
      const changed = await store.changePassword(session, account.password, hash, now());
      return changed ? undefined : 'The password was changed or reset meanwhile. Sign in again.';
    },
  };
}
