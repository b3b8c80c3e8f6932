import fastifyStatic from '@fastify/static';
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyPluginAsync,
  fastify,
  LogController,
} from 'fastify';
import { FORM_PATH, SEND_PATH } from '../src/features/lead-forms/emailjs-payload.ts';
import { type AccountService, createAccountService } from './accounts/accounts.ts';
import type { Channel } from './domain.ts';
import { createLiveUpdates, type LiveUpdates } from './inbox/events.ts';
import { inboxRoutes } from './inbox/inbox-routes.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { linkRoutes } from './newsletter/link-routes.ts';
import { createNewsletterLinks, type Links } from './newsletter/links.ts';
import { limitPosts } from './rate-limit.ts';
import { createReceiveLead } from './receive-lead.ts';
import { healthRoutes } from './routes/health.ts';
import { pageRoutes } from './routes/pages.ts';
import { badRequestHandlers, handleErrorsAsText } from './routes/plain-errors.ts';
import { sendRoute } from './routes/send.ts';
import { sendFormRoute } from './routes/send-form.ts';
import { vitalsRoute } from './routes/vitals.ts';
import { addSecurityHeaders, commonHeaders } from './security-headers.ts';
import type { Settings } from './settings.ts';
import type { BuiltSite } from './site/site-files.ts';
import type { LeadStore } from './store/store.ts';

export type AppOptions = {
  settings: Settings;
  site: BuiltSite;
  store: LeadStore;
  log: Log;
  metrics: Metrics;
  channels?: Channel[];
  wakeDelivery?: () => void;
  liveUpdates?: LiveUpdates;
};

export type AppContext = Required<AppOptions> & {
  receiveLead: ReturnType<typeof createReceiveLead>;
  limitLeads: ReturnType<typeof limitPosts>;
  newsletterLinks: Links;
  accounts: AccountService;
};

export type RoutePlugin = FastifyPluginAsync<AppContext>;

const MAX_BODY_BYTES = 16 * 1024;
/** WebAuthn's longest passkey ID: 1,023 bytes in base64url. */
const MAX_PARAMETER_LENGTH = 1364;
/** Limits memory: a connection with a slow request takes about 40 KB. */
const MAX_CONNECTIONS = 2000;
/** Longer than most proxies keep an idle connection, so that they close it first. */
const KEEP_ALIVE_MS = 72_000;

export async function buildApp(partialOptions: AppOptions): Promise<FastifyInstance> {
  const { settings, store, log, metrics } = partialOptions;
  const { trustProxy } = settings;
  const options: Required<AppOptions> = {
    channels: [],
    wakeDelivery: () => undefined,
    liveUpdates: createLiveUpdates(store, log),
    ...partialOptions,
  };
  // For responses to unreadable requests, which skip the hook that adds headers. Filled below.
  const errorHeaders: Record<string, string> = {};
  const app = fastify({
    ...badRequestHandlers(errorHeaders),
    requestTimeout: 30_000,
    keepAliveTimeout: KEEP_ALIVE_MS,
    return503OnClosing: false,
    // Accepts absolute URLs as request targets (RFC 9112 §3.2.2).
    rewriteUrl: ({ url = '/' }) => url.replace(/^https?:\/\/[^/?#]+\/?/i, '/'),
    loggerInstance: log as FastifyBaseLogger,
    // Fastify's request logs contain IP addresses and query strings.
    logController: new LogController({ disableRequestLogging: true }),
    // Given a number, Fastify 5 trusts no proxy.
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    bodyLimit: MAX_BODY_BYTES,
    routerOptions: { maxParamLength: MAX_PARAMETER_LENGTH },
    forceCloseConnections: 'idle',
  });
  app.server.maxConnections = MAX_CONNECTIONS;
  handleErrorsAsText(app);
  await addSecurityHeaders(app);
  await app.register(fastifyStatic, {
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
  });
  app.addHook('onResponse', async (request, reply) => {
    const { url = 'none' } = request.routeOptions;
    metrics.observeResponse(url, reply.statusCode, reply.elapsedTime / 1000);
    const isSend = request.method === 'POST' && [SEND_PATH, FORM_PATH].includes(url);
    if (isSend && reply.statusCode >= 400)
      metrics.count('sends_refused_total', { status: String(reply.statusCode) });
  });
  const context: AppContext = {
    ...options,
    receiveLead: createReceiveLead(options),
    limitLeads: limitPosts(store.limits, 'send', settings.rateLimit),
    newsletterLinks: createNewsletterLinks(store.secrets, settings.inboxUrl),
    accounts: createAccountService({ store }),
  };
  for (const routes of [
    sendRoute,
    sendFormRoute,
    vitalsRoute,
    linkRoutes,
    healthRoutes,
    inboxRoutes,
    pageRoutes,
  ])
    await app.register(routes, context);
  Object.assign(errorHeaders, await commonHeaders(app));
  return app;
}
