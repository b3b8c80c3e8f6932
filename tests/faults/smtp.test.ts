import { expect, onTestFinished, test } from 'vitest';
import { startSmtp } from '../../server/testing/smtp.ts';
import { until } from '../../server/testing/until.ts';
import { startDesk } from '../desk-process.ts';
import { sendOnce } from './senders.ts';

test('leads are acknowledged immediately and mailed once the mail server works', async () => {
  let smtp = await startSmtp();
  onTestFinished(() => smtp.stop());
  const desk = await startDesk({ SMTP_URL: smtp.url, RETRY_BASE_MS: '100', LOG_LEVEL: 'error' });
  onTestFinished(() => desk.stop());
  const slowest: number[] = [];
  let sent = 0;
  const sendSome = async () => {
    for (let count = 0; count < 5; count += 1) {
      const start = performance.now();
      sent += 1;
      expect(await sendOnce(desk.url, `smtp-lead-${String(sent).padStart(4, '0')}`)).toBe(200);
      slowest.push(performance.now() - start);
    }
  };

  for (const mood of ['accept', 'slow', 'refuse', 'die'] as const) {
    smtp.be(mood);
    await sendSome();
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  const { mails, port } = smtp;
  await smtp.stop();
  await sendSome();
  smtp = await startSmtp({ port });

  const everything = () => [...mails, ...smtp.mails].map(({ messageId }) => messageId);
  await until(() => new Set(everything()).size === sent);
  expect(Math.max(...slowest)).toBeLessThan(2000);
  // A connection that breaks during a mail may deliver it twice under one Message-ID.
  expect(everything().length - sent).toBeLessThanOrEqual(8);
});
