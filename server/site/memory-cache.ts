import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

export type CachedFile = { bytes: Buffer; etag: string };

/**
 * Keeps the files asked for last in memory, up to a number of bytes. Answering from memory is several times
 * faster than opening, asking and streaming a file for each request.
 */
export function createMemoryCache(maxBytes: number): (path: string) => Promise<CachedFile> {
  const files = new Map<string, CachedFile>();
  let total = 0;

  const makeRoom = () => {
    // A Map keeps the order of insertion, so its first entries are the ones unused for longest.
    for (const [path, { bytes }] of files) {
      if (total <= maxBytes) return;
      files.delete(path);
      total -= bytes.length;
    }
  };

  return async (path) => {
    const known = files.get(path);
    if (known !== undefined) {
      files.delete(path);
      files.set(path, known);
      return known;
    }
    const bytes = await readFile(path);
    const file = { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
    if (!files.has(path)) {
      files.set(path, file);
      total += bytes.length;
      makeRoom();
    }
    return file;
  };
}
