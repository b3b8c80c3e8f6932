import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { SEND_PATH } from '../../src/features/lead-forms/emailjs-payload.ts';
import { postgresStore } from '../store/postgres.ts';
import { sqliteStore } from '../store/sqlite.ts';
import { actor, fakeLease, newLead, signUpBody, tempFolder } from '../testing/fixtures.ts';
import { testInbox } from '../testing/inbox.ts';
import { setUpPostgres } from '../testing/stores.ts';
import { until } from '../testing/until.ts';
import { createEvents } from './events.ts';

const newDatabase = setUpPostgres();

type Inbox = Awaited<ReturnType<typeof testInbox>>;

async function connect({ app }: Inbox, cookie: string, query = '', headers = {}) {
  const { port } = app.server.listening
    ? (app.server.address() as AddressInfo)
    : new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const abort = new AbortController();
  const answer = await fetch(`http://127.0.0.1:${port}/inbox/api/events${query}`, {
    headers: { cookie, ...headers },
    signal: abort.signal,
  });
  let text = '';
  let ended = false;
  const reading = (async () => {
    for await (const chunk of answer.body ?? []) text += Buffer.from(chunk).toString();
    ended = true;
  })().catch(() => undefined);
  onTestFinished(async () => {
    abort.abort();
    await reading;
  });
  const allEvents = () =>
    [...text.matchAll(/event: (\w+)\ndata: (.*)\n\n/g)].map(([, event, data]) => ({
      event,
      data: JSON.parse(data ?? '') as Record<string, unknown>,
    }));
  // The event `changes` ends each batch.
  const leadEvents = () => allEvents().filter(({ event }) => event !== 'changes');
  const lastId = () =>
    text
      .match(/^id: \d+$/gm)
      ?.at(-1)
      ?.slice(4) ?? '';
  return {
    status: answer.status,
    headers: answer.headers,
    allEvents,
    leadEvents,
    lastId,
    ended: () => ended,
  };
}

test('a stream sends leads, changes and erasures that follow its start, but no earlier ones', async () => {
  const inbox = await testInbox();
  const owner = await inbox.signInAs('owner');
  const old = newLead();
  await inbox.store.add(old);
  const stream = await connect(inbox, owner);
  expect([
    stream.status,
    stream.headers.get('content-type'),
    stream.headers.get('cache-control'),
  ]).toEqual([200, 'text/event-stream; charset=utf-8', 'no-store']);
  await inbox.post(SEND_PATH, signUpBody('Grace Hopper', 'grace@engines.com'));
  await until(() => stream.leadEvents().length === 1);
  expect(stream.leadEvents()[0]).toMatchObject({
    event: 'lead',
    data: { name: 'Grace Hopper', status: 'new' },
  });
  await inbox.call('PATCH', `/leads/${old.id}`, {
    cookie: owner,
    body: { version: 1, status: 'answered' },
  });
  await until(() => stream.leadEvents().length === 2);
  expect(stream.leadEvents()[1]).toMatchObject({
    event: 'lead',
    data: { id: old.id, status: 'answered' },
  });
  // Erases like the command line, which does not notify the desk.
  await inbox.store.erase('grace@engines.com');
  await until(() => stream.leadEvents().length === 3);
  expect(stream.leadEvents()[2]).toEqual({ event: 'erased', data: {} });
  expect(stream.allEvents().map(({ event }) => event)).toEqual(
    ['lead', 'lead', 'erased'].flatMap((event) => [event, 'changes']),
  );
});

test('the stream sends each change of a delivery once', async () => {
  const store = sqliteStore(join(tempFolder(), 'leads.db'));
  const events = createEvents(store, pino({ level: 'silent' }));
  const inbox = await testInbox({}, { store, events });
  const lead = newLead({ receivedAt: Date.now() - 60_000 });
  await inbox.store.add(lead);
  const stream = await connect(inbox, await inbox.signInAs('reader'));
  const failure = { state: 'pending', reason: 'The server is full' } as const;
  const steps = [
    () => inbox.store.recordOutcome(fakeLease(lead.id), failure),
    () => inbox.store.recordOutcome(fakeLease(lead.id), { ...failure, state: 'dead-letter' }),
    () => inbox.store.retry(),
    () => inbox.store.recordOutcome(fakeLease(lead.id), { state: 'delivered' }),
  ];
  for (const [index, step] of steps.entries()) {
    await step();
    events.wake();
    await until(() => stream.leadEvents().length > index);
  }
  expect(stream.leadEvents().map(({ event, data }) => `${event} ${data['delivery']}`)).toEqual([
    'lead pending',
    'lead dead-letter',
    'lead pending',
    'lead delivered',
  ]);
});

test('disabling an account ends its stream; a HEAD request opens no stream', async () => {
  const inbox = await testInbox();
  const [owner, reader] = [await inbox.signInAs('owner'), await inbox.signInAs('reader')];
  const stream = await connect(inbox, reader);
  await inbox.call('PATCH', '/accounts/reader@desk.example', {
    cookie: owner,
    body: { disabled: true },
  });
  await inbox.post(SEND_PATH, signUpBody());
  await until(() => stream.ended());
  expect(stream.leadEvents()).toEqual([]);
  expect(await inbox.status('GET', '/events', { cookie: reader })).toBe(401);
  expect(await inbox.status('HEAD', '/events', { cookie: owner })).toBe(404);
});

test('a stream sends the events that follow the cursor in `after` or Last-Event-ID, and says which leads match its filter', async () => {
  const inbox = await testInbox();
  const reader = await inbox.signInAs('reader');
  const [first, second] = [
    newLead({ email: 'ada@engines.com' }),
    newLead({ email: 'b@c.example' }),
  ];
  await inbox.store.add(first);
  const { sequence } = (await inbox.call('GET', '/leads', { cookie: reader })).json();
  await inbox.store.add(second);
  await inbox.store.inbox.changeLead(first.id, { version: 1, status: 'closed' }, actor);
  const received = ({ leadEvents }: Awaited<ReturnType<typeof connect>>) =>
    leadEvents().map(({ data }) => [data['id'], data['isInView']]);
  const all = await connect(inbox, reader, `?after=${sequence}`);
  const filtered = await connect(inbox, reader, `?after=${sequence}&status=closed&q=ENG`);
  await until(() => received(all).length === 2 && received(filtered).length === 2);
  expect([received(all), received(filtered)]).toEqual([
    [
      [second.id, true],
      [first.id, true],
    ],
    [
      [second.id, false],
      [first.id, true],
    ],
  ]);
  await inbox.store.inbox.addNote(second.id, 'x', actor);
  const headers = { 'last-event-id': all.lastId() };
  const resumed = await connect(inbox, reader, `?after=${sequence}`, headers);
  await until(() => received(resumed).length === 1);
  expect(received(resumed)).toEqual([[second.id, true]]);
});

test('a stream with an expired cursor sends "erased" and no leads', async () => {
  const inbox = await testInbox();
  await inbox.store.add(newLead());
  // The first sequence is the creation time of the database in milliseconds, so 1 has expired.
  const expired = await connect(inbox, await inbox.signInAs('reader'), '?after=1');
  await until(() => expired.leadEvents().length === 1);
  expect(expired.leadEvents()).toEqual([{ event: 'erased', data: {} }]);
});

test('an account has at most twenty streams; closed ones do not count', async () => {
  const store = sqliteStore(join(tempFolder(), 'leads.db'));
  const inbox = await testInbox({}, { store });
  const [reader, owner] = [await inbox.signInAs('reader'), await inbox.signInAs('owner')];
  const url = await inbox.app.listen({ port: 0, host: '127.0.0.1' });
  // Clients disconnect while the store reads their session.
  const { session } = store.inbox;
  let sessionReads = 0;
  let disconnects = 0;
  const released = Promise.withResolvers<void>();
  store.inbox.session = async (hash) => {
    sessionReads += 1;
    await released.promise;
    return session(hash);
  };
  inbox.app.server.on('connection', (socket) => socket.once('close', () => (disconnects += 1)));
  const abort = new AbortController();
  const abortedRequests = Array.from({ length: 100 }, () =>
    fetch(`${url}/inbox/api/events`, { headers: { cookie: reader }, signal: abort.signal }).catch(
      () => undefined,
    ),
  );
  await until(() => sessionReads === 100);
  abort.abort();
  await Promise.all(abortedRequests);
  await until(() => disconnects >= 100);
  released.resolve();
  store.inbox.session = session;
  const streams = [];
  for (let count = 0; count < 21; count += 1) streams.push(await connect(inbox, reader));
  expect(streams.map(({ status }) => status)).toEqual([...Array(20).fill(200), 429]);
  expect((await connect(inbox, owner)).status).toBe(200);
});

test('stopping a desk ends its streams', async () => {
  const inbox = await testInbox();
  const stream = await connect(inbox, await inbox.signInAs('reader'));
  await inbox.app.close();
  await until(() => stream.ended());
});

test('two desks on one PostgreSQL database share sessions, changes and events', async () => {
  const url = await newDatabase();
  const [one, two] = await Promise.all(
    [1, 2].map(() => testInbox({}, { store: postgresStore(url), channels: ['mail'] })),
  );
  if (one === undefined || two === undefined) throw new Error('no desk');
  const owner = await one.signInAs('owner');
  const stream = await connect(two, owner);
  await one.post(SEND_PATH, signUpBody());
  await until(() => stream.leadEvents().length === 1);
  const id = String(stream.leadEvents()[0]?.data['id']);
  const patch = (desk: Inbox, status: string) =>
    desk.call('PATCH', `/leads/${id}`, { cookie: owner, body: { version: 1, status } });
  const statuses = (await Promise.all([patch(one, 'answered'), patch(two, 'closed')])).map(
    ({ statusCode }) => statusCode,
  );
  expect(statuses.sort()).toEqual([200, 409]);
  await one.store.recordOutcome(fakeLease(id), {
    state: 'dead-letter',
    reason: 'No such mailbox',
  });
  await until(() => stream.leadEvents().at(-1)?.data['delivery'] === 'dead-letter');
  await one.call('DELETE', '/session', { cookie: owner });
  expect(await two.status('GET', '/leads', { cookie: owner })).toBe(401);
});

test('a desk drops NUL and replaces lone surrogates, which PostgreSQL rejects', async () => {
  const desk = await testInbox({}, { store: postgresStore(await newDatabase()) });
  const owner = await desk.signInAs('owner');
  const lead = newLead();
  await desk.store.add(lead);
  const body = { text: 'a\0b \ud800' };
  expect(
    (await desk.call('POST', `/leads/${lead.id}/notes`, { cookie: owner, body })).json(),
  ).toMatchObject({ notes: [{ text: 'ab \ufffd' }] });
  expect(
    await desk.status('POST', '/session', { body: { email: 'a\0@desk.example', password: 'x' } }),
  ).toBe(401);
  expect(await desk.status('GET', '/leads?q=%00&assignee=%00', { cookie: owner })).toBe(200);
  expect(await desk.status('POST', '/accounts/%00/reset', { cookie: owner })).toBe(404);
});
