import { expect, test } from 'vitest';
import { site } from '../../site.config.ts';
import { SEND_PATH, toEmailJsPayload } from '../../src/features/lead-forms/emailjs-payload.ts';
import { contactFields } from '../../tests/server/contact-fields.ts';
import { type Desk, expectStatus, signUpBody, testApp } from '../../tests/server/fixtures.ts';

const PARTNER = 'https://www.partner.example';

const post = (desk: Desk, payload: object | string, headers: Record<string, string> = {}) =>
  desk.post(SEND_PATH, payload, { 'content-type': 'application/json', ...headers });

test('the send endpoint stores a lead of each form and returns OK', async () => {
  const desk = await testApp();
  const bodies = [
    signUpBody(),
    toEmailJsPayload('contact', contactFields, site.leadApi),
    toEmailJsPayload('newsletter', { email: 'a@b.co' }, site.leadApi),
  ];
  for (const body of bodies)
    expect(await post(desk, body)).toMatchObject({
      statusCode: 200,
      body: 'OK',
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    });
  const leads = await desk.storedLeads();
  expect(leads.map(({ form, spam }) => [form, spam]).sort()).toEqual([
    ['contact', null],
    ['newsletter', null],
    ['signUp', null],
  ]);
  expect(leads.find(({ form }) => form === 'contact')?.fields).toEqual(contactFields);
});

const signUp = JSON.stringify(signUpBody());
test.each<[string, object | string, Record<string, string>, number]>([
  ['text that is not JSON', '{', {}, 400],
  ['an empty body', '', {}, 400],
  ['a posted form', 'name=Ada', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['JSON as plain text', signUp, { 'content-type': 'text/plain' }, 415],
  ['an empty content type', signUp, { 'content-type': '' }, 415],
  ['more than 16 KB', signUpBody('A'.repeat(17_000)), {}, 413],
  ['an unknown template', { ...signUpBody(), template_id: 'other' }, {}, 400],
  ['a line break in a name', signUpBody('Ada\nLovelace'), {}, 422],
  ['a __proto__ key', `{"__proto__":{"admin":true},${signUp.slice(1)}`, {}, 400],
  ['an invalid idempotency key', signUpBody(), { 'idempotency-key': 'x' }, 400],
])(
  'the send endpoint rejects %s with a short text and stores nothing',
  async (_what, payload, headers, status) => {
    const desk = await testApp();
    expect(await post(desk, payload, headers)).toMatchObject({
      statusCode: status,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
      body: expect.stringMatching(/^[^{]{5,150}$/),
    });
    expect(await desk.storedLeads()).toEqual([]);
  },
);

test('the send endpoint stores the source of a lead only if `leadSource` is on', async () => {
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

test.each(['GET', 'PUT'] as const)('the send endpoint returns 405 for %s', async (method) => {
  const { app } = await testApp();
  expect(await app.inject({ method, url: SEND_PATH })).toMatchObject({
    statusCode: 405,
    headers: { allow: 'POST, OPTIONS' },
  });
});

test.each([
  ['the honeypot is filled', { 'x-form-topic': 'buy' }, 'honeypot'],
  ['the form was filled too fast', { 'x-form-time': '12' }, 'speed'],
  ['the fill time is invalid', { 'x-form-time': '-1e9' }, 'speed'],
] as const)(
  'the send endpoint returns OK and quarantines the lead if %s',
  async (_when, headers, spam) => {
    const desk = await testApp({ minFillMs: 1000 }, { channels: ['mail'] });
    expect((await post(desk, signUpBody(), headers)).body).toBe('OK');
    expect(await desk.storedLeads()).toMatchObject([{ spam, deliveries: [{ state: 'held' }] }]);
  },
);

test('the send endpoint accepts leads from programs and its own site, not from other sites', async () => {
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

test('the send endpoint lets an allowed origin send leads and read the response, and rejects preflights of other origins', async () => {
  const desk = await testApp({ allowedOrigins: [PARTNER] });
  const preflight = (origin: string) =>
    desk.app.inject({
      method: 'OPTIONS',
      url: SEND_PATH,
      headers: { origin, 'access-control-request-method': 'POST' },
    });
  const cors = { 'access-control-allow-origin': PARTNER, vary: 'Origin' };
  expect(await preflight(PARTNER)).toMatchObject({
    statusCode: 204,
    headers: { ...cors, 'access-control-allow-headers': expect.stringMatching(/content-type/i) },
  });
  const rejected = await preflight('https://evil.example');
  expectStatus(rejected, 403);
  expect(rejected.headers).not.toHaveProperty('access-control-allow-origin');
  const headers = { origin: PARTNER, 'sec-fetch-site': 'cross-site' };
  expect(await post(desk, signUpBody(), headers)).toMatchObject({ body: 'OK', headers: cors });
});

test('the send endpoint limits the leads of a client, not its health checks', async () => {
  const desk = await testApp({ rateLimit: { max: 2, windowMs: 60_000 } });
  const sendFrom = (remoteAddress: string) =>
    desk.app.inject({ method: 'POST', url: SEND_PATH, remoteAddress, payload: signUpBody() });
  for (const status of [200, 200, 429]) expectStatus(await sendFrom('10.0.0.1'), status);
  const limited = await sendFrom('10.0.0.1');
  expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
  expect(limited.body).toMatch(/^Too many requests\./);
  expectStatus(await sendFrom('10.0.0.2'), 200);
  expectStatus(await desk.app.inject({ url: '/healthz', remoteAddress: '10.0.0.1' }), 200);
});

test.each<[string, trustProxy: false | number, forwarded: string[], statuses: number[]]>([
  ['ignores X-Forwarded-For without a proxy', false, ['1.1.1.1', '2.2.2.2'], [200, 429]],
  [
    'trusts only the last address in X-Forwarded-For behind a proxy',
    1,
    ['1.1.1.1', '2.2.2.2', '9.9.9.9, 2.2.2.2'],
    [200, 200, 429],
  ],
  [
    'ignores the port of a forwarded address',
    1,
    ['198.51.100.7:1001', '198.51.100.7:1002', '[2001:db8::1]:9'],
    [200, 429, 200],
  ],
  [
    'treats an IPv4-mapped IPv6 address as the IPv4 address',
    1,
    ['::ffff:198.51.100.7', '198.51.100.7', '::ffff:198.51.100.8'],
    [200, 429, 200],
  ],
  [
    'counts requests with invalid forwarded addresses as sent by the proxy',
    1,
    ['garbage', 'more garbage'],
    [200, 429],
  ],
])('the send endpoint limits clients: it %s', async (_rule, trustProxy, forwarded, statuses) => {
  const desk = await testApp({ rateLimit: { max: 1, windowMs: 60_000 }, trustProxy });
  for (const [index, address] of forwarded.entries())
    expectStatus(
      await post(desk, signUpBody(), { 'x-forwarded-for': address }),
      statuses[index] ?? 0,
      address,
    );
});

test('the send endpoint logs no personal data of a sender', async () => {
  const desk = await testApp();
  await post(desk, signUpBody('Zaphod', 'zaphod@engines.com'), { 'user-agent': 'agent-zaphod' });
  await post(desk, signUpBody('Zaphod\n', 'zaphod@engines.com'));
  await desk.app.inject({ url: '/nowhere?email=zaphod' });
  expect(desk.log.join('')).toContain('lead stored');
  expect(desk.log.join('').toLowerCase()).not.toMatch(/zaphod|127\.0\.0\.1/);
});
