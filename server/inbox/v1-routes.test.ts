import { execFile, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { HTTPMethods } from 'fastify';
import { OpenAPIClientAxios } from 'openapi-client-axios';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../tests/free-port.ts';
import {
  addLeads,
  expectStatus,
  fakeLease,
  listen,
  newLead,
  storedLead,
  until,
} from '../../tests/server/fixtures.ts';
import { inboxAs, testInbox } from '../../tests/server/inbox.ts';
import { execute, setUpPostgres } from '../../tests/server/stores.ts';
import { webhookSenders } from '../delivery/webhook.ts';
import type { DatedLead, Role } from '../domain.ts';
import { postgresStore } from '../store/postgres.ts';
import type { CreatedToken } from './api.ts';

type Feed = { events: { sequence: number }[]; next: string; more: boolean };

async function setUpApi(options: Parameters<typeof testInbox>[1] = {}) {
  const inbox = await inboxAs('owner', {}, options);
  const newClient = async (role: Role) => {
    const { id, secret } = (
      await inbox.owner.post('/tokens', { name: `CRM ${role}`, role })
    ).json<CreatedToken>();
    const headers = { authorization: `Bearer ${secret}` };
    const request = (method: HTTPMethods) => (path: string, payload?: object) =>
      inbox.app.inject({ method, url: `/api/v1${path}`, headers, payload });
    return { id, secret, get: request('GET'), post: request('POST'), patch: request('PATCH') };
  };
  return { ...inbox, newClient };
}

const newDatabase = setUpPostgres();
test.each(['SQLite', 'PostgreSQL'])(
  'an API client on %s lists all leads, then new, changed and erased ones in order, until its cursor expires',
  async (database) => {
    const { newClient, store } = await setUpApi(
      database === 'SQLite' ? {} : { store: postgresStore(await newDatabase()) },
    );
    const client = await newClient('editor');
    const readFeed = async (after: string) => {
      const events: Feed['events'] = [];
      let next = after;
      let more = true;
      while (more) {
        const page = (await client.get(`/leads?after=${next}`)).json<Feed>();
        events.push(...page.events);
        ({ next, more } = page);
      }
      return { events, next };
    };
    // More than two pages of 100.
    const leads = Array.from({ length: 230 }, (_, index) =>
      newLead({ receivedAt: 1_700_000_000_000 + index, email: `p${index}@engines.example` }),
    );
    const [first, second] = leads as [DatedLead, DatedLead];
    const [last] = leads.splice(-1) as [DatedLead];
    await addLeads(store, ...leads);
    const firstPage = await client.get('/leads');
    expect(firstPage.headers['cache-control']).toBe('no-store');
    // A listed lead changes before the client reads the other pages.
    await client.patch(`/leads/${first.id}`, { version: 1, status: 'closed' });
    const otherPages = await readFeed(firstPage.json<Feed>().next);
    expect(firstPage.json<Feed>().events.concat(otherPages.events)).toMatchObject(
      leads.map(({ id, fields }) => ({ event: 'lead.created', id, fields })),
    );
    await store.add(last);
    // The feed does not list this change, because it concerns only a delivery.
    await store.recordOutcome(fakeLease(last.id), { state: 'delivered' });
    await store.erase('p1@engines.example');
    await client.post(`/leads/${last.id}/notes`, { text: 'x' });
    const changed = await readFeed(otherPages.next);
    expect(changed.events).toEqual([
      expect.objectContaining({
        event: 'lead.changed',
        id: first.id,
        status: 'closed',
        version: 2,
      }),
      { event: 'lead.erased', id: second.id, sequence: expect.any(Number) },
      expect.objectContaining({ event: 'lead.created', id: last.id, version: 2 }),
    ]);
    const sequences = changed.events.map(({ sequence }) => sequence);
    expect(sequences).toEqual(sequences.toSorted((a, b) => a - b));
    expect(await readFeed(changed.next)).toEqual({ events: [], next: changed.next });
    await execute(store, 'UPDATE changes SET at = 0');
    await store.changes.prune();
    await store.add(newLead());
    const expired = await client.get(`/leads?after=${otherPages.next}`);
    expectStatus(expired, 410);
    expect(expired.json().message).toContain('Begin again without "after"');
  },
);

test('an API client with an invalid cursor gets 400', async () => {
  const { newClient } = await setUpApi();
  const client = await newClient('reader');
  // A cursor is a number, which may be followed by a period and a UUID.
  for (const after of ['x', '1.', `1.${'-'.repeat(36)}`])
    expectStatus(await client.get(`/leads?after=${after}`), 400, after);
});

test('API errors are JSON, even if the desk has no accounts or the URL encoding is invalid', async () => {
  const { app } = await testInbox();
  const withoutAccounts = await app.inject({ url: '/api/v1/leads' });
  const invalid = await app.inject({ url: '/api/v1/leads/%zz' });
  expectStatus(withoutAccounts, 404);
  expectStatus(invalid, 400);
  for (const response of [withoutAccounts, invalid])
    expect(response.json()).toEqual({ message: expect.any(String) });
  expect(invalid.headers['cache-control']).toBe('no-store');
});

test('an API token is shown only when it is created, limited to its role, revocable and named in the audit log', async () => {
  const { store, owner, newClient } = await setUpApi();
  const lead = newLead();
  await store.add(lead);
  const [reader, editor, ownerToken] = [
    await newClient('reader'),
    await newClient('editor'),
    await newClient('owner'),
  ];
  for (const [token, ...statuses] of [
    [reader, 200, 403, 403, 403],
    [editor, 200, 200, 403, 403],
    [ownerToken, 200, 200, 200, 200],
  ] as const) {
    const answers = [
      await token.get(`/leads/${lead.id}`),
      await token.post(`/leads/${lead.id}/notes`, { text: 'x' }),
      await token.post('/export', { format: 'json' }),
      await token.post('/erase', { email: 'nobody@engines.example' }),
      // This API has no route for accounts.
      await token.get('/accounts'),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...statuses, 404]);
  }
  const listed = await owner.get('/tokens');
  expect(listed.body).not.toContain(reader.secret);
  expect(listed.json()).toContainEqual(
    expect.objectContaining({
      name: 'CRM reader',
      madeBy: 'owner@desk.example',
      lastUsedAt: expect.any(Number),
    }),
  );
  expectStatus(await owner.delete(`/tokens/${reader.id}`), 204);
  expectStatus(await owner.delete(`/tokens/${reader.id}`), 404);
  const refused = await reader.get('/leads');
  expect([refused.statusCode, refused.headers['www-authenticate'], refused.json()]).toEqual([
    401,
    'Bearer',
    { message: expect.stringContaining('valid token') },
  ]);
  const { entries } = await store.inbox.auditPage(undefined, 20);
  expect(entries.map(({ by, what }) => `${by}: ${what}`)).toEqual(
    expect.arrayContaining([
      'owner@desk.example: Created the API token “CRM reader” for the role reader',
      'owner@desk.example: Revoked the API token “CRM reader”',
      'API token “CRM owner”: Exported 1 lead as JSON',
    ]),
  );
  expect((await store.inbox.lead(lead.id))?.history[0]?.by).toBe('API token “CRM editor”');
});

test('an API token allows 600 requests a minute, separately from other tokens', async () => {
  const { newClient, store } = await setUpApi();
  const [token, other] = [await newClient('reader'), await newClient('reader')];
  for (let count = 0; count < 599; count += 1)
    await store.limits.increment(`api ${token.id}`, 60_000);
  expectStatus(await token.get('/leads'), 200);
  const limited = await token.get('/leads');
  expect([limited.statusCode, limited.headers['retry-after'], limited.json()]).toEqual([
    429,
    expect.stringMatching(/^\d+$/),
    { message: expect.stringContaining('Too many requests') },
  ]);
  expectStatus(await other.get('/leads'), 200);
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
  const lead = storedLead(newLead());
  const event = { id: lead.id, key: lead.id, event: 'lead.created', sequence: 7, lead } as const;
  await sender.deliver(event);
  await sender.deliver({ ...event, event: 'lead.erased', sequence: 9 });
  await sender.deliver({ ...event, sequence: 8 });
  await until(() => output.includes('delete'));
  expect(output).toBe(`save ${lead.id} new ${JSON.stringify(lead.fields)}\ndelete ${lead.id}\n`);
  // Neither an aborted request nor a non-ASCII signature stops the receiver.
  const stream = new ReadableStream({
    start: (controller) => controller.enqueue(Buffer.from('{')),
  });
  const signal = AbortSignal.timeout(100);
  const options = { method: 'POST', body: stream, duplex: 'half', signal } as const;
  await expect(fetch(url, options)).rejects.toThrow('aborted');
  // Has the length of a valid signature: `sha256=` and 64 digits.
  const headers = { 'x-lead-signature': '\xe9'.repeat(71) };
  expect((await fetch(url, { method: 'POST', headers })).status).toBe(403);
  const [stranger] = webhookSenders({ url, secret: 'another secret of length' });
  await expect(stranger.deliver({ ...event, event: 'lead.erased' })).rejects.toThrow('403');
});

test('a client created from the OpenAPI description changes a lead', async () => {
  const { app, store, newClient } = await setUpApi();
  const lead = newLead();
  await store.add(lead);
  const apiUrl = `${await listen(app)}/api/v1`;
  const { secret } = await newClient('editor');
  const client = await new OpenAPIClientAxios({
    definition: `${apiUrl}/openapi.json`,
    withServer: { url: apiUrl },
    axiosConfigDefaults: { headers: { authorization: `Bearer ${secret}` } },
  }).init();
  const change = { version: 1, status: 'answered' };
  const answer = await client.paths['/leads/{id}']?.patch?.({ id: lead.id }, change);
  expect(answer?.data).toMatchObject({ status: 'answered', version: 2 });
});

test('the curl examples of docs/api.md work', async () => {
  const { app, store, newClient } = await setUpApi();
  const lead = newLead({ email: 'ada@engines.example' });
  await store.add(lead);
  const env = {
    PATH: process.env['PATH'],
    DESK: await listen(app),
    TOKEN: (await newClient('owner')).secret,
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
