import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { SignInResult, Started } from '../accounts/accounts.ts';
import { Failure, notFound } from '../errors.ts';
import { clientNetwork, refuseUntil } from '../rate-limit.ts';
import * as s from '../schemas.ts';
import type { StoredAccount } from '../store/store.ts';
import type { Parts } from './common-routes.ts';
import { writeCookie } from './cookies.ts';
import { actorOf, clientOf, signedInOf } from './guard.ts';
import { type Api, route, silentRoute } from './openapi.ts';
import { originOf } from './passkey-routes.ts';
import { toAccount } from './serializers.ts';

/** Limits stored challenges, which last five minutes. */
const CHALLENGES_A_MINUTE = 30;

export function sessionRoutes(app: Api, { accounts, store, settings }: Parts) {
  const toSession = (account: StoredAccount) => ({
    account: toAccount(account),
    brand: settings.brand,
    siteUrl: settings.siteUrl,
    canMail: settings.mail.smtpUrl !== undefined,
  });

  const begin = (
    request: FastifyRequest,
    reply: FastifyReply,
    { token, device, account }: Started,
  ) => {
    writeCookie(request, reply, 'inbox', token);
    writeCookie(request, reply, 'inbox-device', device);
    return toSession(account);
  };

  const answer = (
    request: FastifyRequest,
    reply: FastifyReply,
    result: SignInResult,
    wrong: string,
  ) => {
    if (result.kind === 'in') return begin(request, reply, result.started);
    if (result.kind === 'wrong') throw new Failure(401, wrong);
    return refuseUntil(reply, result.waitMs, 'Too many tries.');
  };

  app.get('/session', route('reader', s.session), async (request) =>
    toSession(signedInOf(request).account),
  );

  app.post('/session', route('anyone', s.session, { body: s.signIn }), async (request, reply) => {
    const { email, password } = request.body;
    const result = await accounts.signIn(email, password, clientOf(request));
    return answer(request, reply, result, 'Email address or password is wrong.');
  });

  app.post(
    '/session/passkey/options',
    route('anyone', s.requestOptions),
    async (request, reply) => {
      const what = `passkey challenge ${clientNetwork(request)}`;
      const { count, endsInMs } = await store.limits.count(what, 60_000);
      if (count > CHALLENGES_A_MINUTE) refuseUntil(reply, endsInMs, 'Too many tries.');
      return accounts.passkeys.requestOptions(originOf(request));
    },
  );

  app.post(
    '/session/passkey',
    route('anyone', s.session, { body: s.passkeySignIn }),
    async (request, reply) => {
      const { response } = request.body;
      const result = await accounts.signInByPasskey(response, originOf(request), clientOf(request));
      const wrong =
        'This passkey does not sign in here. It may have been removed, or have waited too long.';
      return answer(request, reply, result, wrong);
    },
  );

  app.delete('/session', silentRoute('reader', {}), async (request, reply) => {
    const { account, session } = signedInOf(request);
    await store.inbox.endSessions(account.email, { id: session.id });
    writeCookie(request, reply, 'inbox', undefined);
    // Deletes cached parts of the inbox from the browser.
    reply.header('clear-site-data', '"cache"').code(204);
  });

  // Tokens of one-time links are in the body, because access logs of proxies contain paths.
  app.post('/invitation', route('anyone', s.person, { body: s.oneTimeLink }), async (request) => {
    const account = await accounts.invitation(request.body.token);
    if (account === undefined) throw notFound();
    return { email: account.email, role: account.role };
  });

  app.post(
    '/invitation/password',
    route('anyone', s.session, { body: s.newPassword }),
    async (request, reply) => {
      const { token, password } = request.body;
      const started = await accounts.accept(token, password, clientOf(request));
      if (started === undefined) throw notFound();
      if (typeof started === 'string') throw new Failure(400, started);
      return begin(request, reply, started);
    },
  );

  app.post(
    '/session/link',
    route('anyone', s.session, { body: s.oneTimeLink }),
    async (request, reply) => {
      const started = await accounts.acceptSignIn(request.body.token, clientOf(request));
      if (started === undefined) throw notFound();
      return begin(request, reply, started);
    },
  );

  app.get('/sessions', route('reader', v.array(s.sessionEntry)), async (request) => {
    const { account, session: own } = signedInOf(request);
    const sessions = await store.inbox.sessions(account.email);
    return sessions.map((session) =>
      v.parse(s.sessionEntry, { ...session, current: session.id === own.id }),
    );
  });

  app.delete('/sessions/:id', silentRoute('reader', { params: s.byId }), async (request, reply) => {
    const { email } = signedInOf(request).account;
    if ((await store.inbox.endSessions(email, { id: request.params.id })) === 0) throw notFound();
    reply.code(204);
  });

  app.patch(
    '/account',
    route('reader', s.session, { body: s.ownAccountChange }),
    async (request) => {
      const own = signedInOf(request);
      const { digest, password } = request.body;
      if (password !== undefined) {
        const problem = await accounts.changePassword(own, password, clientOf(request));
        if (problem !== undefined) throw new Failure(400, problem);
      }
      if (digest !== undefined)
        await store.inbox.changeAccount(own.account.email, { digest }, actorOf(request));
      const account = await store.inbox.account(own.account.email);
      if (account === undefined) throw notFound();
      return toSession(account);
    },
  );
}
