import { join } from 'node:path';
import { SettingsError } from './settings.ts';

/** Where the recipes of `deploy/` keep the settings of a desk that systemd starts. */
const SYSTEM_FILE = '/etc/site.env';

/**
 * Reads settings files into the environment, so that desk and command line find the same: the named one alone, else `.env` of the
 * project and `/etc/site.env` where they exist. What stands in the environment already wins.
 * @param unreadable what a file does that this account may not read: `ignore` it, because systemd has read it, or `fail`.
 * @throws SettingsError
 */
export function loadEnvironment(named: string | undefined, unreadable: 'ignore' | 'fail'): void {
  for (const file of named === undefined ? [join(import.meta.dirname, '../.env'), SYSTEM_FILE] : [named]) {
    try {
      process.loadEnvFile(file);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (named === undefined && (code === 'ENOENT' || unreadable === 'ignore')) continue;
      throw new SettingsError(`${file} cannot be read (${code}): run this as an account that may, or name another file by --env-file.`);
    }
  }
}
