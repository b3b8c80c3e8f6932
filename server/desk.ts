import type { AddressInfo } from 'node:net';
import { buildApp } from './app.ts';
import { couriersFor } from './delivery/couriers.ts';
import { createDelivery } from './delivery/delivery.ts';
import { createLog } from './log.ts';
import { createMetrics } from './metrics.ts';
import { readSettings, SettingsError } from './settings.ts';
import { storeFor } from './store/open-store.ts';
import { NewerStoreError, StoreUnavailable } from './store/store.ts';
import { purgeDaily } from './upkeep.ts';

/** How long a stop may take before the process ends anyway, in milliseconds. */
const STOP_LIMIT_MS = 5000;

/**
 * Starts the desk: opens the store, serves, delivers; stops on SIGTERM or SIGINT.
 * @throws SettingsError or NewerStoreError, or an Error for a port that cannot be opened: one line that names what to change.
 */
export async function startDesk(env: Record<string, string | undefined>): Promise<void> {
  const { site } = await import('../site.config.ts');
  const settings = readSettings(env, site);
  const log = createLog(settings.logLevel);
  const metrics = createMetrics();
  const store = await storeFor(settings);
  const couriers = await couriersFor(settings);
  const delivery = createDelivery({ store, couriers, log, metrics, retryBaseMs: settings.retryBaseMs });
  const channels = couriers.map(({ channel }) => channel);
  const app = await buildApp({ settings, store, log, metrics, channels, onStored: delivery.wake });

  await store.open().catch((error: unknown) => {
    if (error instanceof NewerStoreError) throw error;
    // Pages are served all the same; leads are answered with 503 until the store can be opened.
    log.error({ err: error instanceof StoreUnavailable ? error : undefined, place: store.place }, 'the store cannot be opened: leads are answered with 503 until it can');
  });
  await app.listen({ host: settings.host, port: settings.port }).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    const reason = code === 'EADDRINUSE' ? 'is taken' : `cannot be opened (${code})`;
    throw new SettingsError(`PORT ${settings.port} on HOST ${settings.host} ${reason}.`);
  });
  delivery.start();
  const stopPurging = purgeDaily(store, log);

  const { port } = app.server.address() as AddressInfo;
  const host = settings.host.includes(':') ? `[${settings.host}]` : settings.host;
  console.log(`Ready at http://${host}:${port} - leads go to ${store.place}${channels.length > 0 ? `, then by ${channels.join(' and ')}` : ''}`);

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    // The last word, should anything below hang.
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    stopPurging();
    await Promise.all([app.close(), delivery.stop(STOP_LIMIT_MS - 1000)]);
    await store.close();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}
