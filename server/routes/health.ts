import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Desk } from '../app.ts';
import { cached } from '../cached.ts';
import { say } from './plain-errors.ts';

/** `/readyz`: a lead could be stored now. */
export const healthRoutes: FastifyPluginAsync<Desk> = async (app, { store, metrics, settings }) => {
  app.get('/healthz', async (_request, reply) => say(reply, 200, 'alive'));

  const isReady = cached(1000, () => store.check());
  app.get('/readyz', async (request, reply) => {
    try {
      await isReady();
      return say(reply, 200, 'ready');
    } catch (error) {
      request.log.warn({ err: error }, 'not ready: the store cannot be written to');
      return say(reply, 503, 'not ready');
    }
  });

  const readFigures = cached(1000, async () => {
    const [counts, { backup }] = await Promise.all([store.counts(Date.now()), store.timestamps()]);
    return { ...counts, backup };
  });
  app.get('/metrics', async (request, reply) => {
    if (
      settings.metrics === 'off' ||
      (settings.metrics === 'loopback' && !isFromThisMachine(request))
    )
      return say(reply, 404, 'Not found.');
    // Counters are available without the store; alerts use them.
    const figures = await readFigures().catch(() => undefined);
    const { backup } = figures ?? {};
    const text = await metrics.render({
      store_up: figures === undefined ? 0 : 1,
      leads: figures?.leads,
      leads_quarantined: figures?.quarantined,
      leads_erased: figures?.erased,
      deliveries_pending: figures?.pending,
      deliveries_dead_letter: figures?.deadLetters,
      messages_pending: figures?.messagesPending,
      backup_age_seconds: backup && Math.max(0, Math.round((Date.now() - backup) / 1000)),
    });
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(text);
  });
};

/** A proxy on this machine forwards requests of others. */
function isFromThisMachine({ headers, socket }: FastifyRequest) {
  if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) return false;
  const address = socket.remoteAddress ?? '';
  return address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.');
}
