import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/** Whether a port is free on localhost, IPv4 and IPv6. */
export async function isPortFree(port: number): Promise<boolean> {
  const isTaken = (host: string) =>
    new Promise<boolean>((resolve) => {
      const server = createServer();
      server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EADDRINUSE'));
      server.listen(port, host, () => server.close(() => resolve(false)));
    });
  return !(await isTaken('127.0.0.1')) && !(await isTaken('::1'));
}

/** Starts a desk on a free port. Desk and this process end together. @returns its URL */
export function startDevDesk(): Promise<string> {
  const env = { LOG_LEVEL: 'warn', ...process.env, PORT: '0', HOST: '127.0.0.1', SITE_DIR: 'none' };
  const desk = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env,
  });
  process.on('exit', () => desk.kill());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit());
  desk.on('exit', (code) => process.exit(code ?? 1));
  let output = '';
  return new Promise((resolve) =>
    desk.stdout.on('data', (chunk: Buffer) => {
      process.stdout.write(chunk.toString().replace('Ready at', 'Lead desk at'));
      output += chunk.toString();
      // If leads cannot be stored, the desk prints `Pages are served at` instead.
      const [url] = /(?<=(?:Ready|served) at )http:\S+/.exec(output) ?? [];
      if (url !== undefined) resolve(url);
    }),
  );
}
