import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

const folder = path.resolve('node_modules/.cache/site');

/**
 * A file that is costly to make, cached for later builds under a hash of everything it is made from. `npm ci` clears the cache.
 * @param kind the file's folder; `ending` as `.jpg`
 * @param from everything that changes the result: sources, settings, the version of the tool
 * @returns the file's path
 */
export async function cachedFile(kind: string, ending: string, from: (string | Uint8Array)[], make: () => Promise<Uint8Array>): Promise<string> {
  const state = createHash('sha256');
  for (const part of from) state.update(part).update('\0');
  const file = path.join(folder, kind, state.digest('hex').slice(0, 32) + ending);
  if (existsSync(file)) return file;
  await mkdir(path.dirname(file), { recursive: true });
  // A build that runs at the same time finds the whole file or none.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, await make());
  await rename(unfinished, file);
  return file;
}
