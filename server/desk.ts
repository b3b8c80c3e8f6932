import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { buildApp } from './app.ts';
import { provideDataFolder } from './data-folder.ts';
import { openChannels } from './delivery/channels.ts';
import { createDelivery } from './delivery/delivery.ts';
import { createEvents } from './inbox/events.ts';
import { leadLink } from './inbox/links.ts';
import { createLog } from './log.ts';
import { createMetrics } from './metrics.ts';
import { createLinks } from './newsletter/links.ts';
import { readSettings, SettingsError, settingNames } from './settings.ts';
import { reloadableSite } from './site/site-files.ts';
import { misspelledSettings, notSetUp } from './start-notes.ts';
import { desksStore } from './store/open-store.ts';
import { StoreUnavailable, VersionError } from './store/store.ts';
import { createUpkeep, keepUp } from './upkeep.ts';

/** How long answers under way may take after a stop is asked for, in milliseconds. */
const STOP_LIMIT_MS = 5000;

/**
 * Starts the desk: opens the store, serves, delivers; reads the site anew on SIGHUP, stops on SIGTERM or SIGINT.
 * @throws SettingsError or VersionError, or an Error for a port that cannot be opened: one line that names what to change.
 */
export async function startDesk(env: Record<string, string | undefined>): Promise<void> {
  const { site: configuration } = await import('../site.config.ts');
  const settings = readSettings(env, configuration);
  for (const sentence of misspelledSettings(env, settingNames(configuration))) console.error(sentence);
  if (settings.databaseUrl === undefined) provideDataFolder(settings.dataDir);
  const log = createLog(settings.logLevel);
  const metrics = createMetrics();
  const store = await desksStore(settings, (sentence) => log.error(sentence));
  const channels = await openChannels(settings, async (id) => ((await store.inbox.hasAccounts()) ? leadLink(settings.inboxUrl, id) : undefined));
  const events = createEvents(store.inbox, log);
  const delivery = createDelivery({ store, channels, log, metrics, retryBaseMs: settings.retryBaseMs, onNoted: events.wake });
  const { smtpUrl } = settings.mail;
  if (settings.doubleOptIn && smtpUrl !== undefined) {
    const { confirmationChannel } = await import('./newsletter/confirmation-channel.ts');
    channels.push(confirmationChannel({ store: store.newsletter, links: createLinks(store.shared, settings.inboxUrl), smtpUrl, settings }));
  }
  const names = channels.map(({ name }) => name);
  const ways = names.filter((name) => name !== 'confirmation');
  const site = await reloadableSite(settings.siteDir);
  const app = await buildApp({ settings, site, store, log, metrics, channels: names, onStored: delivery.wake, events });
  const unanswered = followConnections(app.server);

  await store.open().catch((error: unknown) => {
    if (error instanceof VersionError) throw error;
    // Pages are served all the same; leads are answered with 503 until the store can be opened.
    log.error({ err: error instanceof StoreUnavailable ? error : undefined, place: store.place }, 'the store cannot be opened: leads are answered with 503 until it can');
  });
  await app.listen({ host: settings.host, port: settings.port }).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    const reason = code === 'EADDRINUSE' ? 'is taken' : `cannot be opened (${code})`;
    throw new SettingsError(`PORT ${settings.port} on HOST ${settings.host} ${reason}.`);
  });
  delivery.start();
  const stopUpkeep = keepUp(createUpkeep({ store, log, channels, settings, waitingForOwner: delivery.waitingForOwner }));

  // Before the first line: whoever reads that the desk is ready may stop it there and then.
  process.on('SIGHUP', () => {
    site.reload().then(
      () => log.info('the site is read anew'),
      (error: unknown) => log.error({ err: error }, 'the site cannot be read anew: what was served is served on'),
    );
  });

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    // The last word, should anything below hang.
    setTimeout(() => process.exit(1), STOP_LIMIT_MS + 1000).unref();
    unanswered.drop();
    const slow = setTimeout(() => app.server.closeAllConnections(), STOP_LIMIT_MS);
    await Promise.all([app.close(), delivery.stop(STOP_LIMIT_MS - 1000), stopUpkeep(STOP_LIMIT_MS - 1000)]);
    clearTimeout(slow);
    await store.close();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);

  const { port } = app.server.address() as AddressInfo;
  const host = settings.host.includes(':') ? `[${settings.host}]` : settings.host;
  console.log(`Ready at http://${host}:${port} - leads go to ${store.place}${ways.length > 0 ? `, then by ${ways.join(' and ')}` : ''}`);
  for (const line of notSetUp(settings)) console.log(`- ${line}`);
}

/** Knows which connections have a whole request that waits for its answer. Nothing has been promised to the others. */
function followConnections(server: Server): { drop: () => void } {
  const latest = new Map<Socket, { request: IncomingMessage; response: ServerResponse } | undefined>();
  let dropped = false;
  server.on('connection', (socket: Socket) => {
    // Accepted by the system before the server closed.
    if (dropped) return void socket.destroy();
    latest.set(socket, undefined);
    socket.once('close', () => latest.delete(socket));
  });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => latest.set(request.socket, { request, response }));
  return {
    drop() {
      dropped = true;
      for (const [socket, exchange] of latest) if (exchange === undefined || !exchange.request.complete || exchange.response.writableFinished) socket.destroy();
    },
  };
}
