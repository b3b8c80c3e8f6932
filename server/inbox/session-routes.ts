import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts, SignedIn, Started } from '../accounts/accounts.ts';
import type { Settings } from '../settings.ts';
import type { InboxStore, StoredAccount } from '../store/inbox-store.ts';
import type { Invitation, Session, SessionEntry } from './api.ts';
import { Failure, notFound } from './failure.ts';
import { actorOf, signedInOf } from './guard.ts';
import { ownAccountSchema, passkeySignInSchema, read, setPasswordSchema, signInSchema } from './inputs.ts';
import { originOf } from './passkey-routes.ts';
import { toAccount } from './present.ts';
import { readSessionCookie, writeSessionCookie } from './session-cookie.ts';

type Parts = { accounts: Accounts; store: InboxStore; settings: Settings };

/** Challenges that a client may ask for: each is kept for five minutes. */
const CHALLENGE_LIMIT = { max: 30, timeWindow: 60_000 };

function slowed(reply: FastifyReply, waitMs: number): Failure {
  const seconds = Math.ceil(waitMs / 1000);
  reply.header('retry-after', seconds);
  return new Failure(429, `Too many tries. Try again in ${seconds === 1 ? '1 second' : `${seconds} seconds`}.`);
}

/** Signing in and out, one-time links, and one's own account. */
export function sessionRoutes(app: FastifyInstance, { accounts, store, settings }: Parts): void {
  const toSession = (account: StoredAccount): Session => ({ account: toAccount(account), brand: settings.brand, siteUrl: settings.siteUrl });

  /** A session is always a new one: what the browser held before ends, whoever gave it that. */
  const begin = async (request: FastifyRequest, reply: FastifyReply, { token, account }: Started, what: string) => {
    const before: SignedIn | undefined = await accounts.signedIn(readSessionCookie(request));
    if (before !== undefined) await store.endSessions(before.account.email, { id: before.session.id });
    writeSessionCookie(request, reply, token);
    await store.audit(what, { by: account.email, at: Date.now() });
    return toSession(account);
  };

  app.get('/inbox/api/session', { config: { role: 'reader' } }, async (request) => toSession(signedInOf(request).account));

  app.post('/inbox/api/session', { config: { role: 'anyone' } }, async (request, reply) => {
    const { email, password } = read(signInSchema, request.body);
    const result = await accounts.signIn(email, password, { address: request.ip, userAgent: request.headers['user-agent'] ?? '' });
    if (result.kind === 'in') return begin(request, reply, result.started, 'Signed in');
    if (result.kind === 'wrong') throw new Failure(401, 'Email address or password is wrong.');
    throw slowed(reply, result.waitMs);
  });

  const challenges = app.createRateLimit(CHALLENGE_LIMIT);
  app.post('/inbox/api/session/passkey/options', { config: { role: 'anyone' } }, async (request) => {
    const count = await challenges(request);
    if (!count.isAllowed && count.isExceeded) throw new Failure(429, 'Too many tries. Try again in a minute.');
    return accounts.passkeys.requestOptions(originOf(request));
  });

  app.post('/inbox/api/session/passkey', { config: { role: 'anyone' } }, async (request, reply) => {
    const { response } = read(passkeySignInSchema, request.body);
    const client = { origin: originOf(request), address: request.ip, userAgent: request.headers['user-agent'] ?? '' };
    const result = await accounts.signInByPasskey(response, client);
    if (result.kind === 'in') return begin(request, reply, result.started, 'Signed in with a passkey');
    if (result.kind === 'wrong') throw new Failure(401, 'This passkey does not sign in here. It may have been removed, or have waited too long.');
    throw slowed(reply, result.waitMs);
  });

  app.delete('/inbox/api/session', { config: { role: 'reader' } }, async (request, reply) => {
    const { account, session } = signedInOf(request);
    await store.endSessions(account.email, { id: session.id });
    writeSessionCookie(request, reply, undefined);
    // What the browser may hold of the inbox goes with it.
    return reply.header('clear-site-data', '"cache"').code(204).send();
  });

  app.get<{ Params: { token: string } }>('/inbox/api/invitation/:token', { config: { role: 'anyone' } }, async ({ params }): Promise<Invitation> => {
    const account = await accounts.invitation(params.token);
    if (account === undefined) throw notFound();
    return { email: account.email, role: account.role };
  });

  app.post<{ Params: { token: string } }>('/inbox/api/invitation/:token', { config: { role: 'anyone' } }, async (request, reply) => {
    const { password } = read(setPasswordSchema, request.body);
    const started = await accounts.accept(request.params.token, password, request.headers['user-agent'] ?? '');
    if (started === undefined) throw notFound();
    if (typeof started === 'string') throw new Failure(400, started);
    return begin(request, reply, started, 'Set a password by a one-time link and signed in');
  });

  app.get('/inbox/api/sessions', { config: { role: 'reader' } }, async (request): Promise<SessionEntry[]> => {
    const { account, session: own } = signedInOf(request);
    const sessions = await store.sessions(account.email);
    return sessions.map(({ id, createdAt, lastSeenAt, userAgent }) => ({ id, current: id === own.id, createdAt, lastSeenAt, userAgent }));
  });

  app.delete<{ Params: { id: string } }>('/inbox/api/sessions/:id', { config: { role: 'reader' } }, async (request, reply) => {
    // Only ever one of one's own.
    if ((await store.endSessions(signedInOf(request).account.email, { id: request.params.id })) === 0) throw notFound();
    return reply.code(204).send();
  });

  app.patch('/inbox/api/account', { config: { role: 'reader' } }, async (request) => {
    const own = signedInOf(request);
    const { digest, password } = read(ownAccountSchema, request.body);
    if (password !== undefined) {
      const problem = await accounts.changePassword(own, password, request.ip);
      if (problem !== undefined) throw new Failure(400, problem);
      await store.audit('Changed the password', actorOf(request));
    }
    if (digest !== undefined) await store.changeAccount(own.account.email, { digest });
    const account = await store.account(own.account.email);
    if (account === undefined) throw notFound();
    return toSession(account);
  });
}
