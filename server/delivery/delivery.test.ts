import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { fakeMailSender, startDelivery, startTestSmtp } from '../../tests/delivery.ts';
import { startSmtp } from '../../tests/smtp.ts';
import { sqliteStore } from '../store/sqlite.ts';
import { newLead, tempFolder } from '../testing/fixtures.ts';
import { until } from '../testing/until.ts';
import { MAIL_CONNECTIONS, mailSenders } from './mail.ts';
import { openSenders } from './senders.ts';

const mailSettings = { to: 'owner@desk.example', from: 'site@desk.example', brand: 'Desk' };
const mailSendersVia = (smtpUrl: string) =>
  mailSenders({ smtpUrl, ...mailSettings }, async () => undefined);

describe('mail', () => {
  test('goes from the site only to the owner, with the visitor as Reply-To', async () => {
    const smtp = await startTestSmtp();
    const { addLead, stateOf } = startDelivery(mailSendersVia(smtp.url));
    const { id } = await addLead({ email: 'ada@engines.com' });
    await until(async () => (await stateOf(id)) === 'delivered');
    expect(smtp.mails).toMatchObject([
      {
        from: 'site@desk.example',
        to: ['owner@desk.example'],
        messageId: `<lead.${id}@desk.example>`,
      },
    ]);
    const raw = smtp.mails[0]?.raw ?? '';
    expect(raw).toMatch(/^From: Desk website <site@desk\.example>\r$/m);
    expect(raw).toMatch(/^To: owner@desk\.example\r$/m);
    expect(raw).toMatch(/^Reply-To: Ada Lovelace <ada@engines\.com>\r$/m);
    expect(raw).toMatch(/^Subject: Form Submission: Ada Lovelace\r$/m);
    expect(raw).toContain('Content-Type: text/plain');
    expect(raw).toContain('Content-Type: text/html');
  });

  test('has only ASCII headers if the site’s domain is international', async () => {
    const smtp = await startTestSmtp();
    const settings = { ...mailSettings, smtpUrl: smtp.url, from: 'site@müller.example' };
    const { id } = await startDelivery(mailSenders(settings, async () => undefined)).addLead();
    await until(() => smtp.mails.length === 1);
    const [headers] = smtp.mails[0]?.raw.split('\r\n\r\n') ?? [];
    expect(headers).toMatch(/^[\t\r\n\x20-\x7e]+$/);
    expect(headers).toContain(`lead.${id}@xn--mller-kva.example`);
  });

  test('contains a link to the lead', async () => {
    const smtp = await startTestSmtp();
    const senders = await openSenders(
      { mail: { smtpUrl: smtp.url, ...mailSettings }, webhook: undefined },
      async (id) => `https://desk.example/inbox/leads/${id}`,
    );
    const { id } = await startDelivery(senders).addLead();
    await until(() => smtp.mails.length === 1);
    expect(smtp.mails[0]?.raw.replaceAll(/=\r?\n/g, '')).toContain(
      `In the inbox: https://desk.example/inbox/leads/${id}`,
    );
  });

  test('supports implicit TLS', async () => {
    const smtp = await startTestSmtp({ secure: true });
    const { addLead } = startDelivery(mailSendersVia(`${smtp.url}?tls.rejectUnauthorized=false`));
    await addLead();
    await until(() => smtp.mails.length === 1);
  });

  test.each([
    ['refuses it', 'refuse'],
    ['drops the connection', 'die'],
  ] as const)('is retried if the server %s, and arrives once', async (_failure, mode) => {
    const smtp = await startTestSmtp();
    smtp.setMode(mode);
    const { addLead, attemptsOf, stateOf, log } = startDelivery(mailSendersVia(smtp.url));
    const { id } = await addLead();
    await until(async () => (await attemptsOf(id)) >= 2);
    expect(await stateOf(id)).toBe('pending');
    smtp.setMode('accept');
    await until(async () => (await stateOf(id)) === 'delivered');
    expect(smtp.mails).toHaveLength(1);
    expect(log.join('')).not.toMatch(/\bada\b|owner@|engines/i);
  });

  test('is claimed only if a connection is free', async () => {
    const smtp = await startTestSmtp();
    smtp.setMode('slow');
    const { addLead, readLeaseEnds } = startDelivery(mailSendersVia(smtp.url));
    for (let count = 0; count < 5; count += 1) await addLead();
    await until(() => smtp.mails.length > 0);
    expect(readLeaseEnds().length).toBeLessThanOrEqual(MAIL_CONNECTIONS);
    await until(() => smtp.mails.length === 5);
  });

  test('is retried until an unreachable server is back', async () => {
    const smtp = await startSmtp();
    await smtp.stop();
    const { addLead, attemptsOf, stateOf } = startDelivery(mailSendersVia(smtp.url));
    const { id } = await addLead();
    await until(async () => (await attemptsOf(id)) >= 1);
    const restarted = await startSmtp({ port: smtp.port });
    onTestFinished(() => restarted.stop());
    await until(async () => (await stateOf(id)) === 'delivered');
    expect(restarted.mails).toHaveLength(1);
  });

  test('a mail that is being sent is finished before delivery stops', async () => {
    const smtp = await startTestSmtp();
    smtp.setMode('slow');
    const { addLead, delivery, readLeaseEnds, stateOf } = startDelivery(mailSendersVia(smtp.url));
    const { id } = await addLead();
    await until(() => readLeaseEnds().length === 1);
    await delivery.stop(60_000);
    expect(smtp.mails).toHaveLength(1);
    expect(await stateOf(id)).toBe('delivered');
  });
});

describe('notices and digests', () => {
  test('are retried, sent once even if queued twice, and given up if rejected', async () => {
    const smtp = await startTestSmtp();
    smtp.setMode('die');
    const { store, delivery, log } = startDelivery(mailSendersVia(smtp.url));
    const rejected = 'gone@desk.example';
    const emails = [null, rejected, 'kim@desk.example', 'sam@desk.example'];
    const queueAll = async () => {
      for (const email of emails)
        await store.enqueue({
          key: `digest ${email}`,
          queue: email === null ? 'notice' : 'digest',
          email,
          subject: 'Desk website',
          text: '3 leads came.',
        });
      delivery.wake();
    };
    const rows = () => {
      const file = new DatabaseSync(store.location);
      const all = file
        .prepare('SELECT id, email, state, attempts FROM messages ORDER BY email')
        .all();
      file.close();
      return all;
    };
    await queueAll();
    await until(() => rows().every(({ attempts }) => Number(attempts) > 0));
    await queueAll();
    smtp.setMode('accept', { except: rejected });
    await until(() => rows().every(({ state }) => state !== 'pending'));
    expect(rows()).toMatchObject(
      emails.map((email) => ({ email, state: email === rejected ? 'dead-letter' : 'delivered' })),
    );
    const sent = rows().flatMap(({ id, email }) =>
      email === rejected
        ? []
        : [{ to: [email ?? mailSettings.to], messageId: `<message.${id}@desk.example>` }],
    );
    expect(smtp.mails).toHaveLength(3);
    expect(smtp.mails).toEqual(
      expect.arrayContaining(sent.map((mail) => expect.objectContaining(mail))),
    );
    expect(log.join('')).not.toContain('@');
  });
});

describe('a delivery', () => {
  test('is recorded later, but not repeated, if the store cannot record it at first', async () => {
    const delivered: string[] = [];
    const sender = fakeMailSender(async ({ id }) => void delivered.push(id));
    const { store, addLead, stateOf } = startDelivery([sender]);
    const { recordOutcome } = store;
    let failures = 2;
    store.recordOutcome = async (...args) => {
      failures -= 1;
      if (failures >= 0) throw new Error('disk full');
      return recordOutcome(...args);
    };
    const { id } = await addLead();
    await until(async () => (await stateOf(id)) === 'delivered');
    expect(delivered).toEqual([id]);
  });

  test('renews its lease and delays no other delivery if it is slow', async () => {
    const tried: string[] = [];
    const delivered: string[] = [];
    let release = () => undefined as unknown;
    const slow = new Promise<void>((resolve) => (release = resolve));
    const sender = fakeMailSender(async ({ id, fields }) => {
      tried.push(id);
      if (fields.email === 'slow@engines.com') await slow;
      delivered.push(id);
    });
    const { addLead, stateOf, readLeaseEnds } = startDelivery([sender], { leaseMs: 3000 });
    const first = await addLead({ email: 'slow@engines.com' });
    await until(() => readLeaseEnds().length === 1);
    const [leaseEnd = 0] = readLeaseEnds();
    await until(() => Number(readLeaseEnds()[0]) > leaseEnd);
    expect(tried).toEqual([first.id]);
    for (let count = 0; count < 20; count += 1) await addLead();
    await until(() => delivered.length === 20);
    expect(delivered).not.toContain(first.id);
    release();
    await until(async () => (await stateOf(first.id)) === 'delivered');
  });

  test('leads stored before mail was set up wait for `leads backfill` if there are more than 20', async () => {
    const delivered: string[] = [];
    const sender = fakeMailSender(async ({ id }) => void delivered.push(id));
    const store = sqliteStore(join(tempFolder(), 'leads.db'));
    await Promise.all(Array.from({ length: 300 }, () => store.add(newLead({ channels: [] }))));
    const { delivery, log } = startDelivery([sender], { store });
    const fresh = newLead();
    await store.add(fresh);
    await until(() => delivered.length > 0);
    expect(delivered).toEqual([fresh.id]);
    expect(await delivery.countBackfill()).toBe(300);
    expect(log.join('')).toContain('npm run leads -- backfill');
    expect(await store.backfill(['mail'])).toBe(300);
    expect(await delivery.countBackfill()).toBe(0);
    await until(() => delivered.length === 301);
  });

  test('up to 20 leads stored before mail was set up are sent without a command', async () => {
    const smtp = await startTestSmtp();
    const store = sqliteStore(join(tempFolder(), 'leads.db'));
    await store.add(newLead({ channels: [] }));
    startDelivery(mailSendersVia(smtp.url), { store });
    await until(() => smtp.mails.length === 1);
  });
});
