import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { freePort } from './free-port.ts';

export type DevServer = { url: string; stop: () => Promise<void> };

/** Astro's development server over a project, ready to answer. */
export async function startDevServer(folder: string): Promise<DevServer> {
  const port = await freePort();
  const server = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', 'dev', '--port', String(port)], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
  const stop = async () => {
    const ended = once(server, 'exit');
    server.kill();
    await ended;
  };
  for await (const line of createInterface(server.stdout)) {
    if (!line.includes('watching for file changes')) continue;
    server.stdout.resume();
    return { url: `http://localhost:${port}`, stop };
  }
  throw new Error('The development server ended before it was ready');
}
