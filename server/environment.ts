import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { BYTE_ORDER_MARK } from './lead-record.ts';
import { SettingsError } from './settings.ts';

const PROJECT_FILE = join(import.meta.dirname, '../.env');
const SYSTEM_FILE = '/etc/site.env';

/** Node.js ends an unquoted value at `#`, systemd does not. */
const VALUE_WITH_HASH = /^[ \t]*(?:export[ \t]+)?(\w+)[ \t]*=(?![ \t]*["'`])(?:[^\n#]*[^\s#])?#/m;
/** Node.js ignores such a comment, systemd reads it as part of the value. */
const COMMENT_AFTER_VALUE = /^[ \t]*(\w+)[ \t]*=(?:[^"'#\n]|"[^"]*"|'[^']*')*[ \t]#/m;

/**
 * Sets missing variables from `onlyFile` if given, otherwise from existing `files`.
 * @returns the files read
 * @throws SettingsError if `onlyFile` is missing, if a file is unreadable (the
 * desk could miss its DATABASE_URL), or if systemd would read a value with `#` differently
 */
export function loadEnvironment(
  onlyFile?: string,
  files = [PROJECT_FILE, SYSTEM_FILE],
  systemFile = SYSTEM_FILE,
) {
  return (onlyFile === undefined ? files : [onlyFile]).filter((file) => {
    let text: string;
    try {
      // process.loadEnvFile reports EACCES as ENOENT.
      text = readFileSync(file, 'utf8').replace(BYTE_ORDER_MARK, '');
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // systemd reads this file as root and passes the values.
      const isFromSystemd = file === systemFile && process.env['INVOCATION_ID'] !== undefined;
      if (onlyFile === undefined && (code === 'ENOENT' || isFromSystemd)) return false;
      throw new SettingsError(
        `${file} cannot be read (${code}): ${code === 'ENOENT' ? 'check the path' : 'use an account that can read it, or delete it'}.`,
      );
    }
    const [, nameWithHash] = VALUE_WITH_HASH.exec(text) ?? [];
    if (nameWithHash !== undefined)
      throw new SettingsError(
        `${file}: put the value of ${nameWithHash} in quotation marks, because it contains #.`,
      );
    const [, nameWithComment] = (file === systemFile && COMMENT_AFTER_VALUE.exec(text)) || [];
    if (nameWithComment !== undefined)
      throw new SettingsError(
        `${file}: put the comment after ${nameWithComment} on a line of its own.`,
      );
    for (const [name, value] of Object.entries(parseEnv(text))) process.env[name] ??= value;
    return true;
  });
}
