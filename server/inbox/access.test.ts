import { describe, expect, test } from 'vitest';
import { ROLES } from '../domain.ts';
import { actor, newLead } from '../testing/fixtures.ts';
import { cookieOf, testInbox } from '../testing/inbox.ts';

const ID = '01900000-0000-7000-8000-000000000009';
const PASSWORD = 'correct horse battery staple';

const routes: [
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  lowestRole: (typeof ROLES)[number] | 'anyone',
  body?: object,
][] = [
  ['GET', '/session', 'reader'],
  ['DELETE', '/session', 'reader'],
  ['POST', '/invitation', 'anyone', { token: 'none' }],
  ['POST', '/invitation/password', 'anyone', { token: 'none', password: PASSWORD }],
  ['POST', '/session/link', 'anyone', { token: 'none' }],
  ['GET', '/sessions', 'reader'],
  ['DELETE', `/sessions/${ID}`, 'reader'],
  ['POST', '/session/passkey/options', 'anyone'],
  ['PATCH', '/account', 'reader', { digest: 'off' }],
  ['GET', '/passkeys', 'reader'],
  ['POST', '/passkeys/options', 'reader', { password: PASSWORD }],
  ['POST', '/passkeys', 'reader', { name: 'x', response: {} }],
  ['PATCH', `/passkeys/${ID}`, 'reader', { name: 'x' }],
  ['DELETE', `/passkeys/${ID}`, 'reader'],
  ['GET', '/leads', 'reader'],
  ['GET', '/counts', 'reader'],
  ['GET', `/leads/${ID}`, 'reader'],
  ['GET', '/people', 'reader'],
  ['GET', '/overview', 'reader'],
  ['PATCH', `/leads/${ID}`, 'editor', { version: 1 }],
  ['POST', '/leads/change', 'editor', { leads: [{ id: ID, version: 1 }], status: 'closed' }],
  ['POST', `/leads/${ID}/notes`, 'editor', { text: 'x' }],
  ['POST', `/leads/${ID}/retry`, 'editor'],
  ['POST', '/erase', 'owner', { email: 'nobody@engines.example' }],
  ['POST', '/export', 'owner', { format: 'csv' }],
  ['GET', '/date', 'owner'],
  ['POST', '/date', 'owner'],
  ['GET', '/accounts', 'owner'],
  ['POST', '/accounts', 'owner', { email: 'new@desk.example', role: 'reader' }],
  ['PATCH', '/accounts/nobody@desk.example', 'owner', { role: 'owner' }],
  ['POST', '/accounts/nobody@desk.example/reset', 'owner'],
  ['GET', '/audit', 'owner'],
  ['GET', '/tokens', 'owner'],
  ['POST', '/tokens', 'owner', { name: 'CRM', role: 'reader' }],
  ['DELETE', `/tokens/${ID}`, 'owner'],
  ['GET', '/openapi.json', 'reader'],
  ['GET', '/no-such-route', 'reader'],
];

const changeRoutes: typeof routes = [
  ...routes.filter(([method]) => method !== 'GET'),
  ['POST', '/session', 'anyone'],
  ['POST', '/session/passkey', 'anyone'],
];

describe('a route of the inbox', () => {
  test('allows bodies over 16 KiB only if it requires a session', async () => {
    const { call, status, signInAs } = await testInbox();
    const owner = await signInAs('owner');
    const body = { token: 'x'.repeat(20_000) };
    expect(await status('POST', '/session/link', { body })).toBe(413);
    const text = 'x'.repeat(20_000);
    const note = await call('POST', `/leads/${ID}/notes`, { cookie: owner, body: { text } });
    expect(note.statusCode).not.toBe(413);
  });

  test.each(routes)('%s %s requires %s', async (method, path, lowestRole, body) => {
    const { call, status, signInAs } = await testInbox();
    await signInAs('owner', 'first@desk.example');
    expect((await status(method, path, { body })) === 401, 'without a session').toBe(
      lowestRole !== 'anyone',
    );
    for (const role of ROLES) {
      const { statusCode } = await call(method, path, { body, cookie: await signInAs(role) });
      expect([401, 403].includes(statusCode), role).toBe(
        lowestRole !== 'anyone' && ROLES.indexOf(role) < ROLES.indexOf(lowestRole),
      );
    }
  });

  test('is listed in `routes`, except three that other tests check', async () => {
    const { app } = await testInbox();
    const listed = new Set(
      routes.map(
        ([method, path]) =>
          `${method} ${path.replace(ID, ':id').replace('nobody@desk.example', ':email')}`,
      ),
    );
    const registered: string[] = [];
    const pathParts: string[] = [];
    // Each level is indented by four characters.
    for (const [, indent = '', part = '', methods = ''] of app
      .printRoutes({ commonPrefix: false })
      .matchAll(/^((?:[│ ] {3})*)[├└]── (\S*)(?: \(([A-Z, ]+)\))?/gm)) {
      pathParts.splice(indent.length / 4, pathParts.length, part);
      const path = pathParts.join('');
      if (path.includes('inbox/api/'))
        registered.push(
          ...methods.split(', ').map((method) => `${method} ${path.replace(/.*inbox\/api/, '')}`),
        );
    }
    expect(registered.length).toBeGreaterThan(routes.length);
    // Skips HEAD, paths without a method and the wildcard.
    expect(
      registered.filter((route) => !/^(HEAD )|^ |\/\*$/.test(route) && !listed.has(route)).sort(),
    ).toEqual(['GET /events', 'POST /session', 'POST /session/passkey']);
  });

  test('returns 404 until the first account exists; so do the pages of the inbox', async () => {
    const { call, status, store } = await testInbox();
    for (const path of [
      '/inbox',
      '/inbox/leads',
      '/inbox/assets/app.js',
      '/session',
      '/no-such-route',
    ]) {
      const { statusCode, headers } = await call('GET', path);
      expect([statusCode, headers['x-robots-tag']], path).toEqual([404, undefined]);
    }
    expect(
      await status('POST', '/session', { body: { email: 'a@b.example', password: 'x' } }),
    ).toBe(404);
    await store.inbox.addAccount('owner@desk.example', 'owner', actor);
    expect(await status('GET', '/session')).toBe(401);
  });

  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a similar origin', { origin: 'http://localhost:4321.evil.example' }],
    ['an opaque origin', { origin: 'null' }],
    ['another site (Sec-Fetch-Site)', { 'sec-fetch-site': 'cross-site' }],
    ['a subdomain', { 'sec-fetch-site': 'same-site' }],
  ])('rejects changes from %s', async (_who, headers) => {
    const { status, signInAs, store } = await testInbox();
    const owner = await signInAs('owner');
    await store.add(newLead());
    for (const [method, path, , body] of changeRoutes)
      expect(await status(method, path, { cookie: owner, body, headers }), path).toBe(403);
    expect((await store.counts(Date.now())).leads).toBe(1);
  });

  test('rejects changes without an Origin header, and erase requests with a content type that an HTML form can send', async () => {
    const { app, status, signInAs, store } = await testInbox();
    const cookie = await signInAs('owner');
    for (const [method, path, , payload = {}] of changeRoutes) {
      const headers = { host: 'localhost:4321', cookie };
      const response = await app.inject({ method, url: `/inbox/api${path}`, payload, headers });
      expect(response.statusCode, path).toBe(403);
    }
    const lead = newLead();
    await store.add(lead);
    const body = JSON.stringify({ email: lead.fields.email });
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const headers = { 'content-type': type };
      expect(await status('POST', '/erase', { cookie, body, headers }), type).toBe(415);
    }
    expect(await store.inbox.lead(lead.id)).toBeDefined();
  });

  test('ignores method overrides of GET', async () => {
    const { status, signInAs } = await testInbox();
    const cookie = await signInAs('owner');
    const headers = {
      'x-http-method-override': 'DELETE',
      'x-http-method': 'DELETE',
      'x-method-override': 'DELETE',
    };
    // An override would end the session and return 204.
    expect(await status('GET', '/session?_method=DELETE', { cookie, headers })).toBe(200);
  });

  test('handles HEAD like GET, without a body', async () => {
    const { call, status, signInAs } = await testInbox();
    const reader = await signInAs('reader');
    const [get, head] = [
      await call('GET', '/leads', { cookie: reader }),
      await call('HEAD', '/leads', { cookie: reader }),
    ];
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
      200,
      '',
      get.headers['content-length'],
    ]);
    expect(await status('HEAD', '/leads')).toBe(401);
    expect(await status('HEAD', '/accounts', { cookie: reader })).toBe(403);
  });

  test('forbids caching, indexing, framing and foreign script in data, errors and pages', async () => {
    const { call, signInAs } = await testInbox();
    const reader = await signInAs('reader');
    for (const { headers } of [
      await call('GET', '/leads', { cookie: reader }),
      await call('GET', '/leads'),
      await call('GET', '/inbox'),
      await call('GET', '/inbox/leads/1', { cookie: reader }),
    ]) {
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'x-frame-options': 'DENY',
        'x-content-type-options': 'nosniff',
      });
      const policy = String(headers['content-security-policy']);
      expect(policy).toMatch(
        /^default-src 'none'; script-src 'self';.*frame-ancestors 'none'; require-trusted-types-for 'script'$/,
      );
      expect(policy).not.toContain('unsafe');
    }
  });

  test('lets an account end only its own sessions', async () => {
    const { call, status, signInAs } = await testInbox();
    const [reader, editor] = [await signInAs('reader'), await signInAs('editor')];
    const [session] = (await call('GET', '/sessions', { cookie: reader })).json<{ id: string }[]>();
    expect(await status('DELETE', `/sessions/${session?.id}`, { cookie: editor })).toBe(404);
    expect(await status('GET', '/session', { cookie: reader })).toBe(200);
    expect(cookieOf(await call('DELETE', '/session', { cookie: reader }))).toBe('inbox=');
    expect(await status('GET', '/session', { cookie: reader })).toBe(401);
  });
});
