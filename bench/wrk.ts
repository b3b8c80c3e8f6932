import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { installDebianPackages } from '../scripts/debian.ts';
import { pageKinds } from './page-kinds.ts';

const wrkPath = '/usr/bin/wrk';

/**
 * Requests the pages of `page-kinds.ts` over 64 connections.
 * @returns requests per second
 * @throws Error if wrk cannot be installed, or on socket errors or statuses of 400 and above
 */
export async function loadTestPages(url: string, seconds: number): Promise<number> {
  if (!existsSync(wrkPath) && !(installDebianPackages('wrk') && existsSync(wrkPath)))
    throw new Error('This bench needs wrk: sudo apt-get install wrk');
  const script = path.join(import.meta.dirname, 'pages.lua');
  const wrk = spawn(
    wrkPath,
    ['-t1', '-c64', `-d${seconds}s`, '-s', script, url, '--', ...Object.values(pageKinds)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = once(wrk, 'exit');
  const output = Buffer.concat(await wrk.stdout.toArray()).toString();
  await ended;
  const failure = /^(Non-2xx.*|.*Socket errors.*)$/m.exec(output)?.[0];
  const rate = Number(/^Requests\/sec:\s+([\d.]+)$/m.exec(output)?.[1]);
  if (failure !== undefined || Number.isNaN(rate))
    throw new Error(`wrk against ${url}: ${failure ?? output}`);
  return Math.round(rate);
}
