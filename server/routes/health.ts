import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics.ts';
import type { Settings } from '../settings.ts';
import type { LeadStore } from '../store/store.ts';
import { say } from './plain-errors.ts';

/** `/healthz`: the process answers. `/readyz`: a lead could be stored now. `/metrics`: figures for Prometheus. */
export const healthRoutes: FastifyPluginAsync<{ store: LeadStore; metrics: Metrics; settings: Settings }> = async (app, { store, metrics, settings }) => {
  app.get('/healthz', async (_request, reply) => say(reply, 200, 'alive'));

  const isReady = onceASecond(() => store.check());
  app.get('/readyz', async (request, reply) => {
    try {
      await isReady();
      return say(reply, 200, 'ready');
    } catch (error) {
      request.log.warn({ err: error }, 'not ready: the store cannot be written to');
      return say(reply, 503, 'not ready');
    }
  });

  const readFigures = onceASecond(async () => ({ counts: await store.counts(Date.now()), backup: (await store.milestones()).backup }));
  app.get('/metrics', async (request, reply) => {
    if (settings.metrics === 'off' || (settings.metrics === 'loopback' && !isFromThisMachine(request))) return say(reply, 404, 'Not found.');
    const { counts, backup } = await readFigures();
    const { rss } = process.memoryUsage();
    const text = metrics.render({
      leads: counts.leads,
      leads_quarantined: counts.quarantined,
      leads_erased: counts.erased,
      deliveries_pending: counts.pending,
      deliveries_dead_letter: counts.deadLetters,
      // Absent until there is one: no age is the oldest of all.
      ...(backup !== undefined && { backup_age_seconds: Math.max(0, Math.round((Date.now() - backup) / 1000)) }),
      resident_memory_bytes: rss,
      uptime_seconds: Math.round(process.uptime()),
    });
    return reply.header('cache-control', 'no-store').type('text/plain; version=0.0.4; charset=utf-8').send(text);
  });
};

/** A proxy on this machine connects from loopback on behalf of anyone, so a forwarded request is not from here. */
function isFromThisMachine({ headers, socket }: FastifyRequest): boolean {
  if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) return false;
  const address = socket.remoteAddress ?? '';
  return address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.');
}

/** Callers within a second of a success share it, so that anybody may ask often and it costs the store little. */
function onceASecond<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let shared: Promise<Result> | undefined;
  const forget = () => {
    shared = undefined;
  };
  return () => {
    if (shared === undefined) {
      shared = work();
      shared.then(() => setTimeout(forget, 1000).unref(), forget);
    }
    return shared;
  };
}
