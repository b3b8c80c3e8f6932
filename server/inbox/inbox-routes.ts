import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { type Accounts, createAccounts } from '../accounts/accounts.ts';
import { createSignInLimit } from '../accounts/sign-in-limit.ts';
import type { Settings } from '../settings.ts';
import type { LeadStore } from '../store/store.ts';
import { appFiles } from './app-files.ts';
import type { Events } from './events.ts';
import { answerErrorsAsJson, notFound } from './failure.ts';
import { guardApi } from './guard.ts';
import { leadRoutes } from './lead-routes.ts';
import { ownerRoutes } from './owner-routes.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { writeSessionCookie } from './session-cookie.ts';
import { sessionRoutes } from './session-routes.ts';
import type { Speed } from './speed.ts';

export type InboxOptions = { store: LeadStore; settings: Settings; events: Events; speed: Speed; onDue: () => void; now?: (() => number) | undefined };

/** For the application: its own files, and no script that another has put in. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ');
/** Of a note with its longest text, however it is escaped. */
const BODY_LIMIT = 128 * 1024;

/** The lead inbox: 404, like any address there is nothing at, until the first account is made. */
export const inboxRoutes: FastifyPluginAsync<InboxOptions> = async (app, options) => {
  const { store, settings, now } = options;
  const accounts = createAccounts({ store: store.inbox, limit: createSignInLimit(now), now });
  app.addHook('onRoute', (route) => {
    route.bodyLimit = BODY_LIMIT;
  });
  app.addHook('onRequest', async (_request, reply) => {
    if (!(await accounts.exist())) return reply.callNotFound();
    reply.headers({ 'cache-control': 'no-store', 'content-security-policy': POLICY, 'x-robots-tag': 'noindex', 'referrer-policy': 'same-origin' });
    return undefined;
  });
  answerErrorsAsJson(app);
  takeJsonOnly(app);
  appFiles(app, settings.inboxDir);

  app.get<{ Params: { token: string } }>('/inbox/sign-in/:token', { exposeHeadRoute: false }, async (request, reply) => {
    const started = await accounts.acceptSignIn(request.params.token, request.headers['user-agent'] ?? '');
    if (started !== undefined) writeSessionCookie(request, reply, started.token);
    return reply.redirect('/inbox', 303);
  });
  await app.register(async (api) => apiRoutes(api, accounts, options));
};

function apiRoutes(app: FastifyInstance, accounts: Accounts, { store, settings, events, speed, onDue }: InboxOptions): void {
  const parts = { accounts, store, inbox: store.inbox, settings, speed, onChange: events.wake, onDue };
  guardApi(app, parts);
  sessionRoutes(app, { ...parts, store: store.inbox });
  passkeyRoutes(app, { ...parts, store: store.inbox });
  leadRoutes(app, parts);
  ownerRoutes(app, parts);
  events.routes(app, accounts);
  app.all('/inbox/api/*', { config: { role: 'reader' } }, async () => {
    throw notFound();
  });
}

/** A form of another site can send text, but no JSON. An empty body is none. */
function takeJsonOnly(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parseJson(request, String(body), done),
  );
}
