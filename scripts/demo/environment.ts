import { settingNames } from '../../server/settings.ts';
import { site } from '../../site.config.ts';

/** Keeps only HOST and PORT of the settings: the demo must not use a real store or mail server. */
export function demoEnvironment(
  env: Record<string, string | undefined>,
  folder: string,
): Record<string, string | undefined> {
  return {
    ...env,
    ...Object.fromEntries(settingNames(site).map((name) => [name, ''])),
    HOST: env['HOST'],
    PORT: env['PORT'],
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
  };
}
