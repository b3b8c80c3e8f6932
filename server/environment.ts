import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { SettingsError } from './settings.ts';

const PROJECT_FILE = join(import.meta.dirname, '../.env');
/** Where the recipes of `deploy/` keep the settings of a desk that systemd starts. */
const SYSTEM_FILE = '/etc/site.env';

/**
 * Reads settings files into the environment, so that desk and command line find the same: the named one alone, else `.env` of the
 * project and `/etc/site.env` where they exist. What stands in the environment already wins.
 * @returns the files that were read.
 * @throws SettingsError for a file that is there and cannot be read: without it leads would go to another store.
 */
export function loadEnvironment(named?: string, files = [PROJECT_FILE, SYSTEM_FILE]): string[] {
  return (named === undefined ? files : [named]).filter((file) => {
    try {
      // Not process.loadEnvFile, which takes a file it may not read for one that is not there.
      for (const [name, value] of Object.entries(parseEnv(readFileSync(file, 'utf8')))) process.env[name] ??= value;
      return true;
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (named === undefined && code === 'ENOENT') return false;
      // root alone may read it; systemd has, and hands its values to the services it starts.
      if (named === undefined && file === SYSTEM_FILE && process.env['INVOCATION_ID'] !== undefined) return false;
      throw new SettingsError(`${file} cannot be read (${code}): run this as an account that may, or remove it.`);
    }
  });
}
