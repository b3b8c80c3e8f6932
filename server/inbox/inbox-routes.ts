import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { AppContext, RoutePlugin } from '../app.ts';
import { handleErrors, notFound } from '../errors.ts';
import { sendJsonError, sendText } from '../routes/plain-errors.ts';
import { API_V1, INBOX_API } from './api.ts';
import { addSessionAuth } from './auth.ts';
import { leadRoutes } from './lead-routes.ts';
import { configureApi, serveOpenApi, withValibot } from './openapi.ts';
import { ownerRoutes } from './owner-routes.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { v1Routes } from './v1-routes.ts';

const CONTENT_POLICY = [
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
/** Enough to export all selected leads by ID. */
const MAX_INBOX_BODY_BYTES = 128 * 1024;

export const inboxRoutes: RoutePlugin = async (app, context) => {
  app.addHook('onRoute', (route) => {
    // Requests without sign-in keep the smaller limit of `server/app.ts`.
    if (route.config?.role !== 'anyone') route.bodyLimit = MAX_INBOX_BODY_BYTES;
  });
  app.addHook('onRequest', async ({ url }, reply) => {
    if (!(await context.accounts.hasAny())) {
      if (url.startsWith(API_V1)) throw notFound();
      // No inbox yet: sends the site's 404 page.
      return reply.callNotFound();
    }
    reply.headers({
      'cache-control': 'no-store',
      'content-security-policy': CONTENT_POLICY,
      'x-robots-tag': 'noindex',
      'referrer-policy': 'same-origin',
    });
    return undefined;
  });
  handleErrors(app, sendJsonError, {
    unavailable: 'The leads cannot be reached right now. Please try again in a minute.',
    FST_ERR_CTP_BODY_TOO_LARGE: 'This is too long.',
    FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The body must be JSON.',
  });
  acceptOnlyJson(app);
  serveFiles(app, context.settings.inboxDir);
  await app.register((api) => inboxApiRoutes(api, context), { prefix: INBOX_API });
  // The API for other programs, with tokens.
  await app.register((api) => v1Routes(api, context), { prefix: API_V1 });
};

async function inboxApiRoutes(instance: FastifyInstance, context: AppContext) {
  addSessionAuth(instance, context);
  await configureApi(instance, 'Lead inbox', INBOX_API);
  const app = withValibot(instance);
  sessionRoutes(app, context);
  passkeyRoutes(app, context);
  leadRoutes(app, context);
  ownerRoutes(app, context);
  context.liveUpdates.routes(app);
  serveOpenApi(app, 'reader');
}

/** Prevents CSRF: forms of other sites cannot send JSON. */
function acceptOnlyJson(app: FastifyInstance) {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parseJson(request, String(body), done),
  );
}

const ASSET_NAME = /^[\w-][\w.-]*\.[a-z0-9]+$/;

function serveFiles(app: FastifyInstance, folder: string) {
  for (const path of ['/inbox', '/inbox/*'])
    app.get(path, async (_request, reply) =>
      existsSync(join(folder, 'index.html'))
        ? reply.sendFile('index.html', folder)
        : sendText(
            reply,
            503,
            'The inbox has not been built yet: run npm run build, then load this page again.',
          ),
    );

  app.get<{ Params: { name: string } }>(
    '/inbox/assets/:name',
    async ({ params: { name } }, reply) => {
      if (!ASSET_NAME.test(name) || !existsSync(join(folder, 'assets', name))) throw notFound();
      return reply
        .header('cache-control', 'private, max-age=31536000, immutable')
        .sendFile(name, join(folder, 'assets'));
    },
  );
}
