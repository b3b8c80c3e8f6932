import type { Settings } from './settings.ts';

/** @returns a sentence for each variable of the environment that no program reads and that is a setting but for one letter, or for how its words are joined. */
export function misspelledSettings(env: Record<string, string | undefined>, known: string[]): string[] {
  return Object.keys(env).flatMap((name) => {
    const meant = known.includes(name) ? undefined : known.find((setting) => oneLetterApart(name, setting) || joined(name) === joined(setting));
    return meant === undefined ? [] : [`${name} is not a setting and is not read: write ${meant}.`];
  });
}

const joined = (name: string) => name.replaceAll('_', '');

/** Whether one letter more, less or other, or two that have changed places, make one word of two. */
function oneLetterApart(one: string, other: string): boolean {
  const same = [...one].findIndex((letter, index) => letter !== other[index]);
  const [a, b] = same < 0 ? ['', other.slice(one.length)] : [one.slice(same), other.slice(same)];
  const swapped = a.slice(0, 2) === [...b.slice(0, 2)].reverse().join('') && a.slice(2) === b.slice(2);
  return a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1) || swapped;
}

/** What an owner may take for granted and has not set up, a line each with the setting that does it. */
export function notSetUp({ mail, webhook, doubleOptIn, trustProxy }: Pick<Settings, 'mail' | 'webhook' | 'doubleOptIn' | 'trustProxy'>): string[] {
  const elsewhere = webhook === undefined ? 'leads stay in the store' : 'leads go to the webhook alone';
  return [
    mail.smtpUrl === undefined && `no mail configured: ${elsewhere} (SMTP_URL)`,
    doubleOptIn && mail.smtpUrl === undefined && 'no mail configured: nobody is asked to confirm a newsletter sign-up (SMTP_URL for NEWSLETTER_DOUBLE_OPT_IN)',
    webhook === undefined && 'no webhook configured (LEAD_WEBHOOK_URL)',
    trustProxy === false && 'no proxy trusted: a visitor is known by the address that connects (TRUST_PROXY)',
  ].filter((line) => line !== false);
}
