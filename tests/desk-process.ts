import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './free-port.ts';
import { until } from './server/until.ts';

export type Desk = {
  url: string;
  dataDir: string;
  /** Sends SIGTERM and deletes the data folder. */
  stop: () => Promise<void>;
  /** Ends the process, by default with SIGKILL, and keeps the data folder. */
  kill: (signal?: NodeJS.Signals) => Promise<void>;
  /** Only after `kill`. */
  restart: () => Promise<void>;
};

const untilExit = (child: ChildProcess) =>
  child.exitCode === null && child.signalCode === null
    ? new Promise((resolve) => child.once('exit', resolve))
    : undefined;

/** Returns Node flags that set `Date` ahead, also in worker threads. */
export const clockFlags = (aheadMs: number): string[] => [
  '--import',
  `data:text/javascript,${encodeURIComponent(`const Real = Date; const ahead = ${aheadMs};
globalThis.Date = class extends Real { constructor(...parts) { if (parts.length > 0) super(...parts); else super(Real.now() + ahead); } static now() { return Real.now() + ahead; } };`)}`,
];

export const isHealthy = (url: string) =>
  fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts a desk with the built site and a new data folder, by default without rate limits. */
export async function startDesk(
  env: Record<string, string> = {},
  nodeFlags: string[] = [],
  program = 'server/main.ts',
): Promise<Desk> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'desk-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess;
  const start = async () => {
    child = spawn(process.execPath, [...nodeFlags, program], {
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: dataDir,
        RATE_LIMIT: '0',
        ADDRESS_LIMIT: '0',
        MIN_FILL_MS: '0',
        LOG_LEVEL: 'warn',
        ...env,
      },
      // With an inherited stderr, Vitest would wait until the desk exits.
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    child.stderr?.pipe(process.stderr, { end: false });
    await until(() => {
      if (child.exitCode !== null)
        throw new Error(`The desk ended with exit code ${child.exitCode}.`);
      return isHealthy(url);
    });
  };
  const kill = async (signal: NodeJS.Signals = 'SIGKILL') => {
    child.kill(signal);
    await untilExit(child);
  };
  // A failed or interrupted test may leave its desk running.
  process.once('exit', () => child.kill('SIGKILL'));
  await start();
  return {
    url,
    dataDir,
    restart: start,
    kill,
    stop: async () => {
      await kill('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
