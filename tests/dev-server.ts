import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from './free-port.ts';

/** @property dataDir where the desk beside it keeps its leads */
export type DevServer = { url: string; dataDir: string; stop: () => Promise<void> };

/** `npm run dev` of a project, ready to answer. */
export const startDev = (folder: string, port: number) => start(folder, port, 'scripts/dev.ts');

/** Astro's development server alone, ready to answer. */
export async function startDevServer(folder: string): Promise<DevServer> {
  const port = await freePort();
  return start(folder, port, 'node_modules/astro/bin/astro.mjs', 'dev', '--port', String(port));
}

async function start(folder: string, port: number, ...command: string[]): Promise<DevServer> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'dev-'));
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, MIN_FILL_MS: '0' };
  const server = spawn(process.execPath, command, { cwd: folder, env, stdio: ['ignore', 'pipe', 'ignore'] });
  const stop = async () => {
    const ended = once(server, 'exit');
    server.kill();
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  for await (const line of createInterface(server.stdout)) {
    if (!line.includes('watching for file changes')) continue;
    server.stdout.resume();
    return { url: `http://localhost:${port}`, dataDir, stop };
  }
  throw new Error('The development server ended before it was ready');
}
