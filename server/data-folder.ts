import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { SettingsError } from './settings.ts';

/**
 * Makes the folder of the leads, readable by the desk's account alone, where there is none. A full disk may have room later, and the
 * desk serves pages until then; any other failure is a wrong setting.
 * @throws SettingsError
 */
export function provideDataFolder(dataDir: string): void {
  try {
    makeFolder(dataDir);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOSPC') throw new SettingsError(`DATA_DIR must be a folder that this account can make, not '${dataDir}' (${code}).`);
  }
}

/** Not `mkdirSync` with `recursive`, which never ends where a file system such as /proc refuses. */
function makeFolder(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found?.isDirectory()) return;
  if (found === undefined) makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}
