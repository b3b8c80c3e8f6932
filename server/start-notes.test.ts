import { expect, test } from 'vitest';
import { site } from '../site.config.ts';
import { settingNames } from './settings.ts';
import { misspelledSettings, notSetUp } from './start-notes.ts';

const known = settingNames(site);

test.each(['SMPT_URL', 'SMTP_UR', 'SMTP_URLS', 'SMTP-URL', 'SNTP_URL'])('%s is taken for SMTP_URL', (name) => {
  expect(misspelledSettings({ [name]: 'x' }, known)).toEqual([`${name} is not a setting and is not read: write SMTP_URL.`]);
});

test('a name whose words are joined or parted otherwise is taken for the setting', () => {
  expect(misspelledSettings({ NEWSLETTER_DOUBLE_OPTIN: 'on', NEWSLETTER_DOUBLEOPTIN: 'on', LEADTO: 'x' }, known)).toEqual([
    'NEWSLETTER_DOUBLE_OPTIN is not a setting and is not read: write NEWSLETTER_DOUBLE_OPT_IN.',
    'NEWSLETTER_DOUBLEOPTIN is not a setting and is not read: write NEWSLETTER_DOUBLE_OPT_IN.',
    'LEADTO is not a setting and is not read: write LEAD_TO.',
  ]);
});

test('settings themselves, and variables of other programs, are left alone', () => {
  expect(known.length).toBeGreaterThan(15);
  expect(misspelledSettings(Object.fromEntries([...known, 'PATH', 'HOSTNAME', 'HOME', 'LANG', 'PWD', 'USER'].map((name) => [name, 'x'])), known)).toEqual([]);
});

test('what is set up is not named as missing', () => {
  const settings = {
    mail: { smtpUrl: undefined, to: 'a@b.co', from: 'a@b.co' },
    webhook: { url: 'https://hooks.example.com', secret: 'x'.repeat(16) },
    doubleOptIn: false,
    trustProxy: 1,
  };
  expect(notSetUp(settings)).toEqual(['no mail configured: leads go to the webhook alone (SMTP_URL)']);
  expect(notSetUp({ ...settings, doubleOptIn: true })).toEqual([
    'no mail configured: leads go to the webhook alone (SMTP_URL)',
    'no mail configured: nobody is asked to confirm a newsletter sign-up (SMTP_URL for NEWSLETTER_DOUBLE_OPT_IN)',
  ]);
  expect(notSetUp({ ...settings, doubleOptIn: true, mail: { ...settings.mail, smtpUrl: 'smtp://localhost' } })).toEqual([]);
});
