import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { SettingsError } from './settings.ts';

const PROJECT_FILE = join(import.meta.dirname, '../.env');
const SYSTEM_FILE = '/etc/site.env';

/**
 * Sets missing variables from `onlyFile`, which must exist, or `files`. Returns the files read.
 * @throws SettingsError if an existing file is unreadable, because leads would go to another store
 */
export function loadEnvironment(onlyFile?: string, files = [PROJECT_FILE, SYSTEM_FILE]) {
  return (onlyFile === undefined ? files : [onlyFile]).filter((file) => {
    try {
      // process.loadEnvFile reports EACCES as ENOENT.
      for (const [name, value] of Object.entries(parseEnv(readFileSync(file, 'utf8'))))
        process.env[name] ??= value;
      return true;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // systemd reads this file as root and passes the values.
      const isFromSystemd = file === SYSTEM_FILE && process.env['INVOCATION_ID'] !== undefined;
      if (onlyFile === undefined && (code === 'ENOENT' || isFromSystemd)) return false;
      throw new SettingsError(
        `${file} cannot be read (${code}): ${code === 'ENOENT' ? 'check the path' : 'use an account that can read it, or delete it'}.`,
      );
    }
  });
}
