import { expect, test } from 'vitest';
import { mailSettings, startDelivery, startTestSmtp } from '../../tests/delivery.ts';
import { newsletterLead, testApp, testStore } from '../../tests/server/fixtures.ts';
import { confirmationSender } from './confirmation-sender.ts';
import { createNewsletterLinks } from './links.ts';

async function startConfirmationMails() {
  const smtp = await startTestSmtp();
  const store = testStore();
  const links = createNewsletterLinks(store.secrets, 'https://desk.example');
  const sender = confirmationSender(store.newsletter, links, {
    smtpUrl: smtp.url,
    ...mailSettings,
  });
  const { delivery, ...helpers } = startDelivery([sender], { store });
  const signUp = async () => {
    const lead = newsletterLead('ada@engines.com', { channels: ['confirmation'] });
    await store.add(lead);
    delivery.wake();
    return lead.id;
  };
  return { smtp, signUp, ...helpers };
}

const decodeMail = (raw: string) =>
  raw
    .replaceAll(/=\r?\n/g, '')
    .replaceAll('=3D', '=')
    .replaceAll('\r\n', '\n')
    .replaceAll(/\n[\t ]+/g, ' ');

test('a sign-up gets a mail with a working confirmation link and unsubscribe header', async () => {
  const { smtp, store, signUp, untilState, log } = await startConfirmationMails();
  const id = await signUp();
  await untilState(id, 'delivered');
  expect(smtp.mails).toMatchObject([
    {
      from: 'site@desk.example',
      to: ['ada@engines.com'],
      messageId: `<confirm.${id}@desk.example>`,
    },
  ]);
  const mail = decodeMail(String(smtp.mails[0]?.raw));
  expect(mail).toContain('Subject: Confirm your subscription to the Desk newsletter');
  const [, unsubscribeLink] = /^List-Unsubscribe: <(\S+)>$/m.exec(mail) ?? [];
  expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  const [, confirmLink] = /^(https:\/\/desk\.example\/newsletter\/confirm\/\S+)$/m.exec(mail) ?? [];
  // The link appears once in the text and once in the HTML, so `split` returns three parts.
  expect(mail.split(String(confirmLink))).toHaveLength(3);

  const { post } = await testApp({}, { store });
  await post(new URL(String(confirmLink)).pathname);
  expect(await store.newsletter.subscription(id)).toEqual({
    confirmedAt: expect.any(Number),
    unsubscribedAt: null,
  });
  await post(new URL(String(unsubscribeLink)).pathname);
  expect((await store.newsletter.subscription(id)).unsubscribedAt).not.toBeNull();
  expect(log.join('')).toContain(id);
  expect(log.join('')).not.toMatch(/ada@|engines|newsletter\//);
});

test('a mailbox gets one mail in 24 hours; the delivery of a second sign-up records why no mail is sent', async () => {
  const { smtp, signUp, deliveryOf, untilState, log } = await startConfirmationMails();
  const first = await signUp();
  await untilState(first, 'delivered');
  expect(await deliveryOf(first)).toMatchObject({ lastError: null });
  const second = await signUp();
  // A skipped delivery has this state too.
  await untilState(second, 'delivered');
  expect(await deliveryOf(second)).toMatchObject({
    lastError: expect.stringMatching(/^The mailbox got a confirmation mail in the last 24 hours/),
  });
  expect(log.filter((line) => line.includes('"delivered"'))).toHaveLength(1);
  expect(smtp.mails).toHaveLength(1);
});

test('a permanently rejected address is not retried or logged', async () => {
  const { smtp, signUp, deliveryOf, untilState, log } = await startConfirmationMails();
  smtp.setMode('refuse');
  const id = await signUp();
  await untilState(id, 'dead-letter');
  expect(await deliveryOf(id)).toMatchObject({
    attempts: 1,
    lastError: 'The recipient’s mail server, or yours, permanently rejected the email address.',
  });
  expect(log.join('')).not.toMatch(/ada@|engines/);
});
