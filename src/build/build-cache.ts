import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

const cacheFolder = path.resolve('node_modules/.cache/site');

/**
 * Creates a file, or reuses the one with the same sources. `npm ci` clears the cache.
 * @param sources everything that the file depends on: content, settings, tool versions
 * @returns the file's path
 */
export async function cachedFile(
  subfolder: string,
  extension: string,
  sources: (string | Uint8Array)[],
  create: () => Promise<Uint8Array>,
): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) hash.update(source).update('\0');
  const file = path.join(cacheFolder, subfolder, hash.digest('hex').slice(0, 32) + extension);
  if (existsSync(file)) return file;
  await mkdir(path.dirname(file), { recursive: true });
  // Renames a complete file, so that another build never reads an incomplete one.
  const temporaryFile = `${file}.${randomUUID()}`;
  await writeFile(temporaryFile, await create());
  await rename(temporaryFile, file);
  return file;
}
