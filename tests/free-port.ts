import { randomInt } from 'node:crypto';
import { isPortFree } from '../scripts/dev-desk.ts';

/** Returns a free port below the ephemeral range, so that no outgoing connection takes it first. */
export async function freePort(): Promise<number> {
  const port = randomInt(11_000, 32_000);
  return (await isPortFree(port)) ? port : freePort();
}
