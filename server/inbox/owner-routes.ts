import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { hashToken, randomToken } from '../accounts/tokens.ts';
import type { AppContext } from '../app.ts';
import { HttpError, orNotFound } from '../errors.ts';
import * as s from '../schemas.ts';
import { uuidv7 } from '../store/uuid.ts';
import { describeUnconfirmedDate } from '../unconfirmed-date.ts';
import { actorOf } from './auth.ts';
import { invitationLink } from './links.ts';
import { type Api, noContentOptions, routeOptions } from './openapi.ts';
import { originOf } from './passkey-routes.ts';
import { toAccount } from './serializers.ts';

const AUDIT_PAGE_SIZE = 50;

const linkOf = (request: FastifyRequest, token: string) =>
  invitationLink(`${originOf(request)}/inbox`, token);

export function ownerRoutes(app: Api, { accounts, store }: AppContext) {
  const { inbox } = store;
  // If the clock looks wrong, erasing by age waits until the date is confirmed.
  const dateOptions = routeOptions('owner', s.clockWarning);
  app.get('/date', dateOptions, async () => {
    const date = await store.unconfirmedDate();
    return { question: date && describeUnconfirmedDate(date) };
  });

  app.post('/date', dateOptions, async (request) => {
    await store.confirmDate(actorOf(request));
    return { question: null };
  });

  const findAccount = async (email: string) => toAccount(orNotFound(await inbox.account(email)));

  app.get('/accounts', routeOptions('owner', v.array(s.account)), async () =>
    (await inbox.accounts()).map(toAccount),
  );

  app.post(
    '/accounts',
    routeOptions('owner', v.object({ account: s.account, ...s.link.entries }), {
      body: s.newAccount,
    }),
    async (request) => {
      const { email, role } = request.body;
      if (!(await inbox.addAccount(email, role, actorOf(request))))
        throw new HttpError(400, 'An account with this address already exists.');
      const link = linkOf(request, await accounts.newLinkToken(email));
      return { account: await findAccount(email), link };
    },
  );

  app.patch(
    '/accounts/:email',
    routeOptions('owner', s.account, { params: s.byEmail, body: s.accountChange }),
    async (request) => {
      const { email } = await findAccount(request.params.email);
      if ((await inbox.changeAccount(email, request.body, actorOf(request))) === 'last-owner')
        throw new HttpError(
          400,
          'This is the last owner who can sign in. Make another account an owner first.',
        );
      return findAccount(email);
    },
  );

  app.post(
    '/accounts/:email/reset',
    routeOptions('owner', s.link, { params: s.byEmail }),
    async (request) => {
      const { email, disabled } = await findAccount(request.params.email);
      if (disabled) throw new HttpError(400, 'This account is disabled. Enable it first.');
      const token = orNotFound(await accounts.reset(email, actorOf(request)));
      return { link: linkOf(request, token) };
    },
  );

  app.get('/tokens', routeOptions('owner', v.array(s.token)), () => store.tokens.list());

  app.post(
    '/tokens',
    routeOptions('owner', s.createdToken, { body: s.newToken }),
    async (request) => {
      const actor = actorOf(request);
      const secret = randomToken();
      const token = {
        ...request.body,
        id: uuidv7(actor.at),
        madeBy: actor.by,
        createdAt: actor.at,
        lastUsedAt: null,
      };
      await store.tokens.add(hashToken(secret), token, actor);
      return { ...token, secret };
    },
  );

  app.delete('/tokens/:id', noContentOptions('owner', { params: s.byId }), async (request) => {
    orNotFound(await store.tokens.revoke(request.params.id, actorOf(request)));
  });

  app.get(
    '/audit',
    routeOptions('owner', s.auditPage, { querystring: s.auditQuery }),
    ({ query }) => inbox.auditPage(query.cursor, AUDIT_PAGE_SIZE),
  );
}
