import { execFile, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Validator } from '@seriousme/openapi-schema-validator';
import { OpenAPIClientAxios } from 'openapi-client-axios';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../tests/free-port.ts';
import { webhookSenders } from '../delivery/webhook.ts';
import type { Role, StoredLead } from '../domain.ts';
import { postgresStore } from '../store/postgres.ts';
import { sqliteStore } from '../store/sqlite.ts';
import { newLead, tempFolder } from '../testing/fixtures.ts';
import { testInbox } from '../testing/inbox.ts';
import { execute, setUpPostgres } from '../testing/stores.ts';
import { until } from '../testing/until.ts';

type Feed = { events: { sequence: number }[]; next: string; more: boolean };

async function setUpApi(options: Parameters<typeof testInbox>[1] = {}) {
  const inbox = await testInbox({}, options);
  const cookie = await inbox.signInAs('owner');
  const newToken = async (role: Role) =>
    (await inbox.call('POST', '/tokens', { cookie, body: { name: `CRM ${role}`, role } })).json<{
      id: string;
      secret: string;
    }>();
  const send = (secret: string, method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object) =>
    inbox.app.inject({
      method,
      url: `/api/v1${path}`,
      headers: { authorization: `Bearer ${secret}` },
      ...(payload && { payload }),
    });
  const readFeed = async (secret: string, after = '') => {
    const events: Feed['events'] = [];
    let next = after;
    let more = true;
    while (more) {
      const page = (await send(secret, 'GET', `/leads?after=${next}`)).json<Feed>();
      events.push(...page.events);
      ({ next, more } = page);
    }
    return { events, next };
  };
  return { ...inbox, cookie, newToken, send, readFeed };
}

const newDatabase = setUpPostgres();
describe.each([
  ['SQLite', async () => sqliteStore(join(tempFolder(), 'leads.db'))],
  ['PostgreSQL', async () => postgresStore(await newDatabase())],
])('an API client on %s', (_name, openStore) => {
  test('lists all leads, then new, changed and erased ones in order', async () => {
    const store = await openStore();
    const { newToken, send, readFeed } = await setUpApi({ store });
    const { secret } = await newToken('editor');
    // More than two pages of 100.
    const leads = Array.from({ length: 230 }, (_, index) =>
      newLead({ receivedAt: 1_700_000_000_000 + index, email: `p${index}@engines.example` }),
    );
    const [firstId, secondId, lastId] = [leads[0], leads[1], leads[229]].map(
      (lead) => lead?.id ?? '',
    );
    for (const lead of leads.slice(0, 229)) await store.add(lead);
    const firstPage = await send(secret, 'GET', '/leads');
    expect(firstPage.headers['cache-control']).toBe('no-store');
    // A listed lead changes before the client reads the other pages.
    await send(secret, 'PATCH', `/leads/${firstId}`, { version: 1, status: 'closed' });
    const otherPages = await readFeed(secret, firstPage.json<Feed>().next);
    expect(firstPage.json<Feed>().events.concat(otherPages.events)).toMatchObject(
      leads.slice(0, 229).map(({ id, fields }) => ({ event: 'lead.created', id, fields })),
    );
    await store.add({ ...leads[229], channels: ['mail'] } as (typeof leads)[0]);
    // The feed does not list this change, because it concerns only a delivery.
    await store.recordOutcome(
      { id: lastId ?? '', queue: 'mail', claimedUntil: 0 },
      { state: 'delivered' },
    );
    await store.erase('p1@engines.example');
    await send(secret, 'POST', `/leads/${lastId}/notes`, { text: 'x' });
    const changed = await readFeed(secret, otherPages.next);
    expect(changed.events).toEqual([
      expect.objectContaining({ event: 'lead.changed', id: firstId, status: 'closed', version: 2 }),
      { event: 'lead.erased', id: secondId, sequence: expect.any(Number) },
      expect.objectContaining({ event: 'lead.created', id: lastId, version: 2 }),
    ]);
    const sequences = changed.events.map(({ sequence }) => sequence);
    expect(sequences).toEqual(sequences.toSorted((a, b) => a - b));
    expect(await readFeed(secret, changed.next)).toEqual({ events: [], next: changed.next });
    await execute(store, 'UPDATE changes SET at = 0');
    await store.changes.prune();
    await store.add(newLead());
    const expired = await send(secret, 'GET', `/leads?after=${otherPages.next}`);
    expect([expired.statusCode, expired.json().message]).toEqual([
      410,
      expect.stringContaining('Begin again without "after"'),
    ]);
  });

  test('gets 400 for an invalid cursor or date, and 404 for an invalid ID', async () => {
    const store = await openStore();
    const { newToken, send } = await setUpApi({ store });
    const { secret } = await newToken('editor');
    const { id } = newLead();
    await store.add(newLead({ id }));
    for (const after of ['x', '1.', `1.${'-'.repeat(36)}`])
      expect((await send(secret, 'GET', `/leads?after=${after}`)).statusCode, after).toBe(400);
    const impossibleDay = { version: 1, nextStep: { text: 'Call', on: '2026-02-31' } };
    const refused = await send(secret, 'PATCH', `/leads/${id}`, impossibleDay);
    expect(refused.statusCode).toBe(400);
    expect((await send(secret, 'GET', '/leads/%00')).statusCode).toBe(404);
  });
});

test('API errors are JSON even if the desk has no accounts', async () => {
  const { app } = await testInbox();
  const response = await app.inject({ url: '/api/v1/leads' });
  expect([response.statusCode, response.json()]).toEqual([404, { message: expect.any(String) }]);
});

test('an API path with an invalid URL encoding gets a JSON error', async () => {
  const { app } = await testInbox();
  const response = await app.inject({ url: '/api/v1/leads/%zz' });
  expect([response.statusCode, response.json()]).toEqual([400, { message: expect.any(String) }]);
  expect(response.headers['cache-control']).toBe('no-store');
});

describe('a token', () => {
  test('is shown only when it is created, limited to its role, revocable and named in the audit log', async () => {
    const { store, call, status, cookie, newToken, send } = await setUpApi();
    const lead = newLead();
    await store.add(lead);
    const note = [`/leads/${lead.id}/notes`, { text: 'x' }] as const;
    // The last request gets 404 for every role, because this API has no route for accounts.
    const statuses = async (secret: string) =>
      Promise.all([
        send(secret, 'GET', `/leads/${lead.id}`),
        send(secret, 'POST', ...note),
        send(secret, 'POST', '/export', { format: 'json' }),
        send(secret, 'POST', '/erase', { email: 'nobody@engines.example' }),
        send(secret, 'GET', '/accounts'),
      ]).then((answers) => answers.map(({ statusCode }) => statusCode));
    const reader = await newToken('reader');
    expect(await statuses(reader.secret)).toEqual([200, 403, 403, 403, 404]);
    expect(await statuses((await newToken('editor')).secret)).toEqual([200, 200, 403, 403, 404]);
    expect(await statuses((await newToken('owner')).secret)).toEqual([200, 200, 200, 200, 404]);
    const listed = await call('GET', '/tokens', { cookie });
    expect(listed.body).not.toContain(reader.secret);
    expect(listed.json()[0]).toMatchObject({
      name: 'CRM reader',
      madeBy: 'owner@desk.example',
      lastUsedAt: expect.any(Number),
    });
    expect(await status('DELETE', `/tokens/${reader.id}`, { cookie })).toBe(204);
    expect(await status('DELETE', `/tokens/${reader.id}`, { cookie })).toBe(404);
    const refused = await send(reader.secret, 'GET', '/leads');
    expect([refused.statusCode, refused.headers['www-authenticate'], refused.json()]).toEqual([
      401,
      'Bearer',
      { message: expect.stringContaining('valid token') },
    ]);
    const audit = (await store.inbox.auditPage(undefined, 20)).entries.map(
      ({ by, what }) => `${by}: ${what}`,
    );
    expect(audit).toEqual(
      expect.arrayContaining([
        'owner@desk.example: Created the API token “CRM reader” for the role reader',
        'owner@desk.example: Revoked the API token “CRM reader”',
        'API token “CRM owner”: Exported 1 lead as JSON',
      ]),
    );
    expect((await store.inbox.lead(lead.id))?.history[0]?.by).toBe('API token “CRM editor”');
  });

  test('allows 600 requests a minute, separately from other tokens', async () => {
    const { newToken, send, store } = await setUpApi();
    const { secret, id } = await newToken('reader');
    for (let count = 0; count < 599; count += 1) await store.limits.increment(`api ${id}`, 60_000);
    expect((await send(secret, 'GET', '/leads')).statusCode).toBe(200);
    const limited = await send(secret, 'GET', '/leads');
    expect([limited.statusCode, limited.headers['retry-after'], limited.json()]).toEqual([
      429,
      expect.stringMatching(/^\d+$/),
      { message: expect.stringContaining('Too many requests') },
    ]);
    expect((await send((await newToken('reader')).secret, 'GET', '/leads')).statusCode).toBe(200);
  });
});

test('the OpenAPI description is valid and contains paths, security and webhook', async () => {
  const openApi = (await (await setUpApi()).send('', 'GET', '/openapi.json')).json();
  expect((await new Validator().validate(openApi)).errors).toBeUndefined();
  expect(Object.keys(openApi.paths['/leads'].get.responses)).toEqual(['200', '4XX', '5XX']);
  expect(Object.keys(openApi.paths)).toEqual([
    '/leads',
    '/leads/{id}',
    '/leads/{id}/notes',
    '/erase',
    '/export',
  ]);
  expect(openApi.security).toEqual([{ token: [] }]);
  expect(JSON.stringify(openApi.webhooks)).toContain('lead.erased');
});

const apiGuide = readFileSync(join(import.meta.dirname, '../../docs/api.md'), 'utf8');

test('the receiver in docs/api.md ignores outdated events and checks signatures', async () => {
  const [, script = ''] = /```js\n(.*?)```/s.exec(apiGuide) ?? [];
  const [port, secret] = [await freePort(), 'a secret of some length'];
  const url = `http://127.0.0.1:${port}/`;
  const env = { SECRET: secret, PORT: String(port) };
  const receiver = spawn(process.execPath, ['--input-type=module', '-e', script], { env });
  onTestFinished(() => void receiver.kill());
  let output = '';
  receiver.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [sender] = webhookSenders({ url, secret });
  await until(() =>
    fetch(url).then(
      (answer) => answer.status === 403,
      () => false,
    ),
  );
  await sender.test?.();
  const inboxFields = {
    status: 'new',
    assignee: null,
    nextStep: null,
    version: 1,
    source: null,
  } as const;
  const lead: StoredLead = { ...newLead(), ...inboxFields, deliveries: [] };
  const event = { id: lead.id, key: lead.id, event: 'lead.created', sequence: 7, lead } as const;
  await sender.deliver(event);
  await sender.deliver({ ...event, event: 'lead.erased', sequence: 9 });
  await sender.deliver({ ...event, sequence: 8 });
  await until(() => output.includes('delete'));
  expect(output).toBe(`save ${lead.id} new ${JSON.stringify(lead.fields)}\ndelete ${lead.id}\n`);
  // Neither an aborted request nor a signature that is not ASCII ends the receiver.
  const aborted = new AbortController();
  const stream = new ReadableStream({
    start: (controller) => controller.enqueue(Buffer.from('{')),
  });
  const options = { method: 'POST', body: stream, duplex: 'half', signal: aborted.signal } as const;
  setTimeout(() => aborted.abort(), 100);
  await expect(fetch(url, options)).rejects.toThrow('aborted');
  // Has the length of a valid signature: `sha256=` and 64 digits.
  const headers = { 'x-lead-signature': '\xe9'.repeat(71) };
  expect((await fetch(url, { method: 'POST', headers })).status).toBe(403);
  const [stranger] = webhookSenders({ url, secret: 'another secret of length' });
  await expect(stranger.deliver({ ...event, event: 'lead.erased' })).rejects.toThrow('403');
});

test('an OpenAPI client lists, changes and erases a lead', async () => {
  const { app, store, newToken } = await setUpApi();
  const lead = newLead({ email: 'ada@engines.example' });
  await store.add(lead);
  const apiUrl = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api/v1`;
  const authorization = `Bearer ${(await newToken('owner')).secret}`;
  const client = await new OpenAPIClientAxios({
    definition: `${apiUrl}/openapi.json`,
    withServer: { url: apiUrl },
    axiosConfigDefaults: { headers: { authorization } },
  }).init();
  const call = async (
    path: string,
    method: 'get' | 'patch' | 'post',
    parameters = {},
    body?: object,
  ) => {
    const operation = client.paths[path]?.[method];
    return (await operation?.(parameters, body))?.data;
  };
  const feed = await call('/leads', 'get');
  expect(feed.events).toMatchObject([{ event: 'lead.created', id: lead.id }]);
  const change = { version: 1, status: 'answered' };
  const changed = await call('/leads/{id}', 'patch', { id: lead.id }, change);
  expect(changed).toMatchObject({ status: 'answered', version: 2 });
  const erased = await call('/erase', 'post', {}, { email: 'ada@engines.example' });
  expect(erased).toEqual({ erased: 1 });
  const nextPage = await call('/leads', 'get', { after: feed.next });
  expect(nextPage.events).toMatchObject([{ event: 'lead.erased', id: lead.id }]);
});

test('the curl examples of docs/api.md work', async () => {
  const { app, store, newToken } = await setUpApi();
  const lead = newLead({ email: 'ada@engines.example' });
  await store.add(lead);
  const env = {
    PATH: process.env['PATH'],
    DESK: await app.listen({ port: 0, host: '127.0.0.1' }),
    TOKEN: (await newToken('owner')).secret,
    ID: lead.id,
    NEXT: '',
  };
  const answers: Record<string, unknown>[] = [];
  for (const [, script = ''] of apiGuide.matchAll(/```sh\n(curl .*?)```/gs)) {
    const { stdout } = await promisify(execFile)('sh', ['-ec', script], { env });
    const answer = JSON.parse(stdout);
    answers.push(answer);
    env.NEXT = answer.next ?? env.NEXT;
  }
  expect(answers).toMatchObject([
    { events: [{ event: 'lead.created', id: lead.id }], more: false },
    { events: [], next: env.NEXT },
    { id: lead.id, notes: [] },
    { status: 'answered', version: 2 },
    { notes: [{ text: 'Called, wants a quote' }] },
    [{ id: lead.id, form: 'signUp' }],
    { erased: 1 },
  ]);
});
