import { describe, expect, test } from 'vitest';
import { site } from '../../site.config.ts';
import { SEND_PATH, toEmailJsPayload } from '../../src/features/lead-forms/emailjs-payload.ts';
import { contactFields } from '../testing/contact-fields.ts';
import { signUpBody, testApp } from '../testing/fixtures.ts';

const PARTNER = 'https://www.partner.example';
type Desk = Awaited<ReturnType<typeof testApp>>;

const post = (desk: Desk, payload: unknown, headers: Record<string, string> = {}) =>
  desk.post(SEND_PATH, typeof payload === 'string' ? payload : JSON.stringify(payload), {
    'content-type': 'application/json',
    ...headers,
  });

describe('the send endpoint', () => {
  test('stores a lead of each form and returns OK', async () => {
    const desk = await testApp();
    for (const body of [
      signUpBody(),
      toEmailJsPayload('contact', contactFields, site.leadApi),
      toEmailJsPayload('newsletter', { email: 'a@b.co' }, site.leadApi),
    ]) {
      const response = await post(desk, body);
      expect([response.statusCode, response.body, response.headers['content-type']]).toEqual([
        200,
        'OK',
        'text/plain; charset=utf-8',
      ]);
    }
    expect((await desk.storedLeads()).map(({ form, spam }) => [form, spam]).sort()).toEqual([
      ['contact', null],
      ['newsletter', null],
      ['signUp', null],
    ]);
    expect((await desk.storedLeads()).find(({ form }) => form === 'contact')?.fields).toEqual(
      contactFields,
    );
  });

  test('stores a lead once if it is sent again with its idempotency key', async () => {
    const desk = await testApp();
    for (let tries = 0; tries < 3; tries += 1)
      expect((await post(desk, signUpBody(), { 'idempotency-key': 'lead-0001' })).body).toBe('OK');
    expect(await desk.storedLeads()).toHaveLength(1);
  });

  const big = signUpBody('A'.repeat(17_000));
  test.each<[string, unknown, Record<string, string>, number]>([
    ['text that is not JSON', '{', {}, 400],
    ['an empty body', '', {}, 400],
    ['an array', '[]', {}, 400],
    ['null', 'null', {}, 400],
    ['a posted form', 'name=Ada', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['JSON as plain text', JSON.stringify(signUpBody()), { 'content-type': 'text/plain' }, 415],
    ['an empty content type', JSON.stringify(signUpBody()), { 'content-type': '' }, 415],
    ['more than 16 KB', big, {}, 413],
    ['an unknown template', { ...signUpBody(), template_id: 'other' }, {}, 400],
    ['a line break in a name', signUpBody('Ada\nLovelace'), {}, 422],
    [
      'a __proto__ key',
      `{"__proto__":{"admin":true},${JSON.stringify(signUpBody()).slice(1)}`,
      {},
      400,
    ],
    ['an invalid idempotency key', signUpBody(), { 'idempotency-key': 'x' }, 400],
  ])('rejects %s with a short text and stores nothing', async (_what, payload, headers, status) => {
    const desk = await testApp();
    const response = await post(desk, payload, headers);
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(response.body).toMatch(/^[^{]{5,150}$/);
    expect(await desk.storedLeads()).toEqual([]);
  });

  test('stores the source of a lead only if `leadSource` is on', async () => {
    const headers = { 'x-form-source': 'page=%2Fcontact-us&referrer=news.example&source=spring' };
    const sourcesIf = async (leadSource: boolean) => {
      const desk = await testApp({ leadSource });
      await post(desk, signUpBody(), headers);
      return (await desk.store.inbox.leads({}, 1)).leads.map(({ source }) => source);
    };
    expect(await sourcesIf(true)).toEqual([
      { page: '/contact-us', referrer: 'news.example', utm: { source: 'spring' } },
    ]);
    expect(await sourcesIf(false)).toEqual([null]);
  });

  test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'] as const)(
    'returns 405 for %s',
    async (method) => {
      const { app } = await testApp();
      const response = await app.inject({ method, url: SEND_PATH });
      expect([response.statusCode, response.headers['allow']]).toEqual([405, 'POST, OPTIONS']);
    },
  );

  test.each([
    ['the honeypot is filled', { 'x-form-topic': 'buy' }, 'honeypot'],
    ['the form was filled too fast', { 'x-form-time': '12' }, 'speed'],
    ['the fill time is invalid', { 'x-form-time': '-1e9' }, 'speed'],
  ] as const)('returns OK and quarantines the lead if %s', async (_when, headers, spam) => {
    const desk = await testApp({ minFillMs: 1000 }, { channels: ['mail'] });
    expect((await post(desk, signUpBody(), headers)).body).toBe('OK');
    expect(await desk.storedLeads()).toMatchObject([{ spam, deliveries: [{ state: 'held' }] }]);
  });

  test('accepts leads from programs and its own site, not from other sites', async () => {
    const desk = await testApp();
    const statusFor = async (headers: Record<string, string>) =>
      (await post(desk, signUpBody(), { host: 'desk.example', ...headers })).statusCode;
    const sameOrigin = { origin: 'https://desk.example' };
    for (const headers of [
      {},
      sameOrigin,
      { origin: site.url },
      { ...sameOrigin, 'sec-fetch-site': 'same-origin' },
    ])
      expect(await statusFor(headers)).toBe(200);
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { ...sameOrigin, 'sec-fetch-site': 'cross-site' },
    ])
      expect(await statusFor(headers)).toBe(403);
  });

  test('lets a listed origin send and read the response; rejects preflights of others', async () => {
    const desk = await testApp({ allowedOrigins: [PARTNER] });
    const preflight = (origin: string) =>
      desk.app.inject({
        method: 'OPTIONS',
        url: SEND_PATH,
        headers: { origin, 'access-control-request-method': 'POST' },
      });
    const allowed = await preflight(PARTNER);
    expect([allowed.statusCode, allowed.headers['access-control-allow-origin']]).toEqual([
      204,
      PARTNER,
    ]);
    expect(String(allowed.headers['access-control-allow-headers']).toLowerCase()).toContain(
      'content-type',
    );
    const rejected = await preflight('https://evil.example');
    expect([rejected.statusCode, rejected.headers['access-control-allow-origin']]).toEqual([
      403,
      undefined,
    ]);

    const response = await post(desk, signUpBody(), {
      origin: PARTNER,
      'sec-fetch-site': 'cross-site',
    });
    expect([
      response.body,
      response.headers['access-control-allow-origin'],
      response.headers['vary'],
    ]).toEqual(['OK', PARTNER, 'Origin']);
  });

  test('limits the leads of a client, not its health checks', async () => {
    const desk = await testApp({ rateLimit: { max: 2, windowMs: 60_000 } });
    const sendFrom = (remoteAddress: string) =>
      desk.app.inject({ method: 'POST', url: SEND_PATH, remoteAddress, payload: signUpBody() });
    for (let count = 0; count < 2; count += 1)
      expect((await sendFrom('10.0.0.1')).statusCode).toBe(200);
    const limited = await sendFrom('10.0.0.1');
    expect(limited.statusCode).toBe(429);
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
    expect(limited.body).toMatch(/^Too many requests\./);
    expect((await sendFrom('10.0.0.2')).statusCode).toBe(200);
    for (let count = 0; count < 10; count += 1)
      expect(
        (await desk.app.inject({ url: '/healthz', remoteAddress: '10.0.0.1' })).statusCode,
      ).toBe(200);
  });

  test.each([
    [
      'an address with a port',
      ['198.51.100.7:1001', '198.51.100.7:1002', '[2001:db8::1]:9'],
      [200, 429, 200],
    ],
    [
      'an IPv4-mapped IPv6 address',
      ['::ffff:198.51.100.7', '198.51.100.7', '::ffff:198.51.100.8'],
      [200, 429, 200],
    ],
    // Both requests count for the address of the proxy.
    ['no valid address', ['garbage', 'more garbage'], [200, 429]],
  ])('limits a client if the proxy forwards %s', async (_what, forwarded, statuses) => {
    const desk = await testApp({ rateLimit: { max: 1, windowMs: 60_000 }, trustProxy: 1 });
    const responses = [];
    for (const address of forwarded)
      responses.push(await post(desk, signUpBody(), { 'x-forwarded-for': address }));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(statuses);
  });

  test('trusts only the last X-Forwarded-For address, and only behind a proxy', async () => {
    const statusesIf = async (trustProxy: false | number) => {
      const desk = await testApp({ rateLimit: { max: 1, windowMs: 60_000 }, trustProxy });
      const statuses = [];
      for (const client of ['1.1.1.1', '2.2.2.2', '9.9.9.9, 2.2.2.2'])
        statuses.push((await post(desk, signUpBody(), { 'x-forwarded-for': client })).statusCode);
      return statuses;
    };
    expect(await statusesIf(false)).toEqual([200, 429, 429]);
    expect(await statusesIf(1)).toEqual([200, 200, 429]);
  });

  test('logs no personal data of a sender', async () => {
    const desk = await testApp();
    await post(desk, signUpBody('Zaphod', 'zaphod@engines.com'), { 'user-agent': 'agent-zaphod' });
    await post(desk, signUpBody('Zaphod\n', 'zaphod@engines.com'));
    await desk.app.inject({ url: '/nowhere?email=zaphod' });
    expect(desk.log.join('')).toContain('lead stored');
    expect(desk.log.join('').toLowerCase()).not.toMatch(/zaphod|127\.0\.0\.1/);
  });
});
