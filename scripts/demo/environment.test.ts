import { expect, test } from 'vitest';
import { readSettings } from '../../server/settings.ts';
import { site } from '../../site.config.ts';
import { demoEnvironment } from './environment.ts';

test('the demo uses PORT of the shell, but not its settings for store, mail server and webhook', () => {
  const shell = {
    DATABASE_URL_FILE: '/run/secrets/database',
    SMTP_URL: 'smtp://mail.example',
    LEAD_WEBHOOK_SECRET_FILE: '/run/secrets/webhook',
    PORT: '8080',
    PATH: '/bin',
  };
  const env = demoEnvironment(shell, '/tmp/demo');
  expect(readSettings(env, site)).toMatchObject({
    databaseUrl: undefined,
    mail: undefined,
    webhook: undefined,
    port: 8080,
    dataDir: '/tmp/demo',
  });
  // Absent variables would be read from a settings file; empty ones are not.
  expect(env).toMatchObject({ DATABASE_URL: '', DATABASE_URL_FILE: '', PATH: '/bin' });
});
