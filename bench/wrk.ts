import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { installDebianPackages } from '../scripts/debian.ts';
import { pageKinds } from './page-kinds.ts';

const program = '/usr/bin/wrk';

/**
 * Requests the pages of `page-kinds.ts` over 64 connections.
 * @returns requests per second
 * @throws if wrk is not installed or a status is not 200
 */
export async function loadTestPages(url: string, seconds: number): Promise<number> {
  if (!existsSync(program) && !(installDebianPackages('wrk') && existsSync(program)))
    throw new Error('This bench needs wrk: sudo apt-get install wrk');
  const script = path.join(import.meta.dirname, 'pages.lua');
  const wrk = spawn(
    program,
    ['-t1', '-c64', `-d${seconds}s`, '-s', script, url, '--', ...Object.values(pageKinds)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = once(wrk, 'exit');
  const output = Buffer.concat(await wrk.stdout.toArray()).toString();
  await ended;
  const failed = /^(Non-2xx.*|.*Socket errors.*)$/m.exec(output)?.[0];
  const perSecond = Number(/^Requests\/sec:\s+([\d.]+)$/m.exec(output)?.[1]);
  if (failed !== undefined || Number.isNaN(perSecond))
    throw new Error(`wrk over ${url}: ${failed ?? output}`);
  return Math.round(perSecond);
}
