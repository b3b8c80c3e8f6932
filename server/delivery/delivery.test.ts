import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../tests/free-port.ts';
import { runLeads } from '../commands/run.ts';
import { createMetrics } from '../metrics.ts';
import { sqliteStore } from '../store/sqlite.ts';
import type { DeliveryState } from '../store/store.ts';
import { newLead, tempFolder } from '../testing/parts.ts';
import { startSmtp } from '../testing/smtp.ts';
import { until } from '../testing/until.ts';
import { type DeliveryChannel, openChannels } from './channels.ts';
import { createDelivery } from './delivery.ts';
import { mailChannel } from './mail.ts';
import { signWebhook, webhookChannel } from './webhook.ts';

/** A store with its deliveries going on. */
function deliveringTo(channels: DeliveryChannel[], retryBaseMs = 50) {
  const log: string[] = [];
  const store = sqliteStore(join(tempFolder(), 'leads.db'));
  const delivery = createDelivery({ store, channels, retryBaseMs, pollMs: 50, metrics: createMetrics(), log: pino({}, { write: (line) => void log.push(line) }) });
  delivery.start();
  onTestFinished(async () => {
    await delivery.stop(1000);
    await store.close();
  });
  const add = async (changes: Parameters<typeof newLead>[0] = {}) => {
    const lead = newLead({ channels: channels.map(({ name }) => name), ...changes });
    await store.add(lead);
    delivery.wake();
    return lead;
  };
  const stateOf = async (id: string): Promise<DeliveryState | undefined> => (await store.get(id))?.deliveries[0]?.state;
  return { store, delivery, add, stateOf, log };
}

async function mailServer(options?: Parameters<typeof startSmtp>[0]) {
  const smtp = await startSmtp(options);
  onTestFinished(() => smtp.stop());
  return smtp;
}

const mailTo = (smtpUrl: string) => mailChannel({ smtpUrl, to: 'owner@desk.example', from: 'site@desk.example', brand: 'Desk' });

describe('mail', () => {
  test('goes to the owner alone, from the own domain, with the visitor to reply to', async () => {
    const smtp = await mailServer();
    const { add, stateOf } = deliveringTo([mailTo(smtp.url)]);
    const { id } = await add({ email: 'ada@engines.com' });
    await until(async () => (await stateOf(id)) === 'delivered');
    expect(smtp.mails).toMatchObject([{ from: 'site@desk.example', to: ['owner@desk.example'], messageId: `<lead.${id}@desk.example>` }]);
    const raw = smtp.mails[0]?.raw ?? '';
    expect(raw).toMatch(/^From: Desk website <site@desk\.example>\r$/m);
    expect(raw).toMatch(/^To: owner@desk\.example\r$/m);
    expect(raw).toMatch(/^Reply-To: Ada Lovelace <ada@engines\.com>\r$/m);
    expect(raw).toMatch(/^Subject: Form Submission: Ada Lovelace\r$/m);
    expect(raw).toContain('Content-Type: text/plain');
    expect(raw).toContain('Content-Type: text/html');
  });

  test('carries a link to the lead, and digests go to the account that asked for them', async () => {
    const smtp = await mailServer();
    const settings = { mail: { smtpUrl: smtp.url, to: 'owner@desk.example', from: 'site@desk.example' }, webhook: undefined, brand: 'Desk' };
    const channels = await openChannels(settings, async (id) => `https://desk.example/inbox/leads/${id}`);
    const { id } = await deliveringTo(channels).add();
    await until(() => smtp.mails.length === 1);
    expect(smtp.mails[0]?.raw.replaceAll(/=\r?\n/g, '')).toContain(`In the inbox: https://desk.example/inbox/leads/${id}`);
    await channels[0]?.tell?.('Digest', '3 leads', 'sam@desk.example');
    expect(smtp.mails[1]?.to).toEqual(['sam@desk.example']);
  });

  test('may go over TLS from the first byte', async () => {
    const smtp = await mailServer({ secure: true });
    const { add } = deliveringTo([mailTo(`${smtp.url}?tls.rejectUnauthorized=false`)]);
    await add();
    await until(() => smtp.mails.length === 1);
  });

  test.each(['refuse', 'die'] as const)('is tried again, longer and longer, while the server would %s it', async (mood) => {
    const smtp = await mailServer();
    smtp.be(mood);
    const { store, add, stateOf, log } = deliveringTo([mailTo(smtp.url)]);
    const { id } = await add();
    await until(async () => ((await store.get(id))?.deliveries[0]?.attempts ?? 0) >= 2);
    expect(await stateOf(id)).toBe('pending');
    smtp.be('accept');
    await until(async () => (await stateOf(id)) === 'delivered');
    expect(new Set(smtp.mails.map(({ messageId }) => messageId)).size).toBe(1);
    expect(log.join('')).not.toMatch(/ada|owner@|engines/i);
  });

  test('waits in the store while no server is there', async () => {
    const smtp = await startSmtp();
    await smtp.stop();
    const { add, stateOf, store } = deliveringTo([mailTo(smtp.url)]);
    const { id } = await add();
    await until(async () => ((await store.get(id))?.deliveries[0]?.attempts ?? 0) >= 1);
    const back = await startSmtp({ port: smtp.port });
    onTestFinished(() => back.stop());
    await until(async () => (await stateOf(id)) === 'delivered');
    expect(back.mails).toHaveLength(1);
  });

  test('under way when the desk is told to stop is finished first', async () => {
    const smtp = await mailServer();
    smtp.be('slow');
    const { add, delivery, stateOf } = deliveringTo([mailTo(smtp.url)]);
    const { id } = await add();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await delivery.stop(4000);
    expect(smtp.mails).toHaveLength(1);
    expect(await stateOf(id)).toBe('delivered');
  });
});

describe('a delivery', () => {
  test('that was done but could not be noted is not done again', async () => {
    const delivered: string[] = [];
    const channel: DeliveryChannel = { name: 'mail', test: async () => [], deliver: async ({ id }) => void delivered.push(id), close: () => undefined };
    const { store, add, stateOf } = deliveringTo([channel]);
    const { complete } = store;
    let failures = 2;
    store.complete = async (...args) => {
      failures -= 1;
      if (failures >= 0) throw new Error('disk full');
      await complete(...args);
    };
    const { id } = await add();
    await until(async () => (await stateOf(id)) === 'delivered');
    expect(delivered).toEqual([id]);
  });

  test('that takes long holds up no other', async () => {
    const delivered: string[] = [];
    let release = () => undefined as unknown;
    const slow = new Promise<void>((resolve) => (release = resolve));
    const channel: DeliveryChannel = {
      name: 'mail',
      test: async () => [],
      deliver: async ({ id, fields }) => {
        if (fields.email === 'slow@engines.com') await slow;
        delivered.push(id);
      },
      close: () => undefined,
    };
    const { add, stateOf } = deliveringTo([channel]);
    const first = await add({ email: 'slow@engines.com' });
    const others = [];
    for (let count = 0; count < 20; count += 1) others.push(await add());
    await until(() => delivered.length === 20);
    expect(delivered).not.toContain(first.id);
    release();
    await until(async () => (await stateOf(first.id)) === 'delivered');
  });

  test('of many leads from before mail was configured waits for the owner’s word', async () => {
    const delivered: string[] = [];
    const channel: DeliveryChannel = { name: 'mail', test: async () => [], deliver: async ({ id }) => void delivered.push(id), close: () => undefined };
    const store = sqliteStore(join(tempFolder(), 'leads.db'));
    await Promise.all(Array.from({ length: 300 }, () => store.add(newLead({ channels: [] }))));
    const log: string[] = [];
    const delivery = createDelivery({
      store,
      channels: [channel],
      retryBaseMs: 50,
      pollMs: 50,
      metrics: createMetrics(),
      log: pino({}, { write: (line) => void log.push(line) }),
    });
    delivery.start();
    const fresh = newLead();
    await store.add(fresh);
    await until(() => delivered.length > 0);
    expect(delivered).toEqual([fresh.id]);
    expect(delivery.waitingForOwner()).toBe(300);
    expect(log.join('')).toContain('npm run leads -- backfill');
    expect(await store.backfill(['mail'], { now: Date.now() })).toBe(300);
    await until(() => delivered.length === 301);
    await delivery.stop(1000);
    await store.close();
  });

  test('of a lead from before mail was configured happens when it is', async () => {
    const smtp = await mailServer();
    const folder = tempFolder();
    const before = sqliteStore(join(folder, 'leads.db'));
    await before.add(newLead({ channels: [] }));
    await before.close();
    const store = sqliteStore(join(folder, 'leads.db'));
    const delivery = createDelivery({ store, channels: [mailTo(smtp.url)], retryBaseMs: 50, pollMs: 50, metrics: createMetrics(), log: pino({ level: 'silent' }) });
    delivery.start();
    await until(() => smtp.mails.length === 1);
    await delivery.stop(1000);
    await store.close();
  });
});

describe('the webhook', () => {
  test('that cannot be reached leaves the reason with the lead', async () => {
    const port = await freePort();
    const { store, add } = deliveringTo([webhookChannel({ url: `http://127.0.0.1:${port}/lead`, secret: 'a secret of some length' })]);
    const { id } = await add();
    await until(async () => ((await store.get(id))?.deliveries[0]?.attempts ?? 0) >= 1);
    expect((await store.get(id))?.deliveries[0]?.lastError).toBe(`fetch failed: connect ECONNREFUSED 127.0.0.1:${port}`);
  });

  test('gets each lead as JSON, signed with the time', async () => {
    const calls: { headers: IncomingMessage['headers']; body: string }[] = [];
    let status = 500;
    const receiver = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        calls.push({ headers: request.headers, body });
        response.writeHead(status).end();
        status = 204;
      });
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void receiver.close());
    const { port } = receiver.address() as AddressInfo;

    const secret = 'a secret of some length';
    const { add, stateOf } = deliveringTo([webhookChannel({ url: `http://127.0.0.1:${port}/lead`, secret })]);
    const lead = await add();
    await until(async () => (await stateOf(lead.id)) === 'delivered');

    expect(calls).toHaveLength(2);
    const { headers, body } = calls[1] ?? { headers: {}, body: '' };
    expect(JSON.parse(body)).toEqual({ id: lead.id, kind: 'signUp', receivedAt: new Date(lead.receivedAt).toISOString(), fields: lead.fields });
    const timestamp = String(headers['x-lead-timestamp']);
    expect(Math.abs(Number(timestamp) - Date.now() / 1000)).toBeLessThan(10);
    expect(headers['x-lead-signature']).toBe(`sha256=${signWebhook(secret, timestamp, body)}`);
    expect(headers['idempotency-key']).toBe(lead.id);
  });
});

describe('a test of delivery', () => {
  const testOf = async (env: Record<string, string>) => {
    const reports: string[] = [];
    const code = await runLeads(
      ['test-delivery'],
      { DATA_DIR: tempFolder(), LEAD_FROM: 'site@desk.example', ...env },
      {
        write: async () => undefined,
        report: (sentence) => void reports.push(sentence),
        progress: () => undefined,
      },
    );
    return { code, report: reports.join('\n') };
  };

  test('mails the owner and calls the webhook, and says so', async () => {
    const smtp = await mailServer();
    const calls: string[] = [];
    const receiver = createServer(async (request, response) => {
      calls.push(Buffer.concat(await request.toArray()).toString());
      response.end();
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void receiver.close());
    const { port } = receiver.address() as AddressInfo;
    const { code, report } = await testOf({ SMTP_URL: smtp.url, LEAD_WEBHOOK_URL: `http://127.0.0.1:${port}/`, LEAD_WEBHOOK_SECRET: 'a secret of some length' });
    expect([code, report]).toEqual([0, expect.stringMatching(/took the connection and a test mail from site@desk\.example[\s\S]*took a signed call/)]);
    expect(smtp.mails).toMatchObject([{ from: 'site@desk.example' }]);
    expect(JSON.parse(calls[0] ?? '')).toMatchObject({ kind: 'test' });
  });

  test.each<[string, () => Promise<Record<string, string>>, RegExp]>([
    ['no server', async () => ({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}` }), /failed: .*ECONNREFUSED.* check host and port in SMTP_URL/],
    [
      'a server that refuses the address',
      async () => {
        const smtp = await mailServer();
        smtp.be('refuse');
        return { SMTP_URL: smtp.url };
      },
      /550.* LEAD_FROM must be one/,
    ],
    [
      'no receiver',
      async () => ({ LEAD_WEBHOOK_URL: `http://127.0.0.1:${await freePort()}/`, LEAD_WEBHOOK_SECRET: 'a secret of some length' }),
      /webhook at 127\.0\.0\.1:\d+ failed: fetch failed: connect ECONNREFUSED.*Check LEAD_WEBHOOK_URL/,
    ],
    ['nothing set', async () => ({}), /Neither SMTP_URL nor LEAD_WEBHOOK_URL is set/],
  ])('says what is wrong with %s and how to mend it', async (_what, env, words) => {
    expect(await testOf(await env())).toEqual({ code: 1, report: expect.stringMatching(words) });
  });
});
