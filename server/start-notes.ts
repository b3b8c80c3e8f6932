import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from './settings.ts';

/** Names each variable that differs from a setting by one letter or by `_`. */
export function misspelledSettings(env: Record<string, string | undefined>, known: string[]) {
  return Object.keys(env).flatMap((name) => {
    const meant = known.includes(name)
      ? undefined
      : known.find((setting) => !spellings(name).isDisjointFrom(spellings(setting)));
    return meant === undefined ? [] : [`${name} is not a setting and is not read: write ${meant}.`];
  });
}

/** A name with one letter less each time, and without `_`: similar names share one of them. */
const spellings = (name: string) =>
  new Set([
    name,
    name.replaceAll('_', ''),
    ...[...name].map((_, index) => name.slice(0, index) + name.slice(index + 1)),
  ]);

export function notSetUp({
  mail,
  webhook,
  doubleOptIn,
  trustProxy,
}: Pick<Settings, 'mail' | 'webhook' | 'doubleOptIn' | 'trustProxy'>) {
  const elsewhere =
    webhook === undefined ? 'leads stay in the store' : 'leads go to the webhook alone';
  return [
    mail.smtpUrl === undefined && `no mail configured: ${elsewhere} (SMTP_URL)`,
    doubleOptIn &&
      mail.smtpUrl === undefined &&
      'no mail configured: nobody is asked to confirm a newsletter sign-up (SMTP_URL for NEWSLETTER_DOUBLE_OPT_IN)',
    webhook === undefined && 'no webhook configured (LEAD_WEBHOOK_URL)',
    trustProxy === false &&
      'no proxy trusted: a visitor is known by the address that connects (TRUST_PROXY)',
  ].filter((line) => line !== false);
}

export function unusedStore({ databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>) {
  const file = join(dataDir, 'leads.db');
  return databaseUrl === undefined || !existsSync(file)
    ? []
    : [
        `${file} is not used, because DATABASE_URL is set: npm run leads -- import ${file}, then move it away`,
      ];
}
