import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { chromiumArguments, ensureFullChromium } from '../scripts/chromium.ts';

/** Starts Chromium without Playwright's switches, to prerender and paint as for a visitor. */
export async function startPlainChromium(extraArguments: string[] = []) {
  const profile = mkdtempSync(path.join(tmpdir(), 'chromium-'));
  const args = [
    ...chromiumArguments,
    '--headless=new',
    '--remote-debugging-port=0',
    '--window-size=1440,900',
    `--user-data-dir=${profile}`,
    ...extraArguments,
    'about:blank',
  ];
  const chromium = spawn(ensureFullChromium(), args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(chromium, 'exit');
  return {
    port: await readPort(chromium.stderr),
    ended,
    async stop() {
      chromium.kill('SIGKILL');
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
    },
  };
}

async function readPort(output: NodeJS.ReadableStream): Promise<number> {
  for await (const line of createInterface(output)) {
    const [, port] = /^DevTools listening on ws:\/\/[^/]*:(\d+)\//.exec(line) ?? [];
    if (port === undefined) continue;
    // An unread pipe would block Chromium.
    output.resume();
    return Number(port);
  }
  throw new Error('Chromium did not start.');
}
