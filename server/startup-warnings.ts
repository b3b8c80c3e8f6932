import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from './settings.ts';

export function misspelledSettingWarnings(env: NodeJS.ProcessEnv, settingNames: string[]) {
  return Object.keys(env).flatMap((name) => {
    const suggestion = settingNames.includes(name)
      ? undefined
      : settingNames.find((setting) => !variants(name).isDisjointFrom(variants(setting)));
    return suggestion === undefined
      ? []
      : [`${name} is not a setting and is not read: write ${suggestion}.`];
  });
}

/** A misspelled name and the correct name share a variant. */
const variants = (name: string) =>
  new Set([
    name,
    name.replaceAll('_', ''),
    ...[...name].map((_, index) => name.slice(0, index) + name.slice(index + 1)),
  ]);

export function missingSettingWarnings({
  mail,
  webhook,
  doubleOptIn,
  trustProxy,
}: Pick<Settings, 'mail' | 'webhook' | 'doubleOptIn' | 'trustProxy'>) {
  const fallback =
    webhook === undefined ? 'leads stay in the store' : 'leads go only to the webhook';
  return [
    mail === undefined && `no mail configured (SMTP_URL): ${fallback}`,
    doubleOptIn &&
      mail === undefined &&
      'NEWSLETTER_DOUBLE_OPT_IN needs SMTP_URL: newsletter sign-ups get no confirmation mail',
    webhook === undefined && 'no webhook configured (LEAD_WEBHOOK_URL)',
    trustProxy === false &&
      'no proxy trusted: visitors are identified by the IP address of the connection (TRUST_PROXY)',
  ].filter((warning) => warning !== false);
}

export function unusedStoreWarnings({
  databaseUrl,
  dataDir,
}: Pick<Settings, 'databaseUrl' | 'dataDir'>) {
  const file = join(dataDir, 'leads.db');
  return databaseUrl === undefined || !existsSync(file)
    ? []
    : [
        `${file} is not used, because DATABASE_URL is set: run npm run leads -- import ${file}, then move the file away`,
      ];
}
