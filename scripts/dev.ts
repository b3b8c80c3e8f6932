import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildInboxIfStale } from './build/inbox.ts';
import { parseCommandLine } from './command-line.ts';
import { checkConfiguration } from './configuration.ts';
import { isPortFree, startDevDesk } from './dev-desk.ts';

parseCommandLine({
  description:
    'Serves the site with hot reload, its editor at /admin, and a lead desk with its inbox at /inbox.',
  examples: [
    ['npm run dev', 'on http://localhost:4321'],
    ['PORT=8080 npm run dev', 'on another port'],
  ],
});
await checkConfiguration();
const port = Number(process.env['PORT'] ?? 4321);
if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  console.error(`PORT must be a whole number from 1 to 65535, not '${process.env['PORT']}'.`);
  process.exit(1);
}
if (!(await isPortFree(port))) {
  console.error(
    `Port ${port} is taken, perhaps by another copy of this site: stop it, or run: PORT=${port + 10} npm run dev`,
  );
  process.exit(1);
}
await buildInboxIfStale(path.resolve(import.meta.dirname, '..'));
const deskUrl = await startDevDesk();
const { dev } = await import('astro');
const proxy = {
  '/api': deskUrl,
  // Keeps the `Host` header: the desk rejects changes whose `Origin` has another host.
  '/inbox': { target: deskUrl, changeOrigin: false },
};
/**
 * Starts Astro, and starts it again when `site.config.ts` changes. If Astro restarted itself, it
 * would no longer notice changed content.
 */
async function start(): Promise<void> {
  // A build replaces the files in Vite's default cache, so this server has its own.
  const vite = { cacheDir: 'node_modules/.vite-dev', server: { strictPort: true, proxy } };
  const server = await dev({ server: { port }, vite });
  server.watcher.on('change', async (file) => {
    if (path.basename(file) !== 'site.config.ts') return;
    // If the file is invalid, keeps this server, whose pages show the error.
    if (!(await import(`${pathToFileURL(file)}?${Date.now()}`).catch(() => undefined))) return;
    await server.stop();
    await start();
  });
}
await start();
