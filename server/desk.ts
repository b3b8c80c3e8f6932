import { existsSync, mkdirSync, statSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { join, resolve } from 'node:path';
import { buildApp } from './app.ts';
import { createDelivery, leadChannels } from './delivery/delivery.ts';
import { openSenders } from './delivery/senders.ts';
import { createLiveUpdates } from './inbox/events.ts';
import { leadLink } from './inbox/links.ts';
import { createLog } from './log.ts';
import { createMaintenance, scheduleMaintenance } from './maintenance.ts';
import { createMetrics } from './metrics.ts';
import { createNewsletterLinks } from './newsletter/links.ts';
import { DEFAULT_INBOX_DIR, readSettings, SettingsError, settingNames, urlOf } from './settings.ts';
import { reloadableSite } from './site/site-files.ts';
import {
  missingSettingWarnings,
  misspelledSettingWarnings,
  unusedStoreWarnings,
} from './startup-warnings.ts';
import { serverStore } from './store/open-store.ts';
import { FatalStoreError } from './store/store.ts';

const STOP_TIMEOUT_MS = 5000;

export async function startDesk(env: NodeJS.ProcessEnv) {
  const { site: configuration } = await import('../site.config.ts');
  const settings = readSettings(env, configuration);
  for (const warning of misspelledSettingWarnings(env, settingNames(configuration)))
    console.error(warning);
  checkInboxFolder(settings.inboxDir);
  if (settings.databaseUrl === undefined) createDataFolder(settings.dataDir);
  const log = createLog(settings.logLevel);
  const metrics = createMetrics({ withProcessMetrics: true });
  const store = await serverStore(settings, (message) => log.error(message));
  const senders = await openSenders(settings, async (id) =>
    (await store.inbox.hasAccounts()) ? leadLink(settings.inboxUrl, id) : undefined,
  );
  const { doubleOptIn, mail } = settings;
  if (doubleOptIn && mail !== undefined) {
    const { confirmationSender } = await import('./newsletter/confirmation-sender.ts');
    const links = createNewsletterLinks(store.secrets, settings.inboxUrl);
    senders.push(confirmationSender(store.newsletter, links, mail));
  }
  const channels = leadChannels(senders);
  const liveUpdates = createLiveUpdates(store, log);
  const delivery = createDelivery({
    store,
    senders,
    log,
    metrics,
    retryBaseMs: settings.retryBaseMs,
    onOutcome: liveUpdates.wake,
  });
  const site = await reloadableSite(settings.siteDir);
  const app = await buildApp({
    settings,
    site,
    store,
    log,
    metrics,
    channels,
    wakeDelivery: delivery.wake,
    liveUpdates,
  });
  const closeIdleConnections = connectionCloser(app.server);

  let storeError = '';
  try {
    await store.open();
    await store.checkWritable();
  } catch (error) {
    if (error instanceof FatalStoreError) throw error;
    storeError = (error as Error).message;
    log.error(
      { err: error, location: store.location },
      'cannot open the store: responding to leads with 503 until it opens',
    );
  }
  await app
    .listen({ host: settings.host, port: settings.port })
    .catch(({ code }: NodeJS.ErrnoException) => {
      const reason = code === 'EADDRINUSE' ? 'is taken' : `cannot be opened (${code})`;
      throw new SettingsError(`PORT ${settings.port} on HOST ${settings.host} ${reason}.`);
    });
  delivery.start();
  const stopMaintenance = scheduleMaintenance(
    createMaintenance({
      store,
      log,
      settings,
      countLeadsToBackfill: delivery.countLeadsToBackfill,
    }),
  );

  // Registered before `Ready` is printed, because supervisors may then send signals.
  process.on('SIGHUP', () => {
    site.reload().then(
      () => log.info('reloaded the site'),
      (error: unknown) =>
        log.error({ err: error }, 'cannot reload the site: still serving the previous files'),
    );
  });

  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS + 1000).unref();
    closeIdleConnections();
    const timeout = setTimeout(() => app.server.closeAllConnections(), STOP_TIMEOUT_MS);
    await Promise.all([
      app.close(),
      delivery.stop(STOP_TIMEOUT_MS - 1000),
      stopMaintenance(STOP_TIMEOUT_MS - 1000),
    ]);
    clearTimeout(timeout);
    await store.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  // Ctrl+C in `npm start` sends two signals: one from the terminal, one from scripts/start.ts.
  process.on('SIGINT', stop);

  const { port } = app.server.address() as AddressInfo;
  const url = urlOf(settings.host, port);
  const ownerChannels = channels.filter((name) => name !== 'confirmation').join(' and ');
  const deliveryText = ownerChannels && `, then by ${ownerChannels}`;
  console.log(
    storeError === ''
      ? `Ready at ${url} - leads go to ${store.location}${deliveryText}`
      : `Pages are served at ${url} - leads cannot be stored in ${store.location} (${storeError}): leads get a 503 response until the store works`,
  );
  for (const warning of [...missingSettingWarnings(settings), ...unusedStoreWarnings(settings)])
    console.log(`- ${warning}`);
}

/** Does not check the default folder: a desk without a built inbox serves the site. */
function checkInboxFolder(folder: string) {
  if (folder !== resolve(DEFAULT_INBOX_DIR) && !existsSync(join(folder, 'index.html')))
    throw new SettingsError(
      `INBOX_DIR must be the folder of a built inbox; ${folder} has no index.html (run npm run build).`,
    );
}

/** Ignores a full disk, so that the desk still serves pages. */
function createDataFolder(dataDir: string) {
  try {
    // Not recursive: a recursive `mkdir` never returns in /proc.
    if (!statSync(dataDir, { throwIfNoEntry: false })?.isDirectory())
      mkdirSync(dataDir, { mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOSPC')
      throw new SettingsError(
        `DATA_DIR must be a folder that this account can create, not '${dataDir}' (${code}).`,
      );
  }
}

/** The returned function closes connections unless a complete request awaits its response. */
function connectionCloser(server: Server) {
  const responses = new Map<Socket, ServerResponse | undefined>();
  let isClosing = false;
  server.on('connection', (socket: Socket) => {
    // Accepted just before the server closed.
    if (isClosing) return void socket.destroy();
    responses.set(socket, undefined);
    socket.once('close', () => responses.delete(socket));
  });
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) =>
    responses.set(socket, response),
  );
  return () => {
    isClosing = true;
    for (const [socket, response] of responses)
      if (!response?.req.complete || response.writableFinished) socket.destroy();
  };
}
