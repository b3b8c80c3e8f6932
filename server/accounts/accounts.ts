import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { pluralize } from '../pluralize.ts';
import type {
  ActorAndTime,
  LeadStore,
  SessionProof,
  StoredAccount,
  StoredLink,
  StoredSession,
} from '../store/store.ts';
import { uuidv7 } from '../store/uuid.ts';
import { createPasskeys } from './passkeys.ts';
import { hashPassword, isHashQueueFull, passwordProblem, verifyPassword } from './passwords.ts';
import { createDeviceIds, createSignInLimit } from './sign-in-limit.ts';
import { hashToken, randomToken } from './tokens.ts';

const HOUR_MS = 60 * 60 * 1000;
const MAX_IDLE_MS = 12 * HOUR_MS;
export const SESSION_TTL_MS = 30 * 24 * HOUR_MS;
export const LINK_TTL_MS = 24 * HOUR_MS;
export const AUDIT_TTL_MS = 365 * 24 * HOUR_MS;
const LAST_SEEN_INTERVAL_MS = 60_000;

export type AuthSession = { session: StoredSession; account: StoredAccount };
export type Client = {
  clientIp: string;
  userAgent: string;
  sessionToken: string | undefined;
  deviceCookie: string | undefined;
};
export type NewSession = AuthSession & { token: string; deviceCookie: string };
/** Undefined if rejected. With `waitMs`: not checked; try again later. */
export type SignInResult = NewSession | { waitMs: number } | undefined;

export type AccountService = ReturnType<typeof createAccountService>;

export function createAccountService({ store: { inbox, secrets, limits } }: { store: LeadStore }) {
  let hasAccounts = false;
  const passkeys = createPasskeys(inbox);
  const signInLimit = createSignInLimit(limits);
  const deviceIds = createDeviceIds(secrets);

  /** Also false for a time far in the future, which a wrong clock has set. */
  const isRecent = (time: number, withinMs: number) => Math.abs(Date.now() - time) < withinMs;

  const toAttempt = async (email: string, { clientIp, deviceCookie }: Client) => ({
    email,
    clientIp,
    device: await deviceIds.verify(deviceCookie, email),
  });

  const startSession = async (
    email: string,
    proof: SessionProof,
    { userAgent, sessionToken: previousToken }: Client,
  ) => {
    const token = randomToken();
    const createdAt = Date.now();
    const session = {
      id: uuidv7(createdAt),
      tokenHash: hashToken(token),
      email,
      createdAt,
      lastSeenAt: createdAt,
      userAgent: userAgent.slice(0, 300),
    };
    const replacedHash = previousToken && hashToken(previousToken);
    if (!(await inbox.startSession(session, proof, replacedHash))) return undefined;
    const account = await inbox.account(email);
    return account && { session, account, token, deviceCookie: await deviceIds.issue(email) };
  };

  const accountOfLink = async (token: string, purpose: StoredLink['purpose'] = 'password') => {
    const link = await inbox.link(hashToken(token));
    if (link?.purpose !== purpose || !isRecent(link.createdAt, LINK_TTL_MS)) return undefined;
    const account = await inbox.account(link.email);
    return account?.disabled ? undefined : account;
  };

  const currentPasswordProblem = async (
    account: StoredAccount,
    password: string,
    client: Client,
  ) => {
    const attempt = await toAttempt(account.email, client);
    const waitMs = await signInLimit.consume(attempt);
    if (waitMs > 0)
      return `Too many tries. Try again in ${pluralize(Math.ceil(waitMs / 1000), 'second')}.`;
    if ((await verifyPassword(password, account.password)) === null)
      return 'The current password is wrong.';
    await signInLimit.refund(attempt);
    return undefined;
  };

  return {
    accountOfLink,
    currentPasswordProblem,
    passkeys,

    async hasAny() {
      hasAccounts ||= await inbox.hasAccounts();
      return hasAccounts;
    },

    async signIn(email: string, password: string, client: Client) {
      const attempt = await toAttempt(email, client);
      const waitMs = isHashQueueFull() ? 1000 : await signInLimit.consume(attempt);
      if (waitMs > 0) return { waitMs };
      const account = await inbox.account(email);
      const verifiedPasswordHash = await verifyPassword(
        password,
        account?.disabled === false ? account.password : null,
      );
      if (verifiedPasswordHash === null) return undefined;
      const session = await startSession(email, { verifiedPasswordHash }, client);
      if (session !== undefined) await signInLimit.refund(attempt);
      return session;
    },

    /** Counts passkey tries separately, so that wrong passwords do not block passkeys. */
    async signInByPasskey(response: AuthenticationResponseJSON, origin: string, client: Client) {
      const name = `passkey client ${client.clientIp}`;
      const waitMs = await limits.consume([{ name, freeTries: 20, maxWaitMs: 15 * 60_000 }]);
      if (waitMs > 0) return { waitMs };
      const passkey = await inbox.passkey(response.id);
      if (!passkey || !(await passkeys.verifyAndRecordUse(passkey, response, origin)))
        return undefined;
      const session = await startSession(passkey.email, { passkeyId: passkey.id }, client);
      if (session !== undefined) await limits.refund({ decrement: [name] });
      return session;
    },

    async newLinkToken(email: string, purpose: StoredLink['purpose'] = 'password') {
      const token = randomToken();
      await inbox.replaceLink(hashToken(token), { email, purpose, createdAt: Date.now() });
      return token;
    },

    /**
     * Removes password, passkeys and sessions. Returns the token of a link that sets a new
     * password, if the account exists.
     */
    async reset(email: string, actor: ActorAndTime) {
      const token = randomToken();
      return (await inbox.resetAccount(hashToken(token), email, actor)) ? token : undefined;
    },

    /** Returns a session, a message for a rejected password, or undefined for an invalid link. */
    async setPasswordByLink(token: string, password: string, client: Client) {
      const account = await accountOfLink(token);
      if (account === undefined) return undefined;
      const problem = await passwordProblem(password, account.email);
      if (problem !== undefined) return problem;
      const proof = { linkHash: hashToken(token), newPasswordHash: await hashPassword(password) };
      return startSession(account.email, proof, client);
    },

    async signInByLink(token: string, client: Client) {
      const account = await accountOfLink(token, 'sign-in');
      const proof = { linkHash: hashToken(token), newPasswordHash: null };
      return account && startSession(account.email, proof, client);
    },

    async authenticate(token: string | undefined, { recordsUse = true } = {}) {
      if (token === undefined || token.length > 100) return undefined;
      const signedIn = await inbox.session(hashToken(token));
      if (signedIn === undefined || signedIn.account.disabled) return undefined;
      const { createdAt, lastSeenAt } = signedIn.session;
      if (!isRecent(createdAt, SESSION_TTL_MS) || !isRecent(lastSeenAt, MAX_IDLE_MS))
        return undefined;
      if (recordsUse && !isRecent(lastSeenAt, LAST_SEEN_INTERVAL_MS))
        await inbox.updateLastSeen(signedIn.session, Date.now());
      return signedIn;
    },

    /** Returns the problem, if any. */
    async changePassword(
      { account, session }: AuthSession,
      { current, next }: { current: string; next: string },
      client: Client,
    ) {
      const problem =
        (await currentPasswordProblem(account, current, client)) ??
        (await passwordProblem(next, account.email));
      if (problem !== undefined) return problem;
      const hash = await hashPassword(next);
      const changed = await inbox.changePassword(session, account.password, hash, Date.now());
      return changed
        ? undefined
        : 'Not changed: the password was changed elsewhere, or this session has ended. Sign in again.';
    },
  };
}
