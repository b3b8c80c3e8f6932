import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Vitest's `onTestFinished` or `afterAll`. */
export type AtEnd = (cleanUp: () => void | Promise<void>) => void;

/** Creates a folder with these files. `atEnd` schedules its deletion. */
export function tempFolder(
  files: Record<string, string | Buffer> = {},
  atEnd: AtEnd = onTestFinished,
) {
  const folder = mkdtempSync(join(tmpdir(), 'site-test-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

/** Creates a file in a new folder. @returns its path */
export const tempFile = (name: string, content = '') => join(tempFolder({ [name]: content }), name);
