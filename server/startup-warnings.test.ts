import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { site } from '../site.config.ts';
import { tempFolder } from '../tests/server/fixtures.ts';
import { settingNames } from './settings.ts';
import {
  missingSettingWarnings,
  misspelledSettingWarnings,
  unusedStoreWarnings,
} from './startup-warnings.ts';

const allNames = settingNames(site);

test.each([
  ...['SMPT_URL', 'SMTP_UR', 'SMTP_URLS', 'SNTP_URL'].map((typo) => [typo, 'SMTP_URL']),
  ['NEWSLETTER_DOUBLE_OPTIN', 'NEWSLETTER_DOUBLE_OPT_IN'],
  ['LEADTO', 'LEAD_TO'],
])('%s is reported as a typo of %s', (typo = '', name) => {
  expect(misspelledSettingWarnings({ [typo]: 'x' }, allNames)).toEqual([
    `${typo} is not a setting and is not read: write ${name}.`,
  ]);
});

test('known settings and other programs’ variables are not reported', () => {
  // With an empty list, the assertion below would pass without testing anything.
  expect(allNames.length).toBeGreaterThan(15);
  const names = [...allNames, 'PATH', 'HOSTNAME', 'HOME', 'LANG', 'PWD', 'USER'];
  const env = Object.fromEntries(names.map((name) => [name, 'x']));
  expect(misspelledSettingWarnings(env, allNames)).toEqual([]);
});

test('a missing SMTP_URL is reported, with a second warning if double opt-in is on', () => {
  const settings = {
    mail: undefined,
    webhook: { url: 'https://hooks.example.com', secret: 'x'.repeat(16) },
    doubleOptIn: false,
    trustProxy: 1,
  };
  const noMail = 'no mail configured (SMTP_URL): leads go only to the webhook';
  expect(missingSettingWarnings(settings)).toEqual([noMail]);
  expect(missingSettingWarnings({ ...settings, doubleOptIn: true })).toEqual([
    noMail,
    'NEWSLETTER_DOUBLE_OPT_IN needs SMTP_URL: newsletter sign-ups get no confirmation mail',
  ]);
  const mail = { smtpUrl: 'smtp://localhost', to: 'a@b.co', from: 'a@b.co', brand: 'Desk' };
  expect(missingSettingWarnings({ ...settings, doubleOptIn: true, mail })).toEqual([]);
});

test('with DATABASE_URL, a SQLite file is reported as unused', async () => {
  const dataDir = tempFolder();
  const databaseUrl = 'postgres://localhost/leads';
  expect(unusedStoreWarnings({ databaseUrl, dataDir })).toEqual([]);
  writeFileSync(join(dataDir, 'leads.db'), '');
  expect(unusedStoreWarnings({ databaseUrl, dataDir })).toEqual([
    expect.stringMatching(/leads\.db is not used.* import \S+leads\.db/),
  ]);
  expect(unusedStoreWarnings({ databaseUrl: undefined, dataDir })).toEqual([]);
});
