import { type SpawnOptions, spawn } from 'node:child_process';
import { onTestFinished } from 'vitest';
import { startDesk } from './desk-process.ts';
import { until } from './server/until.ts';

/** Starts a desk with `startDesk`, and stops it after the test. */
export async function startTestDesk(...parameters: Parameters<typeof startDesk>) {
  const desk = await startDesk(...parameters);
  onTestFinished(desk.stop);
  return desk;
}

/** Starts a desk whose output the test can read, and kills it after the test. */
export function spawnDesk(
  env: Record<string, string>,
  options: SpawnOptions = {},
  command = [process.execPath, 'server/main.ts'],
) {
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    env: { PATH: process.env['PATH'], PORT: '0', LOG_LEVEL: 'warn', ...env },
    ...options,
  });
  const output = { out: '', err: '' };
  child.stdout?.on('data', (chunk: Buffer) => (output.out += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output.err += chunk.toString()));
  const ended = new Promise<number | null>((end) => child.once('close', end));
  onTestFinished(() => void child.kill('SIGKILL'));
  return {
    output,
    /** Resolves with the exit code. */
    ended,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    /** Waits until the desk is ready and returns its URL. @throws if the desk ends before that */
    async ready() {
      // Without a usable store, the desk prints `Pages are served at …` instead of `Ready at …`.
      await until(() => /(Ready|served) at /.test(output.out) || child.exitCode !== null);
      const url = /http:\/\/\S+/.exec(output.out)?.[0];
      if (url === undefined) throw new Error(`The desk did not start: ${output.err}`);
      return url;
    },
  };
}

/** Starts a desk with `spawnDesk`, without rate limits, and waits until it is ready. */
export async function startDeskWithOutput(
  env: Record<string, string>,
  ...optionsAndCommand: [options?: SpawnOptions, command?: string[]]
) {
  const { output, kill, ready } = spawnDesk(
    { RATE_LIMIT: '0', ADDRESS_LIMIT: '0', ...env },
    ...optionsAndCommand,
  );
  return {
    url: await ready(),
    out: () => output.out,
    kill,
    /** Waits for a line on stderr, which may arrive after the response. */
    untilLogged: (line: RegExp) => until(() => line.test(output.err)),
  };
}
