import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { onTestFinished } from 'vitest';
import { until } from '../../server/testing/until.ts';

const root = resolve(import.meta.dirname, '../..');

/** A desk with its log, optionally under another user. A log line may arrive after its response. */
export async function startLoggedDesk(
  env: Record<string, string>,
  account: { uid?: number; gid?: number } = {},
) {
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      RATE_LIMIT: '0',
      ADDRESS_LIMIT: '0',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...account,
  });
  let out = '';
  let log = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
  onTestFinished(() => void child.kill('SIGKILL'));
  await until(() => /(Ready|served) at /.test(out) || child.exitCode !== null);
  const url = /http:\/\/\S+/.exec(out)?.[0];
  if (url === undefined) throw new Error(`the desk did not start: ${log}`);
  return { url, out: () => out, logged: (line: RegExp) => until(() => line.test(log)) };
}
