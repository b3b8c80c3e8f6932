import { expect, test } from 'vitest';
import { startTestSmtp, startWebhook } from '../../tests/delivery.ts';
import { freePort } from '../../tests/free-port.ts';
import { runLeadsInProcess } from '../../tests/leads-command.ts';
import { tempFolder } from '../../tests/server/fixtures.ts';

const runTest = (env: Record<string, string>, command = 'test-delivery') =>
  runLeadsInProcess({ DATA_DIR: tempFolder(), LEAD_FROM: 'site@desk.example', ...env }, command);

test('`test-delivery` sends and reports a mail and a webhook request; `webhook-test` sends no mail', async () => {
  const smtp = await startTestSmtp();
  const { calls, url, secret } = await startWebhook();
  const env = { SMTP_URL: smtp.url, LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: secret };
  expect(await runTest(env, 'webhook-test')).toMatchObject({ code: 0 });
  expect([calls.length, smtp.mails.length]).toEqual([1, 0]);
  expect(await runTest({}, 'webhook-test')).toMatchObject({ code: 1 });
  expect(await runTest(env)).toMatchObject({
    code: 0,
    report: expect.stringMatching(
      /accepted the connection and a test mail from site@desk\.example[\s\S]*accepted a signed test request/,
    ),
  });
  expect(smtp.mails).toMatchObject([{ from: 'site@desk.example' }]);
  expect(JSON.parse(calls[0]?.body ?? '')).toMatchObject({ kind: 'test' });
});

test.each<[string, () => Promise<Record<string, string>>, RegExp]>([
  [
    'no mail server',
    async () => ({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}` }),
    /failed: .*ECONNREFUSED.* Check the host and port in SMTP_URL/,
  ],
  [
    'a mail server that refuses the recipient',
    async () => {
      const smtp = await startTestSmtp();
      smtp.setMode('refuse');
      return { SMTP_URL: smtp.url };
    },
    /550.* that LEAD_TO exists/,
  ],
  [
    'an expired certificate',
    async () => ({ SMTP_URL: (await startTestSmtp({ secure: true })).url }),
    /has expired.* NODE_EXTRA_CA_CERTS/,
  ],
  [
    'no webhook receiver',
    async () => ({
      LEAD_WEBHOOK_URL: `http://127.0.0.1:${await freePort()}/`,
      LEAD_WEBHOOK_SECRET: 'a secret of some length',
    }),
    /webhook at 127\.0\.0\.1:\d+ failed: fetch failed: connect ECONNREFUSED.*Check LEAD_WEBHOOK_URL/,
  ],
  ['nothing set', async () => ({}), /Neither SMTP_URL nor LEAD_WEBHOOK_URL is set/],
])(
  '`test-delivery` with %s reports the problem and the settings to check',
  async (_setup, env, expected) => {
    expect(await runTest(await env())).toMatchObject({
      code: 1,
      report: expect.stringMatching(expected),
    });
  },
);
