import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './free-port.ts';
import { until } from './server/until.ts';

/** A busy machine takes minutes to bundle the inbox and read all content. */
const START_TIMEOUT_MS = 600_000;

/** @property dataDir data folder of the desk that `npm run dev` starts */
export type DevServer = { url: string; dataDir: string; stop: () => Promise<void> };

export const startNpmRunDev = (folder: string, port: number) =>
  start(folder, port, 'scripts/dev.ts');

/** Starts Astro's development server without the desk. */
export async function startAstroDev(folder: string): Promise<DevServer> {
  const port = await freePort();
  return start(folder, port, 'node_modules/astro/bin/astro.mjs', 'dev', '--port', String(port));
}

async function start(folder: string, port: number, ...command: string[]): Promise<DevServer> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'dev-'));
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, MIN_FILL_MS: '0' };
  const server = spawn(process.execPath, command, {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const stop = async () => {
    const ended = once(server, 'exit');
    server.kill();
    await ended;
    // The desk may still be closing files.
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
  };
  // Reads all output, because a full pipe would block the server.
  let output = '';
  server.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await until(
    () => output.includes('watching for file changes') || server.exitCode !== null,
    START_TIMEOUT_MS,
  );
  if (server.exitCode !== null) throw new Error(`The development server ended: ${output}`);
  return { url: `http://localhost:${port}`, dataDir, stop };
}
