import { buildApp } from '../server/app.ts';
import { createLog } from '../server/log.ts';
import { createMetrics } from '../server/metrics.ts';
import { readSettings } from '../server/settings.ts';
import { reloadableSite } from '../server/site/site-files.ts';
import { desksStore } from '../server/store/open-store.ts';
import { site } from '../site.config.ts';

/** The desk as it is but for the commit: a lead is answered without being stored. What the ingest bench compares with. */
const settings = readSettings(process.env, site);
const store = { ...(await desksStore(settings, () => undefined)), open: async () => undefined, add: async () => 'stored' as const, check: async () => undefined };
const app = await buildApp({ settings, site: await reloadableSite(settings.siteDir), store, log: createLog('warn'), metrics: createMetrics() });
await app.listen({ host: settings.host, port: settings.port });
