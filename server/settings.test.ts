import { expect, test } from 'vitest';
import { site } from '../site.config.ts';
import { tempFile } from '../tests/server/fixtures.ts';
import { readSettings, urlOf } from './settings.ts';

const read = (env: NodeJS.ProcessEnv = {}) => readSettings(env, site);

test('settings that are unset or empty get their defaults', () => {
  expect(read()).toMatchObject({
    port: 4321,
    host: '127.0.0.1',
    mail: undefined,
    metrics: 'loopback',
    trustProxy: false,
  });
  expect(read({ SMTP_URL: 'smtp://localhost' }).mail).toMatchObject({
    to: site.email,
    from: site.email,
  });
  expect(read({ PORT: '', SMTP_URL: ' ' })).toEqual(read());
});

test('INBOX_URL defaults to the inbox at `leadApi` if that is our desk, otherwise to the site’s /inbox', () => {
  const inboxUrl = (ownDesk: boolean) =>
    readSettings({}, { ...site, leadApi: { ...site.leadApi, origin: 'https://leads.co', ownDesk } })
      .inboxUrl;
  expect(inboxUrl(true)).toBe('https://leads.co/inbox');
  expect(inboxUrl(false)).toBe(`${site.url}/inbox`);
});

test('urlOf returns a URL that works on the desk’s own machine', () => {
  expect(['0.0.0.0', '::', '::1'].map((host) => urlOf(host, 80))).toEqual([
    'http://127.0.0.1:80',
    'http://127.0.0.1:80',
    'http://[::1]:80',
  ]);
});

test.each(
  Object.entries({
    PORT: ['70000', '-1'],
    DATABASE_URL: ['mysql://db/leads'],
    SMTP_URL: ['https://mail.example.com'],
    LEAD_TO: ['nobody', 'a@b.co, c@d.co'],
    LEAD_FROM: ['Site <a@b.co>'],
    LEAD_WEBHOOK_URL: ['http://hooks.example.com/x', 'https://user:hunter2@hooks.example.com/x'],
    TRUST_PROXY: [
      '1.5',
      'dead:beef',
      '10.0.0.300',
      '10.0.0.0/33',
      '0.0.0.0/0',
      '::/0',
      '10.0.0.0/8, 1000',
    ],
    NEWSLETTER_DOUBLE_OPT_IN: ['yes'],
    RATE_LIMIT_SECONDS: ['0'],
    MIN_FILL_MS: ['1s'],
    RETRY_BASE_MS: ['0'],
    ALLOWED_ORIGINS: ['https://a.example/path', '*'],
  }).flatMap(([name, values]) => values.map((value) => [name, value] as const)),
)('readSettings rejects %s=%s with a one-line message', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name} must [^\n]+$`));
});

test('a webhook requires a secret', () => {
  expect(() => read({ LEAD_WEBHOOK_URL: 'https://hooks.example.com/x' })).toThrow(
    /^LEAD_WEBHOOK_SECRET must/,
  );
});

test('error messages about settings contain no passwords', () => {
  for (const name of ['DATABASE_URL', 'SMTP_URL', 'LEAD_WEBHOOK_URL'])
    expect(() => read({ [name]: 'http://user:hunter2@host' })).toThrow(/^(?!.*hunter2)/s);
});

test.each(['12#ab', 'p@ss#1', '12/ab', 'p@s/s', '12?ab'])(
  'readSettings rejects the unescaped password %s, because a URL parser would find a wrong host',
  (password) => {
    for (const [name, url] of [
      ['DATABASE_URL', `postgres://site:${password}@127.0.0.1:4832/leads`],
      ['SMTP_URL', `smtps://user:${password}@mail.example.com`],
    ] as const)
      expect(() => read({ [name]: url })).toThrow(
        /names a host; in a password, write # as %23, \/ as %2F, \? as %3F and @ as %40\.$/,
      );
  },
);

test.each([
  ['DATABASE_URL', 'postgres://site:p%23%2F%3F%40@127.0.0.1:4832/leads?sslmode=require'],
  ['DATABASE_URL', 'postgres://site:p@ss%@[::1]/leads'],
  ['SMTP_URL', 'smtp://user%40example.com:p%23ss@mail.example.com?requireTLS=false'],
  ['LEAD_WEBHOOK_URL', 'https://hooks.example.com/@team/x?to=a@b.co'],
])('readSettings accepts %s=%s', (name, value) => {
  const env = { LEAD_WEBHOOK_SECRET: 'a-secret-of-the-webhook', [name]: value };
  const { databaseUrl, mail, webhook } = read(env);
  expect([databaseUrl, mail?.smtpUrl, webhook?.url]).toContain(value);
});

test('secrets are read from files; an empty file means no value, but is rejected for DATABASE_URL', () => {
  const empty = tempFile('empty', '\n');
  const url = tempFile('url', 'postgres://site:pw@database/leads\n');
  const urlAndSecret = tempFile('webhook', 'https://hook.example');
  expect(
    read({
      DATABASE_URL_FILE: url,
      SMTP_URL_FILE: empty,
      LEAD_WEBHOOK_URL_FILE: urlAndSecret,
      LEAD_WEBHOOK_SECRET_FILE: urlAndSecret,
    }),
  ).toMatchObject({
    databaseUrl: 'postgres://site:pw@database/leads',
    mail: undefined,
    webhook: { url: 'https://hook.example', secret: 'https://hook.example' },
  });
  expect(() => read({ DATABASE_URL_FILE: empty })).toThrow(
    `DATABASE_URL_FILE must not be empty: write the URL of the database into '${empty}', or remove the setting.`,
  );
});

test.each([
  ['1', 1],
  ['10', 10],
  ['true', 1],
  ['0', false],
  ['loopback, 10.0.0.0/8', ['loopback', '10.0.0.0/8']],
  ['::1, fd00::/8', ['::1', 'fd00::/8']],
])('readSettings accepts TRUST_PROXY=%s', (value, trustProxy) => {
  expect(read({ TRUST_PROXY: value }).trustProxy).toEqual(trustProxy);
});
