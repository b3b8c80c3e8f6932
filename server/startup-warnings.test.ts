import { join } from 'node:path';
import { expect, test } from 'vitest';
import { site } from '../site.config.ts';
import { settingNames } from './settings.ts';
import {
  missingSettingWarnings,
  misspelledSettingWarnings,
  unusedStoreWarnings,
} from './startup-warnings.ts';
import { sqliteStore } from './store/sqlite.ts';
import { newLead, tempFolder } from './testing/fixtures.ts';

const allNames = settingNames(site);

test.each([
  ...['SMPT_URL', 'SMTP_UR', 'SMTP_URLS', 'SMTP-URL', 'SNTP_URL'].map((typo) => [typo, 'SMTP_URL']),
  ['NEWSLETTER_DOUBLE_OPTIN', 'NEWSLETTER_DOUBLE_OPT_IN'],
  ['NEWSLETTER_DOUBLEOPTIN', 'NEWSLETTER_DOUBLE_OPT_IN'],
  ['LEADTO', 'LEAD_TO'],
])('%s is reported as a typo of %s', (typo = '', name) => {
  expect(misspelledSettingWarnings({ [typo]: 'x' }, allNames)).toEqual([
    `${typo} is not a setting and is not read: write ${name}.`,
  ]);
});

test('known settings and other programs’ variables are ignored', () => {
  // With an empty list, the assertion below would pass without testing anything.
  expect(allNames.length).toBeGreaterThan(15);
  expect(
    misspelledSettingWarnings(
      Object.fromEntries(
        [...allNames, 'PATH', 'HOSTNAME', 'HOME', 'LANG', 'PWD', 'USER'].map((name) => [name, 'x']),
      ),
      allNames,
    ),
  ).toEqual([]);
});

test('a missing SMTP_URL is reported, also as a problem of double opt-in', () => {
  const settings = {
    mail: undefined,
    webhook: { url: 'https://hooks.example.com', secret: 'x'.repeat(16) },
    doubleOptIn: false,
    trustProxy: 1,
  };
  expect(missingSettingWarnings(settings)).toEqual([
    'no mail configured: leads go only to the webhook (SMTP_URL)',
  ]);
  expect(missingSettingWarnings({ ...settings, doubleOptIn: true })).toEqual([
    'no mail configured: leads go only to the webhook (SMTP_URL)',
    'NEWSLETTER_DOUBLE_OPT_IN needs SMTP_URL: newsletter sign-ups get no confirmation mail',
  ]);
  expect(
    missingSettingWarnings({
      ...settings,
      doubleOptIn: true,
      mail: { smtpUrl: 'smtp://localhost', to: 'a@b.co', from: 'a@b.co', brand: 'Desk' },
    }),
  ).toEqual([]);
});

test('with DATABASE_URL, a SQLite file is reported as unused', async () => {
  const dataDir = tempFolder();
  const databaseUrl = 'postgres://localhost/leads';
  expect(unusedStoreWarnings({ databaseUrl, dataDir })).toEqual([]);
  const store = sqliteStore(join(dataDir, 'leads.db'));
  await store.add(newLead());
  await store.close();
  expect(unusedStoreWarnings({ databaseUrl, dataDir })).toEqual([
    expect.stringMatching(/leads\.db is not used.* import \S+leads\.db/),
  ]);
  expect(unusedStoreWarnings({ databaseUrl: undefined, dataDir })).toEqual([]);
});
