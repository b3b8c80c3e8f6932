import { expect, test } from 'vitest';
import { actor, expectStatus, newLead } from '../../tests/server/fixtures.ts';
import { cookieOf, inboxAs, testInbox } from '../../tests/server/inbox.ts';
import { ROLES, type Role } from '../domain.ts';
import type { SessionEntry } from './api.ts';

const ID = '01900000-0000-7000-8000-000000000009';
const PASSWORD = 'correct horse battery staple';

const routes: [
  method: 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  lowestRole: Role | 'anyone',
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
  ['HEAD', '/leads', 'reader'],
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
  ['HEAD', '/accounts', 'owner'],
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
  ...routes.filter(([method]) => method !== 'GET' && method !== 'HEAD'),
  ['POST', '/session', 'anyone'],
  ['POST', '/session/passkey', 'anyone'],
];

test('a route of the inbox allows bodies over 16 KiB only if it requires a session', async () => {
  const { owner, status } = await inboxAs('owner');
  const text = 'x'.repeat(20_000);
  expect(await status('POST', '/session/link', { body: { token: text } })).toBe(413);
  expect((await owner.post(`/leads/${ID}/notes`, { text })).statusCode).not.toBe(413);
});

test.each(routes)(
  'the lowest role that may call %s %s of the inbox API is %s',
  async (method, path, lowestRole, body) => {
    const { status, signInAs } = await testInbox();
    await signInAs('owner', 'first@desk.example');
    const isPublic = lowestRole === 'anyone';
    expect((await status(method, path, { body })) === 401, 'without a session').toBe(!isPublic);
    for (const role of ROLES) {
      const isRefused = [401, 403].includes(
        await status(method, path, { body, cookie: await signInAs(role) }),
      );
      const isAllowed = isPublic || ROLES.indexOf(role) >= ROLES.indexOf(lowestRole);
      expect(isRefused, role).toBe(!isAllowed);
    }
  },
);

test('`routes` lists every route of the inbox API, except three that other tests check', async () => {
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
    const [, path] = pathParts.join('').split('inbox/api');
    if (path !== undefined)
      registered.push(...methods.split(', ').map((method) => `${method} ${path}`));
  }
  expect(registered.length).toBeGreaterThan(routes.length);
  // Skips HEAD, paths without a method and the wildcard.
  expect(
    registered.filter((route) => !/^(HEAD )|^ |\/\*$/.test(route) && !listed.has(route)).sort(),
  ).toEqual(['GET /events', 'POST /session', 'POST /session/passkey']);
});

test('the API and the pages of the inbox return 404 until the first account exists', async () => {
  const { call, status, store } = await testInbox();
  for (const path of ['/inbox', '/inbox/assets/app.js', '/session', '/no-such-route']) {
    const { statusCode, headers } = await call('GET', path);
    expect([statusCode, headers['x-robots-tag']], path).toEqual([404, undefined]);
  }
  const body = { email: 'a@b.example', password: 'x' };
  expect(await status('POST', '/session', { body })).toBe(404);
  await store.inbox.addAccount('owner@desk.example', 'owner', actor);
  expect(await status('GET', '/session')).toBe(401);
});

test.each([
  ['another site', { origin: 'https://evil.example' }],
  ['a similar origin', { origin: 'http://localhost:43210' }],
  ['an opaque origin', { origin: 'null' }],
  ['another site (Sec-Fetch-Site)', { 'sec-fetch-site': 'cross-site' }],
  ['a subdomain', { 'sec-fetch-site': 'same-site' }],
])('the inbox rejects changes from %s', async (_who, headers) => {
  const { status, owner, store } = await inboxAs('owner');
  await store.add(newLead());
  for (const [method, path, , body] of changeRoutes)
    expect(await status(method, path, { cookie: owner.cookie, body, headers }), path).toBe(403);
  expect((await store.counts()).leads).toBe(1);
});

test('the inbox rejects changes without an Origin header', async () => {
  const { app, owner } = await inboxAs('owner');
  const headers = { host: 'localhost:4321', cookie: owner.cookie };
  for (const [method, path, , payload = {}] of changeRoutes) {
    const url = `/inbox/api${path}`;
    expectStatus(await app.inject({ method, url, payload, headers }), 403, path);
  }
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  'the inbox rejects an erase request with the content type %s, which an HTML form can send',
  async (type) => {
    const { owner, status, store } = await inboxAs('owner');
    const { cookie } = owner;
    const lead = newLead();
    await store.add(lead);
    const body = JSON.stringify({ email: lead.fields.email });
    const headers = { 'content-type': type };
    expect(await status('POST', '/erase', { cookie, body, headers })).toBe(415);
    expect(await store.inbox.lead(lead.id)).toBeDefined();
  },
);

test('the inbox forbids caching, indexing, framing and foreign script in data, errors and pages', async () => {
  const { call, reader } = await inboxAs('reader');
  for (const { headers } of [
    await reader.get('/leads'),
    await call('GET', '/leads'),
    await call('GET', '/inbox'),
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

test('an account can end only its own sessions', async () => {
  const { clientAs, reader } = await inboxAs('reader');
  const editor = await clientAs('editor');
  const [session] = (await reader.get('/sessions')).json<SessionEntry[]>();
  expectStatus(await editor.delete(`/sessions/${session?.id}`), 404);
  expectStatus(await reader.get('/session'), 200);
  expect(cookieOf(await reader.delete('/session'))).toBe('inbox=');
  expectStatus(await reader.get('/session'), 401);
});
