import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

const folder = path.resolve('node_modules/.cache/site');

/**
 * Caches a file under a hash of its sources. `npm ci` clears the cache.
 * @param from all sources: content, settings, tool versions
 * @returns the file's path
 */
export async function cachedFile(
  kind: string,
  ending: string,
  from: (string | Uint8Array)[],
  make: () => Promise<Uint8Array>,
): Promise<string> {
  const state = createHash('sha256');
  for (const part of from) state.update(part).update('\0');
  const file = path.join(folder, kind, state.digest('hex').slice(0, 32) + ending);
  if (existsSync(file)) return file;
  await mkdir(path.dirname(file), { recursive: true });
  // Atomic for builds that run at the same time.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, await make());
  await rename(unfinished, file);
  return file;
}
