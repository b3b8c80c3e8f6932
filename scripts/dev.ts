import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { dev } from 'astro';

const port = Number(process.env['PORT'] ?? 4321);
const deskPort = port + 1;

/** Whether another program listens on a port of this machine. */
async function isTaken(wanted: number, host: string): Promise<boolean> {
  const socket = connect(wanted, host);
  return once(socket, 'connect')
    .then(() => true)
    .catch(() => false)
    .finally(() => socket.destroy());
}

/** The site with hot reload, and its editor at /admin; what it sends goes on to a lead desk beside it, never to one that was there before. */
for (const wanted of [port, deskPort])
  for (const host of ['127.0.0.1', '::1'])
    if (await isTaken(wanted, host)) {
      console.error(`Port ${wanted} is taken by another program: end it, or choose others with PORT=${port + 100} npm run dev (the desk gets the port after it)`);
      process.exit(1);
    }
const desk = spawn(process.execPath, ['server/main.ts'], { stdio: 'inherit', env: { ...process.env, PORT: String(deskPort), SITE_DIR: 'none' } });
process.on('exit', () => desk.kill());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit());
await dev({ server: { port }, vite: { server: { strictPort: true, proxy: { '/api': `http://127.0.0.1:${deskPort}` } } } });
