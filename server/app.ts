import { fastify, type FastifyBaseLogger, type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { createIntake } from './intake.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { healthRoutes } from './routes/health.ts';
import { pageRoutes } from './routes/pages.ts';
import { say } from './routes/plain-errors.ts';
import { sendRoute } from './routes/send.ts';
import { sendFormRoute } from './routes/send-form.ts';
import { createLeadLimit } from './rate-limit.ts';
import { addSecurityHeaders } from './security-headers.ts';
import type { Settings } from './settings.ts';
import { readSite } from './site/site-files.ts';
import type { Channel, LeadStore } from './store/store.ts';

export type AppParts = {
  settings: Settings;
  store: LeadStore;
  log: Log;
  metrics: Metrics;
  /** The ways stored leads are to reach the owner. */
  channels?: Channel[];
  /** Called after a lead is stored that somebody is to be told of. */
  onStored?: () => void;
};

/** The largest body of a send, in bytes. */
const BODY_LIMIT = 16 * 1024;

/** A number of proxies is counted from the desk outwards: what the farthest of them says of its client is believed. */
const trusted = (proxies: Settings['trustProxy']) => (typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies);

/** The lead desk as a Fastify app: pages, send endpoints, health. It opens no port and starts no work of its own. */
export async function buildApp({ settings, store, log, metrics, channels = [], onStored = () => undefined }: AppParts): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    // Fastify's own lines would hold addresses and query strings.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted(settings.trustProxy),
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    frameworkErrors: (_error, _request, reply) => void say(reply as unknown as FastifyReply, 400, 'The address cannot be read.'),
  });
  const site = await readSite(settings.siteDir, log);
  const intake = createIntake({ store, channels, settings, metrics, log, onStored });

  await addSecurityHeaders(app);
  const limitLeads = await createLeadLimit(app, settings.rateLimit);
  app.addHook('onResponse', async (request, reply) => {
    if (request.method === 'POST' && reply.statusCode >= 400) metrics.count('sends_refused_total', { status: String(reply.statusCode) });
  });
  await app.register(sendRoute, { intake, settings, limitLeads });
  await app.register(sendFormRoute, { intake, settings, site, limitLeads });
  await app.register(healthRoutes, { store, metrics, settings });
  await app.register(pageRoutes, { site });
  return app;
}
