import { type SpawnOptions, spawn } from 'node:child_process';
import { onTestFinished } from 'vitest';
import { until } from '../server/testing/until.ts';
import { startDesk } from './desk-process.ts';

/** Starts a desk with `startDesk`, and stops it after the test. */
export async function startTestDesk(...parameters: Parameters<typeof startDesk>) {
  const desk = await startDesk(...parameters);
  onTestFinished(desk.stop);
  return desk;
}

/** Starts a desk whose output the test can read, and kills it after the test. */
export async function startDeskWithOutput(
  env: Record<string, string>,
  options: SpawnOptions = {},
  command = [process.execPath, 'server/main.ts'],
) {
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      RATE_LIMIT: '0',
      ADDRESS_LIMIT: '0',
      LOG_LEVEL: 'warn',
      ...env,
    },
    ...options,
  });
  let out = '';
  let log = '';
  child.stdout?.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (log += chunk.toString()));
  onTestFinished(() => void child.kill('SIGKILL'));
  // Without a usable store, the desk prints `Pages are served at …` instead of `Ready at …`.
  await until(() => /(Ready|served) at /.test(out) || child.exitCode !== null);
  const url = /http:\/\/\S+/.exec(out)?.[0];
  if (url === undefined) throw new Error(`The desk did not start: ${log}`);
  return {
    url,
    out: () => out,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    /** Waits for a line on stderr, which may arrive after the response. */
    untilLogged: (line: RegExp) => until(() => line.test(log)),
  };
}
