import type { FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { NewSession, SignInResult } from '../accounts/accounts.ts';
import type { AppContext } from '../app.ts';
import { HttpError, orNotFound } from '../errors.ts';
import { clientIp, throwTooMany } from '../rate-limit.ts';
import * as s from '../schemas.ts';
import type { StoredAccount } from '../store/store.ts';
import { actorOf, clientOf } from './auth.ts';
import { writeCookie } from './cookies.ts';
import { type Api, noContentOptions, routeOptions } from './openapi.ts';
import { originOf } from './passkey-routes.ts';
import { toAccount } from './serializers.ts';

const MAX_CHALLENGES_PER_MINUTE = 30;

export function sessionRoutes(app: Api, { accounts, store, settings }: AppContext) {
  const toSession = (account: StoredAccount) => ({
    account: toAccount(account),
    brand: settings.brand,
    siteUrl: settings.siteUrl,
    canMail: settings.mail !== undefined,
  });

  const writeSession = (reply: FastifyReply, { token, deviceCookie, account }: NewSession) => {
    writeCookie(reply, 'inbox', token);
    writeCookie(reply, 'inbox-device', deviceCookie);
    return toSession(account);
  };

  const writeSessionOrReject = (
    reply: FastifyReply,
    result: SignInResult,
    failureMessage: string,
  ) => {
    if (result === undefined) throw new HttpError(401, failureMessage);
    if ('waitMs' in result) return throwTooMany(result.waitMs, reply, 'Too many tries.');
    return writeSession(reply, result);
  };

  app.get('/session', routeOptions('reader', s.session), async (request) =>
    toSession(request.auth.account),
  );

  app.post(
    '/session',
    routeOptions('anyone', s.session, { body: s.signIn }),
    async (request, reply) => {
      const { email, password } = request.body;
      const result = await accounts.signIn(email, password, clientOf(request));
      return writeSessionOrReject(reply, result, 'Email address or password is wrong.');
    },
  );

  app.post(
    '/session/passkey/options',
    routeOptions('anyone', v.unknown()),
    async (request, reply) => {
      const name = `passkey challenge ${clientIp(request)}`;
      const { count, endsInMs } = await store.limits.increment(name, 60_000);
      if (count > MAX_CHALLENGES_PER_MINUTE) throwTooMany(endsInMs, reply, 'Too many tries.');
      return accounts.passkeys.newRequestOptions(originOf(request));
    },
  );

  app.post(
    '/session/passkey',
    routeOptions('anyone', s.session, { body: s.passkeySignIn }),
    async (request, reply) => {
      const { response } = request.body;
      const result = await accounts.signInByPasskey(response, originOf(request), clientOf(request));
      return writeSessionOrReject(
        reply,
        result,
        'This passkey was not accepted. Perhaps it was removed, or the sign-in took too long.',
      );
    },
  );

  app.delete('/session', noContentOptions('reader', {}), async (request, reply) => {
    const { account, session } = request.auth;
    await store.inbox.endSession(account.email, session.id);
    writeCookie(reply, 'inbox', undefined);
    reply.header('clear-site-data', '"cache"');
  });

  // Link tokens are in bodies, because proxies log paths.
  app.post(
    '/invitation',
    routeOptions('anyone', s.invitee, { body: s.linkToken }),
    async (request) => {
      const { email, role } = orNotFound(await accounts.accountOfLink(request.body.token));
      return { email, role };
    },
  );

  app.post(
    '/invitation/password',
    routeOptions('anyone', s.session, { body: s.newPassword }),
    async (request, reply) => {
      const { token, password } = request.body;
      const result = orNotFound(
        await accounts.setPasswordByLink(token, password, clientOf(request)),
      );
      if (typeof result === 'string') throw new HttpError(400, result);
      return writeSession(reply, result);
    },
  );

  app.post(
    '/session/link',
    routeOptions('anyone', s.session, { body: s.linkToken }),
    async (request, reply) => {
      const { token } = request.body;
      return writeSession(reply, orNotFound(await accounts.signInByLink(token, clientOf(request))));
    },
  );

  app.get('/sessions', routeOptions('reader', v.array(s.sessionEntry)), async (request) => {
    const { account, session: ownSession } = request.auth;
    const sessions = await store.inbox.sessions(account.email);
    return sessions.map((session) =>
      v.parse(s.sessionEntry, { ...session, current: session.id === ownSession.id }),
    );
  });

  app.delete('/sessions/:id', noContentOptions('reader', { params: s.byId }), async (request) => {
    const { email } = request.auth.account;
    orNotFound(await store.inbox.endSession(email, request.params.id));
  });

  app.patch(
    '/account',
    routeOptions('reader', s.session, { body: s.ownAccountChange }),
    async (request) => {
      const { email } = request.auth.account;
      const { digest, password } = request.body;
      if (password !== undefined) {
        const problem = await accounts.changePassword(request.auth, password, clientOf(request));
        if (problem !== undefined) throw new HttpError(400, problem);
      }
      if (digest !== undefined)
        await store.inbox.changeAccount(email, { digest }, actorOf(request));
      return toSession(orNotFound(await store.inbox.account(email)));
    },
  );
}
