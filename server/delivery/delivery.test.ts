import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  fakeMailSender,
  mailSettings,
  startDelivery,
  startTestSmtp,
} from '../../tests/delivery.ts';
import { newLead, testStore, until } from '../../tests/server/fixtures.ts';
import { MAIL_CONNECTIONS, mailSenders } from './mail.ts';
import { openSenders } from './senders.ts';

const mailSendersVia = (smtpUrl: string, changes: Partial<typeof mailSettings> = {}) =>
  mailSenders({ smtpUrl, ...mailSettings, ...changes }, async () => undefined);

async function startMailDelivery(mode: 'refuse' | 'drop' | 'slow') {
  const smtp = await startTestSmtp();
  smtp.setMode(mode);
  return { smtp, ...startDelivery(mailSendersVia(smtp.url)) };
}

test('the mail of a lead goes only to the owner, with the site as sender, the visitor as Reply-To and a link to the lead', async () => {
  const smtp = await startTestSmtp();
  const senders = await openSenders(
    { mail: { smtpUrl: smtp.url, ...mailSettings }, webhook: undefined },
    async (id) => `https://desk.example/inbox/leads/${id}`,
  );
  const { id } = await startDelivery(senders).addLead({ email: 'ada@engines.com' });
  await until(() => smtp.mails.length === 1);
  expect(smtp.mails).toMatchObject([
    {
      from: 'site@desk.example',
      to: ['owner@desk.example'],
      messageId: `<lead.${id}@desk.example>`,
    },
  ]);
  const raw = smtp.mails[0]?.raw.replaceAll(/=\r?\n/g, '') ?? '';
  for (const line of [
    'From: Desk website <site@desk.example>\r\n',
    'To: owner@desk.example\r\n',
    'Reply-To: Ada Lovelace <ada@engines.com>\r\n',
    'Subject: Form Submission: Ada Lovelace\r\n',
    'Content-Type: text/plain',
    'Content-Type: text/html',
    `In the inbox: https://desk.example/inbox/leads/${id}`,
  ])
    expect(raw).toContain(line);
});

test('the mail of a lead has only ASCII headers if the site’s domain is international', async () => {
  const smtp = await startTestSmtp();
  const senders = mailSendersVia(smtp.url, { from: 'site@müller.example' });
  const { id } = await startDelivery(senders).addLead();
  await until(() => smtp.mails.length === 1);
  const [headers] = smtp.mails[0]?.raw.split('\r\n\r\n') ?? [];
  expect(headers).toMatch(/^[\t\r\n\x20-\x7e]+$/);
  expect(headers).toContain(`lead.${id}@xn--mller-kva.example`);
});

test('the mail of a lead is sent over implicit TLS if the URL of the server begins with smtps://', async () => {
  const smtp = await startTestSmtp({ secure: true });
  await startDelivery(mailSendersVia(`${smtp.url}?tls.rejectUnauthorized=false`)).addLead();
  await until(() => smtp.mails.length === 1);
});

test.each([
  ['refuses it', 'refuse'],
  ['drops the connection', 'drop'],
] as const)(
  'the mail of a lead is retried if the server %s, and arrives once',
  async (_failure, mode) => {
    const { smtp, addLead, deliveryOf, untilState, log } = await startMailDelivery(mode);
    const { id } = await addLead();
    await until(async () => Number((await deliveryOf(id))?.attempts) >= 2);
    expect(await deliveryOf(id)).toMatchObject({ state: 'pending' });
    smtp.setMode('accept');
    await untilState(id, 'delivered');
    expect(smtp.mails).toHaveLength(1);
    expect(log.join('')).not.toMatch(/\bada\b|owner@|engines/i);
  },
);

test('the mail of a lead is claimed only if a connection is free', async () => {
  const { smtp, addLead, readLeaseEnds } = await startMailDelivery('slow');
  for (let count = 0; count < 5; count += 1) await addLead();
  await until(() => smtp.mails.length > 0);
  expect(readLeaseEnds().length).toBeLessThanOrEqual(MAIL_CONNECTIONS);
  await until(() => smtp.mails.length === 5);
});

test('if the mail of a lead is being sent, delivery stops only after the mail is sent', async () => {
  const { smtp, addLead, delivery, readLeaseEnds, deliveryOf } = await startMailDelivery('slow');
  const { id } = await addLead();
  await until(() => readLeaseEnds().length === 1);
  await delivery.stop(60_000);
  expect(smtp.mails).toHaveLength(1);
  expect(await deliveryOf(id)).toMatchObject({ state: 'delivered' });
});

test('notices and digests are retried, sent once even if queued twice, and given up if rejected', async () => {
  const { smtp, store, delivery, log } = await startMailDelivery('drop');
  const rejected = 'gone@desk.example';
  const emails = [null, rejected, 'kim@desk.example', 'sam@desk.example'];
  const content = { subject: 'Desk website', text: '3 leads came.' };
  const queueAll = async () => {
    for (const email of emails)
      await store.enqueue({
        ...content,
        key: `digest ${email}`,
        queue: email === null ? 'notice' : 'digest',
        email,
      });
    delivery.wake();
  };
  await queueAll();
  const database = new DatabaseSync(store.location);
  onTestFinished(() => database.close());
  const select = database.prepare('SELECT id, email, state, attempts FROM messages ORDER BY email');
  await until(() => select.all().every(({ attempts }) => Number(attempts) > 0));
  await queueAll();
  smtp.setMode('accept', { refusedAddress: rejected });
  await until(() => select.all().every(({ state }) => state !== 'pending'));
  const rows = select.all();
  expect(rows).toMatchObject(
    emails.map((email) => ({ email, state: email === rejected ? 'dead-letter' : 'delivered' })),
  );
  const sent = rows
    .filter(({ email }) => email !== rejected)
    .map(({ id, email }) => [[email ?? mailSettings.to], `<message.${id}@desk.example>`]);
  const received = smtp.mails.map(({ to, messageId }) => [to, messageId]);
  expect(received.toSorted()).toEqual(sent.toSorted());
  expect(log.join('')).not.toContain('@');
});

test('a delivery is recorded later, but not repeated, if the store cannot record it at first', async () => {
  const delivered: string[] = [];
  const sender = fakeMailSender(async ({ id }) => void delivered.push(id));
  const { store, addLead, untilState } = startDelivery([sender]);
  const failure = new Error('disk full');
  vi.spyOn(store, 'recordOutcome').mockRejectedValueOnce(failure).mockRejectedValueOnce(failure);
  const { id } = await addLead();
  await untilState(id, 'delivered');
  expect(delivered).toEqual([id]);
});

test('a slow delivery renews its lease and delays no other delivery', async () => {
  const tried: string[] = [];
  const delivered: string[] = [];
  const slow = Promise.withResolvers<void>();
  const sender = fakeMailSender(async ({ id, fields }) => {
    tried.push(id);
    if (fields.email === 'slow@engines.com') await slow.promise;
    delivered.push(id);
  });
  const { addLead, untilState, readLeaseEnds } = startDelivery([sender], { leaseMs: 3000 });
  const { id } = await addLead({ email: 'slow@engines.com' });
  await until(() => readLeaseEnds().length === 1);
  const [leaseEnd = 0] = readLeaseEnds();
  await until(() => Number(readLeaseEnds()[0]) > leaseEnd);
  expect(tried).toEqual([id]);
  for (let count = 0; count < 20; count += 1) await addLead();
  await until(() => delivered.length === 20);
  expect(delivered).not.toContain(id);
  slow.resolve();
  await untilState(id, 'delivered');
});

test.each([
  [20, 'are sent', 0],
  [21, 'wait for `leads backfill`', 21],
])('%d leads that were stored before mail was set up %s', async (count, _outcome, waitingCount) => {
  const delivered: string[] = [];
  const sender = fakeMailSender(async ({ id }) => void delivered.push(id));
  const store = testStore();
  for (let stored = 0; stored < count; stored += 1) await store.add(newLead({ channels: [] }));
  const fresh = newLead();
  await store.add(fresh);
  const { delivery, log } = startDelivery([sender], { store });
  await until(() => delivered.length === count + 1 - waitingCount);
  expect(delivered).toContain(fresh.id);
  expect(await delivery.countLeadsToBackfill()).toBe(waitingCount);
  expect(log.join('').includes('npm run leads -- backfill')).toBe(waitingCount > 0);
  expect(await store.backfill(['mail'])).toBe(waitingCount);
  expect(await delivery.countLeadsToBackfill()).toBe(0);
  await until(() => delivered.length === count + 1);
});
