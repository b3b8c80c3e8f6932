import type { FastifyRequest } from 'fastify';
import type { RoutePlugin } from '../app.ts';
import { cached } from '../cached.ts';
import { sendText } from './plain-errors.ts';

const CACHE_MS = 1000;

export const healthRoutes: RoutePlugin = async (app, { store, metrics, settings }) => {
  app.get('/healthz', async (_request, reply) => sendText(reply, 200, 'alive'));

  const checkReady = cached(CACHE_MS, () => store.checkWritable());
  app.get('/readyz', async (request, reply) => {
    try {
      await checkReady();
      return sendText(reply, 200, 'ready');
    } catch (error) {
      request.log.warn({ err: error }, 'not ready: cannot write to the store');
      return sendText(reply, 503, 'not ready');
    }
  });

  const readStats = cached(CACHE_MS, () => Promise.all([store.counts(), store.maintenanceTimes()]));
  app.get('/metrics', async (request, reply) => {
    if (
      settings.metrics === 'off' ||
      (settings.metrics === 'loopback' && !isFromThisMachine(request))
    )
      return sendText(reply, 404, 'Not found.');
    // If the store fails, alerts still need this process's own counters.
    const [counts, { backup: backupAt } = {}] = (await readStats().catch(() => undefined)) ?? [];
    const text = await metrics.render({
      store_up: counts === undefined ? 0 : 1,
      leads: counts?.leads,
      leads_quarantined: counts?.quarantined,
      leads_erased: counts?.erased,
      deliveries_pending: counts?.pending,
      deliveries_dead_letter: counts?.deadLetters,
      messages_pending: counts?.messagesPending,
      // Positive even if the clock was ahead at the backup, or no alert would fire.
      backup_age_seconds: backupAt && Math.abs(Math.round((Date.now() - backupAt) / 1000)),
    });
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(text);
  });
};

/** A forwarded request may come from another machine. */
function isFromThisMachine({ headers, socket }: FastifyRequest) {
  if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) return false;
  const address = socket.remoteAddress ?? '';
  return address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.');
}
