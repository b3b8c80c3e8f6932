import { buildApp } from '../server/app.ts';
import { createLog } from '../server/log.ts';
import { createMetrics } from '../server/metrics.ts';
import { readSettings } from '../server/settings.ts';
import { reloadableSite } from '../server/site/site-files.ts';
import { serverStore } from '../server/store/open-store.ts';
import type { LeadStore } from '../server/store/store.ts';
import { site } from '../site.config.ts';

// Starts a desk that acknowledges leads without storing them.

const settings = readSettings(process.env, site);
const realStore = await serverStore(settings, () => undefined);
// A spread would not copy the methods of a store on a thread.
const store: LeadStore = Object.assign(Object.create(realStore), {
  open: async () => undefined,
  add: async () => 'stored' as const,
  probe: async () => undefined,
});
const app = await buildApp({
  settings,
  site: await reloadableSite(settings.siteDir),
  store,
  log: createLog('warn'),
  metrics: createMetrics(),
});
await app.listen({ host: settings.host, port: settings.port });
