import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from './settings.ts';

/** Names each variable that differs from a setting by one letter or by `_`. */
export function misspelledSettings(env: Record<string, string | undefined>, known: string[]) {
  return Object.keys(env).flatMap((name) => {
    const meant = known.includes(name)
      ? undefined
      : known.find((setting) => oneLetterApart(name, setting) || joined(name) === joined(setting));
    return meant === undefined ? [] : [`${name} is not a setting and is not read: write ${meant}.`];
  });
}

const joined = (name: string) => name.replaceAll('_', '');

function oneLetterApart(one: string, other: string) {
  const same = [...one].findIndex((letter, index) => letter !== other[index]);
  const [a, b] = same < 0 ? ['', other.slice(one.length)] : [one.slice(same), other.slice(same)];
  const swapped =
    a.slice(0, 2) === [...b.slice(0, 2)].reverse().join('') && a.slice(2) === b.slice(2);
  return a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1) || swapped;
}

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
