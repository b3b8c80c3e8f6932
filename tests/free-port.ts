import { randomInt } from 'node:crypto';
import { isFree } from '../scripts/dev-desk.ts';

/** A port of this machine that nobody listens on now. It lies below those that systems give to connections, so that none of these takes it before the test does. */
export async function freePort(): Promise<number> {
  const port = randomInt(11_000, 32_000);
  return (await isFree(port)) ? port : freePort();
}
