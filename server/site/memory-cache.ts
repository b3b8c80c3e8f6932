import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

export type CachedFile = { bytes: Buffer; etag: string };

export type MemoryCache = {
  /** A file's content if it is in memory. */
  peek: (path: string) => CachedFile | undefined;
  /** A file's content, read from disk when it is not in memory. */
  load: (path: string) => Promise<CachedFile>;
};

/** Keeps the files asked for last in memory, up to a number of bytes: opening and streaming one takes several times as long. */
export function createMemoryCache(maxBytes: number): MemoryCache {
  const files = new Map<string, CachedFile>();
  let total = 0;

  const peek = (path: string) => {
    const known = files.get(path);
    if (known === undefined) return undefined;
    // A Map keeps the order of insertion, so its first entries are the ones unused for longest.
    files.delete(path);
    files.set(path, known);
    return known;
  };

  const keep = (path: string, file: CachedFile) => {
    if (files.has(path)) return;
    files.set(path, file);
    total += file.bytes.length;
    for (const [oldest, { bytes }] of files) {
      if (total <= maxBytes) return;
      files.delete(oldest);
      total -= bytes.length;
    }
  };

  return {
    peek,
    async load(path) {
      const known = peek(path);
      if (known !== undefined) return known;
      const bytes = await readFile(path);
      const file = { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
      keep(path, file);
      return file;
    },
  };
}
