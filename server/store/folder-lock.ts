import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { FatalStoreError } from './store.ts';

const SQLITE_BUSY = 5;

/** Returns SQLite's primary result code, or 0 for other errors. */
export const sqliteErrorCode = (error: unknown) =>
  ((error as { errcode?: number }).errcode ?? 0) & 0xff;

export const lockPathOf = (file: string) => join(dirname(file), 'desk.lock');

/** Returns the function that unlocks. @throws FatalStoreError if the folder is locked */
export function lockFolder(file: string) {
  const lock = lockPathOf(file);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // Skips an existing file: closing it would release this process's locks on it (POSIX).
  if (!existsSync(lock)) closeSync(openSync(lock, 'a', 0o600));
  const db = new DatabaseSync(lock);
  try {
    db.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    db.close();
    throw sqliteErrorCode(error) === SQLITE_BUSY
      ? new FatalStoreError(`A desk already uses ${dirname(file)}: stop it first.`)
      : error;
  }
  return () => db.close();
}
