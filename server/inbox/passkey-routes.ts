import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { AppContext } from '../app.ts';
import { HttpError, orNotFound } from '../errors.ts';
import * as s from '../schemas.ts';
import { actorOf, clientOf } from './auth.ts';
import { type Api, noContentOptions, routeOptions } from './openapi.ts';

const MAX_PASSKEYS = 20;
const toPasskey = v.parser(s.passkey);

/** Do not call this for GET or HEAD: `addSessionAuth` does not check their origin. */
export const originOf = (request: FastifyRequest) => new URL(request.headers.origin ?? '').origin;

export function passkeyRoutes(app: Api, { accounts, store: { inbox }, settings }: AppContext) {
  app.get('/passkeys', routeOptions('reader', v.array(s.passkey)), async (request) =>
    (await inbox.passkeys(request.auth.account.email)).map(toPasskey),
  );

  app.post(
    '/passkeys/options',
    routeOptions('reader', v.unknown(), { body: s.passkeyOptionsRequest }),
    async (request) => {
      const { account } = request.auth;
      // Verifies the password, if set, so that a stolen session cannot add a passkey.
      const problem =
        account.password !== null &&
        (await accounts.currentPasswordProblem(account, request.body.password, clientOf(request)));
      if (problem) throw new HttpError(400, problem);
      if ((await inbox.passkeys(account.email)).length >= MAX_PASSKEYS)
        throw new HttpError(
          400,
          `An account has at most ${MAX_PASSKEYS} passkeys. Remove one first.`,
        );
      return accounts.passkeys.newCreationOptions(account, settings.brand, originOf(request));
    },
  );

  app.post(
    '/passkeys',
    routeOptions('reader', s.passkey, { body: s.newPasskey }),
    async (request) => {
      const { name, response } = request.body;
      const passkey = await accounts.passkeys.add(request.auth, name, response, originOf(request));
      if (passkey === undefined)
        throw new HttpError(400, 'The passkey could not be added. Try again.');
      return toPasskey(passkey);
    },
  );

  app.patch(
    '/passkeys/:id',
    noContentOptions('reader', { params: s.byId, body: s.passkeyRename }),
    async (request) => {
      const { email } = request.auth.account;
      orNotFound(await inbox.renamePasskey(email, request.params.id, request.body.name));
    },
  );

  app.delete('/passkeys/:id', noContentOptions('reader', { params: s.byId }), async (request) => {
    orNotFound(await inbox.removePasskey(request.params.id, actorOf(request)));
  });
}
