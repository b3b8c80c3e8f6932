import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { site } from '../../site.config.ts';
import {
  FORM_PATH,
  SEND_PATH,
  toEmailJsPayload,
} from '../../src/features/lead-forms/emailjs-payload.ts';
import { sqliteStore } from '../store/sqlite.ts';
import { StoreUnavailable } from '../store/store.ts';
import { newsletterLead, signUpBody, tempFolder, testApp } from '../testing/fixtures.ts';
import { CONFIRM_TTL_MS, createLinks } from './links.ts';

const FORM_TYPE = 'application/x-www-form-urlencoded';
const now = Date.now();

async function deskWithSignUp(...options: Parameters<typeof testApp>) {
  vi.useFakeTimers({ toFake: ['Date'], now });
  onTestFinished(() => void vi.useRealTimers());
  const desk = await testApp(...options);
  const lead = newsletterLead('ada@engines.com', { receivedAt: now });
  await desk.store.add(lead);
  const links = createLinks(desk.store.secrets, site.url);
  const pathOf = (link: string) => new URL(link).pathname;
  return {
    ...desk,
    id: lead.id,
    confirmPath: pathOf(await links.toConfirm(lead.id)),
    unsubscribePath: pathOf(await links.toUnsubscribe(lead.id)),
    subscription: () => desk.store.newsletter.subscription(lead.id),
  };
}

const h1Of = ({ body }: { body: string }) => /<h1>(.*?)<\/h1>/.exec(body)?.[1];
const undecided = { confirmedAt: null, unsubscribedAt: null };

describe('a newsletter link', () => {
  test.each<[string, Record<string, unknown>]>([
    ['GET', { method: 'GET' }],
    ['HEAD', { method: 'HEAD' }],
    [
      'a method override',
      {
        method: 'GET',
        headers: { 'x-http-method-override': 'POST', 'x-method-override': 'POST' },
        query: { _method: 'POST' },
      },
    ],
    ['PUT', { method: 'PUT' }],
    ['DELETE', { method: 'DELETE' }],
    ['OPTIONS', { method: 'OPTIONS' }],
  ])('changes nothing on %s', async (_how, request) => {
    const { app, confirmPath, unsubscribePath, subscription } = await deskWithSignUp();
    for (const url of [confirmPath, unsubscribePath]) {
      const { statusCode } = await app.inject({ ...request, url });
      expect(statusCode).toBe(['GET', 'HEAD'].includes(String(request['method'])) ? 200 : 405);
    }
    expect(await subscription()).toEqual(undecided);
  });

  test('shows a button on a page without caching, indexing or referrer', async () => {
    const { app, confirmPath, unsubscribePath } = await deskWithSignUp();
    for (const [url, title, button] of [
      [confirmPath, 'Confirm your subscription', 'Confirm subscription'],
      [unsubscribePath, 'Unsubscribe from the newsletter', 'Unsubscribe'],
    ] as const) {
      const answer = await app.inject({ url });
      expect(h1Of(answer)).toBe(title);
      expect(answer.body).toContain(`<form method="post"><button>${button}</button></form>`);
      expect(answer.body).not.toContain(url.split('/').at(-1));
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
    }
  });

  test('uses the built page if it exists', async () => {
    const siteDir = tempFolder({
      'index.html': '',
      'check-your-details.html':
        '<!doctype html><title>Please check | Desk</title><meta name="description" content="Fields"/><main><h1>Please check</h1><p class="lede">Not sent.</p><!--form:link--><form method="post"><button>{button}</button></form><!--/form--><!--form:newsletter-->other<!--/form--></main>',
      'csp.json': JSON.stringify({ '/check-your-details': "default-src 'self'" }),
    });
    const { app, post, confirmPath } = await deskWithSignUp({ siteDir });
    const { body, headers } = await app.inject({ url: confirmPath });
    expect(body).toMatch(
      /^<!doctype html><title>Confirm your subscription \| Desk<\/title><main><h1>Confirm your subscription<\/h1><p class="lede">Press[^<]+<\/p><form method="post"><button>Confirm subscription<\/button><\/form><\/main>$/,
    );
    expect(headers['content-security-policy']).toBe("default-src 'self'");
    expect((await post(confirmPath)).body).not.toContain('<form');
    // A form that is returned with errors has no link button.
    const returned = await post(FORM_PATH, 'form=newsletter&email=x', {
      'content-type': FORM_TYPE,
    });
    expect(returned.body).not.toContain('{button}');
    expect(returned.body).toContain('other');
  });

  test('confirms once and keeps the time of the first click', async () => {
    const { post, confirmPath, subscription } = await deskWithSignUp();
    expect(h1Of(await post(confirmPath))).toBe('Your subscription is confirmed');
    vi.setSystemTime(now + 1000);
    expect(h1Of(await post(confirmPath))).toBe('Your subscription is confirmed');
    expect(await subscription()).toEqual({ confirmedAt: now, unsubscribedAt: null });
  });

  test('for confirmation expires after seven days; a link for unsubscribing does not expire', async () => {
    const { app, post, confirmPath, unsubscribePath, subscription } = await deskWithSignUp();
    vi.setSystemTime(now + CONFIRM_TTL_MS + 1000);
    for (const method of ['GET', 'POST'] as const) {
      const answer = await app.inject({ method, url: confirmPath });
      expect([answer.statusCode, h1Of(answer)]).toEqual([410, 'This link has expired']);
    }
    expect(await subscription()).toEqual(undecided);
    expect((await post(unsubscribePath)).statusCode).toBe(200);
  });

  test.each([
    ['of RFC 8058', FORM_TYPE, 'List-Unsubscribe=One-Click'],
    [
      'as multipart',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
    ['by the page’s button', FORM_TYPE, ''],
    ['as JSON', 'application/json', '{"List-Unsubscribe":"One-Click"}'],
    ['without a body', undefined, undefined],
  ])(
    'unsubscribes on a post %s from any origin, without redirect or rate limit',
    async (_how, type, payload) => {
      const { post, unsubscribePath, subscription } = await deskWithSignUp({
        rateLimit: { max: 1, windowMs: 60_000 },
      });
      const headers = {
        origin: 'https://mail.example',
        'sec-fetch-site': 'cross-site',
        ...(type && { 'content-type': type }),
      };
      for (let tries = 0; tries < 3; tries += 1) {
        const answer = await post(unsubscribePath, payload, headers);
        expect([answer.statusCode, h1Of(answer)]).toEqual([200, 'You are unsubscribed']);
      }
      expect(await subscription()).toEqual({ confirmedAt: null, unsubscribedAt: now });
    },
  );

  test('does not confirm an unsubscribed sign-up; the link of a new sign-up works', async () => {
    const { post, store, confirmPath, unsubscribePath, subscription } = await deskWithSignUp();
    vi.setSystemTime(now + 1000);
    await post(confirmPath);
    await post(unsubscribePath);
    const again = await post(confirmPath);
    expect([again.statusCode, h1Of(again)]).toEqual([410, 'This link is no longer in use']);
    expect(await subscription()).toEqual({ confirmedAt: now + 1000, unsubscribedAt: now + 1000 });

    vi.setSystemTime(now + 2000);
    const next = newsletterLead('ADA@engines.com', { receivedAt: now + 2000 });
    await store.add(next);
    const link = await createLinks(store.secrets, site.url).toConfirm(next.id);
    await post(new URL(link).pathname);
    expect(await subscription()).toEqual({ confirmedAt: now + 2000, unsubscribedAt: null });
  });

  test('unsubscribes without revealing whether the email address is stored', async () => {
    const { app, post, store, confirmPath, unsubscribePath } = await deskWithSignUp();
    const known = await post(unsubscribePath);
    await store.erase('ada@engines.com');
    const unknown = await post(unsubscribePath);
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    expect((await app.inject({ url: unsubscribePath })).statusCode).toBe(200);
    expect(h1Of(await post(confirmPath))).toBe('This link is no longer in use');
    expect(await store.newsletter.subscribers('', 9)).toEqual([]);
  });

  test('is rejected, changes nothing and is not logged if it is forged', async () => {
    const { post, confirmPath, unsubscribePath, subscription, log } = await deskWithSignUp();
    const logLength = log.length;
    for (const link of [confirmPath, unsubscribePath]) {
      const answer = await post(`${link.slice(0, -6)}000000`);
      expect([answer.statusCode, h1Of(answer)]).toEqual([404, 'This link does not work']);
    }
    expect([await subscription(), log.slice(logLength)]).toEqual([undecided, []]);
  });

  test('survives a restart, is not logged, and shows its button again if the store fails', async () => {
    const file = join(tempFolder(), 'leads.db');
    const store = sqliteStore(file);
    const { app, confirmPath, id, log } = await deskWithSignUp({}, { store });
    const { newsletter } = store;
    const broken = Object.assign({}, newsletter, {
      confirm: () => Promise.reject(new StoreUnavailable('disk full')),
    });
    Object.assign(store, { newsletter: broken });
    const failing = await testApp({}, { store });
    const failed = await failing.post(confirmPath);
    expect([failed.statusCode, h1Of(failed), failed.headers['retry-after']]).toEqual([
      503,
      'Your choice could not be saved',
      '30',
    ]);
    expect(failed.body).toContain('Confirm subscription');
    expect(failing.log.join('')).toContain('disk full');
    await app.close();
    await store.close();

    const reopened = sqliteStore(file);
    const restarted = await testApp({}, { store: reopened });
    expect((await restarted.post(confirmPath)).statusCode).toBe(200);
    expect((await reopened.newsletter.subscription(id)).confirmedAt).not.toBeNull();
    const secrets = [confirmPath.split('/').at(-1) ?? '', 'ada', 'engines'];
    for (const line of [...log, ...failing.log, ...restarted.log])
      for (const secret of secrets) expect(line).not.toContain(secret);
  });
});

describe('a newsletter sign-up', () => {
  const bodyFor = (email: string) => toEmailJsPayload('newsletter', { email }, site.leadApi);

  test.each([
    ['ada+news@engines.example', 200],
    ['עדה@engines.example', 422],
    ['a\r\nBcc: b@c.example@engines.example', 422],
  ])('of %j gets status %i, and a confirmation if it is stored', async (email, status) => {
    const { post, storedLeads } = await testApp({}, { channels: ['mail', 'confirmation'] });
    expect((await post(SEND_PATH, bodyFor(email))).statusCode).toBe(status);
    const leads = await storedLeads();
    expect(leads.map(({ deliveries }) => deliveries.map(({ channel }) => channel))).toEqual(
      status === 200 ? [['confirmation', 'mail']] : [],
    );
  });

  test('gets the same response if repeated; other forms get no confirmation', async () => {
    const { post, storedLeads } = await testApp({}, { channels: ['mail', 'confirmation'] });
    await post(SEND_PATH, signUpBody());
    expect((await storedLeads())[0]?.deliveries.map(({ channel }) => channel)).toEqual(['mail']);
    const answers = [
      await post(SEND_PATH, bodyFor('ada@engines.com')),
      await post(SEND_PATH, bodyFor('ada@engines.com')),
      await post(SEND_PATH, bodyFor('new@engines.com')),
    ];
    expect(
      answers.map(({ statusCode, body, headers }) => [statusCode, body, Object.keys(headers)]),
    ).toEqual(answers.map(() => [200, 'OK', Object.keys(answers[0]?.headers ?? {})]));
  });

  test('from the page of a newsletter link does not store the token: its source page is `/newsletter/`', async () => {
    const { post, store, confirmPath } = await deskWithSignUp();
    const source = new URLSearchParams({ page: confirmPath }).toString();
    await post(SEND_PATH, bodyFor('bob@engines.com'), { 'x-form-source': source });
    const { leads } = await store.inbox.leads({}, 9);
    expect(leads.map(({ source }) => source?.page).filter(Boolean)).toEqual(['/newsletter/']);
  });
});
