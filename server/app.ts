import { createServer } from 'node:http';
import { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, fastify, LogController } from 'fastify';
import { VITALS_PATH } from '../src/features/web-vitals/vitals-payload.ts';
import { createEvents, type Events } from './inbox/events.ts';
import { inboxRoutes } from './inbox/inbox-routes.ts';
import { createSpeed } from './inbox/speed.ts';
import { createIntake } from './intake.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { linkRoutes } from './newsletter/link-routes.ts';
import { createLinks, NEWSLETTER_PATH } from './newsletter/links.ts';
import { createLimit, registerLimits } from './rate-limit.ts';
import { challengeRoute } from './routes/challenge.ts';
import { healthRoutes } from './routes/health.ts';
import { pageRoutes } from './routes/pages.ts';
import { answerErrorsPlainly, say } from './routes/plain-errors.ts';
import { sendRoute } from './routes/send.ts';
import { sendFormRoute } from './routes/send-form.ts';
import { vitalsRoute } from './routes/vitals.ts';
import { addSecurityHeaders, headersOfEveryAnswer } from './security-headers.ts';
import type { Settings } from './settings.ts';
import { createFastPages } from './site/fast-pages.ts';
import { createMemoryCache } from './site/memory-cache.ts';
import type { BuiltSite } from './site/site-files.ts';
import type { Channel, LeadStore } from './store/store.ts';
import { answerUnreadable } from './unreadable-requests.ts';

export type AppParts = {
  settings: Settings;
  site: BuiltSite;
  store: LeadStore;
  log: Log;
  metrics: Metrics;
  /** The ways stored leads are to reach the owner. */
  channels?: Channel[];
  /** Called after a lead is stored that somebody is to be told of, or a delivery has become due again. */
  onStored?: () => void;
  /** Tells open inboxes what happens. */
  events?: Events;
  /** The time, in milliseconds since 1970. */
  now?: () => number;
};

/** The largest body of a send, in bytes. */
const BODY_LIMIT = 16 * 1024;
/** Memory for the site's files, in bytes. */
const FILE_MEMORY = 24 * 1024 * 1024;
/** Reports of its pages' speed that a client may send: one a page, and whoever reads faster is not read. */
const VITALS_LIMIT = { max: 60, windowMs: 60_000 };
const REQUEST_TIMEOUT_MS = 30_000;
/** Longer than the proxies in front commonly hold a connection, so that they close it first. */
const KEEP_ALIVE_MS = 72_000;

/** A number of proxies is counted from the desk outwards: what the farthest of them says of its client is believed. */
const trusted = (proxies: Settings['trustProxy']) => (typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies);

/** The lead desk as a Fastify app: pages, send endpoints, health. It opens no port and starts no work of its own. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { settings, site, store, log, metrics, channels = [], onStored = () => undefined, events = createEvents(store.inbox, log), now } = parts;
  const cache = createMemoryCache(FILE_MEMORY);
  const fastPages = createFastPages(site, cache);
  /** Of every answer, known once the app is built. */
  let common: Record<string, string> = {};
  const app = fastify({
    serverFactory: (handler) => {
      const server = createServer({ requestTimeout: REQUEST_TIMEOUT_MS, keepAliveTimeout: KEEP_ALIVE_MS });
      // A server that is closing leaves everything to Fastify, which ends the connections one by one.
      server.on('request', (request, response) => (server.listening && fastPages.answer(request, response)) || handler(request, response));
      return server;
    },
    loggerInstance: log as FastifyBaseLogger,
    // Fastify's own lines would hold addresses and query strings.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted(settings.trustProxy),
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: 'idle',
    // Neither of these two passes through the hooks.
    frameworkErrors: (_error, _request, reply) => void say((reply as unknown as FastifyReply).headers(common), 400, 'The address cannot be read.'),
    clientErrorHandler: answerUnreadable(() => common),
  });
  answerErrorsPlainly(app);
  const speed = createSpeed();
  const intake = createIntake({
    store,
    channels,
    settings,
    metrics,
    log,
    onStored(spam) {
      events.wake();
      if (spam === null) onStored();
    },
  });

  await addSecurityHeaders(app);
  await registerLimits(app);
  const limitLeads = createLimit(app, settings.rateLimit);
  app.addHook('onResponse', async (request, reply) => {
    const { url = '' } = request.routeOptions;
    if (request.method === 'POST' && reply.statusCode >= 400 && url !== VITALS_PATH && !url.startsWith('/inbox') && !url.startsWith(NEWSLETTER_PATH))
      metrics.count('sends_refused_total', { status: String(reply.statusCode) });
  });
  // Loaded when needed: most sites ask for none.
  const proofOfWork = settings.proofOfWork ? (await import('./proof-of-work.ts')).createProofOfWork(store.shared, now) : undefined;
  if (proofOfWork !== undefined) await app.register(challengeRoute, { proofOfWork, settings });
  await app.register(sendRoute, { intake, settings, limitLeads, proofOfWork });
  await app.register(sendFormRoute, { intake, settings, site, limitLeads });
  if (settings.measureSpeed) await app.register(vitalsRoute, { metrics, speed, settings, site, limit: createLimit(app, VITALS_LIMIT) });
  await app.register(linkRoutes, { store: store.newsletter, links: createLinks(store.shared, settings.inboxUrl), site, now: now ?? Date.now });
  await app.register(healthRoutes, { store, metrics, settings });
  await app.register(inboxRoutes, { store, settings, events, speed, onDue: onStored, now });
  await app.register(pageRoutes, { site, cache });
  common = await headersOfEveryAnswer(app);
  fastPages.carryHeaders(common);
  return app;
}
