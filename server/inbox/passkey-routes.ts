import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Accounts } from '../accounts/accounts.ts';
import type { Settings } from '../settings.ts';
import type { InboxStore, StoredPasskey } from '../store/inbox-store.ts';
import type { Passkey } from './api.ts';
import { Failure, notFound } from './failure.ts';
import { actorOf, signedInOf } from './guard.ts';
import { newPasskeySchema, passkeyNameSchema, passkeyOptionsSchema, read } from './inputs.ts';

type Parts = { accounts: Accounts; store: InboxStore; settings: Settings };
type ById = { Params: { id: string } };

const MOST_PASSKEYS = 20;
const toPasskey = ({ id, name, createdAt, lastUsedAt }: StoredPasskey): Passkey => ({ id, name, createdAt, lastUsedAt });

/** The inbox's origin as the browser says it; the guard has let only the desk's own through. */
export const originOf = (request: FastifyRequest): string => new URL(request.headers.origin ?? '').origin;

/** One's own passkeys. */
export function passkeyRoutes(app: FastifyInstance, { accounts, store, settings }: Parts): void {
  app.get(
    '/inbox/api/passkeys',
    { config: { role: 'reader' } },
    async (request): Promise<Passkey[]> => (await store.passkeys(signedInOf(request).account.email)).map(toPasskey),
  );

  app.post('/inbox/api/passkeys/options', { config: { role: 'reader' } }, async (request) => {
    const { account } = signedInOf(request);
    const { password } = read(passkeyOptionsSchema, request.body);
    // A session that was taken over must not become a way in that outlasts it.
    const problem = account.password === null ? undefined : await accounts.confirm(account, password, request.ip);
    if (problem !== undefined) throw new Failure(400, problem);
    if ((await store.passkeys(account.email)).length >= MOST_PASSKEYS) throw new Failure(400, `An account has at most ${MOST_PASSKEYS} passkeys. Remove one first.`);
    return accounts.passkeys.creationOptions(account, settings.brand, originOf(request));
  });

  app.post('/inbox/api/passkeys', { config: { role: 'reader' } }, async (request) => {
    const { name, response } = read(newPasskeySchema, request.body);
    const passkey = await accounts.passkeys.add(signedInOf(request).account, name, response, originOf(request));
    if (passkey === undefined) throw new Failure(400, 'The passkey could not be added. Try again.');
    await store.audit(`Added the passkey “${name}”`, actorOf(request));
    return toPasskey(passkey);
  });

  app.patch<ById>('/inbox/api/passkeys/:id', { config: { role: 'reader' } }, async (request, reply) => {
    const { name } = read(passkeyNameSchema, request.body);
    // Only ever one of one's own; of the next route too.
    if (!(await store.renamePasskey(signedInOf(request).account.email, request.params.id, name))) throw notFound();
    return reply.code(204).send();
  });

  app.delete<ById>('/inbox/api/passkeys/:id', { config: { role: 'reader' } }, async (request, reply) => {
    const name = await store.removePasskey(signedInOf(request).account.email, request.params.id);
    if (name === undefined) throw notFound();
    await store.audit(`Removed the passkey “${name}”`, actorOf(request));
    return reply.code(204).send();
  });
}
