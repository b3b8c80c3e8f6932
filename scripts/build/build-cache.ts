import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

const folder = path.resolve('node_modules/.cache/site');

/**
 * A file that is costly to make, kept for later builds under a hash of all it is made from. `npm ci` clears the folder with the rest.
 * @param kind the file's folder; `ending` as `.jpg`
 * @param from whatever changes the outcome: sources, settings, the maker's version
 * @returns the file's path
 */
export async function keptFile(kind: string, ending: string, from: (string | Uint8Array)[], make: () => Promise<Uint8Array>): Promise<string> {
  const state = createHash('sha256');
  for (const part of from) state.update(part).update('\0');
  const file = path.join(folder, kind, state.digest('hex').slice(0, 32) + ending);
  if (existsSync(file)) return file;
  await mkdir(path.dirname(file), { recursive: true });
  // Another build beside this one finds the whole file or none.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, await make());
  await rename(unfinished, file);
  return file;
}
