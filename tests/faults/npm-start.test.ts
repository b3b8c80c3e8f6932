import { spawn } from 'node:child_process';
import { expect, onTestFinished, test } from 'vitest';
import { until } from '../../server/testing/until.ts';
import { tempFolder } from '../temp-folder.ts';

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'npm start that is ended by %s leaves no desk behind',
  async (signal) => {
    const env = { ...process.env, DATA_DIR: tempFolder(), SITE_DIR: 'none', PORT: '0' };
    const npm = spawn('npm', ['start'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    onTestFinished(() => void npm.kill('SIGKILL'));
    let out = '';
    npm.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
    await until(() => out.includes('Ready at ') || npm.exitCode !== null);
    const url = /http:\S+/.exec(out)?.[0] ?? '';
    const answers = () =>
      fetch(`${url}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      );
    expect(await answers()).toBe(true);
    npm.kill(signal);
    await until(async () => !(await answers()));
  },
);
