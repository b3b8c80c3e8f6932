import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { SEND_PATH } from '../../src/features/lead-forms/emailjs-payload.ts';
import {
  actor,
  expectStatus,
  fakeLease,
  listen,
  newLead,
  signUpBody,
  testStore,
  until,
} from '../../tests/server/fixtures.ts';
import { type Inbox, inboxAs, testInbox } from '../../tests/server/inbox.ts';
import { setUpPostgres } from '../../tests/server/stores.ts';
import { postgresStore } from '../store/postgres.ts';
import { createLiveUpdates } from './events.ts';

const newDatabase = setUpPostgres();

async function connect({ app }: Inbox, { cookie }: { cookie: string }, query = '', headers = {}) {
  const abort = new AbortController();
  const answer = await fetch(`${await listen(app)}/inbox/api/events${query}`, {
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
    [...text.matchAll(/event: (.+)\ndata: (.*)\n\n/g)].map(([, event, data]) => ({
      event,
      data: JSON.parse(data ?? '') as Record<string, unknown>,
    }));
  const leadEvents = () => allEvents().filter(({ event }) => event !== 'batch-end');
  const lastId = () => text.match(/(?<=^id: )\d+$/gm)?.at(-1) ?? '';
  const untilLeadEvents = (count: number) => until(() => leadEvents().length === count);
  return { answer, allEvents, leadEvents, untilLeadEvents, lastId, ended: () => ended };
}

test('a stream sends leads, changes and erasures that follow its start, but no earlier ones', async () => {
  const inbox = await inboxAs('owner');
  const old = newLead();
  await inbox.store.add(old);
  const stream = await connect(inbox, inbox.owner);
  const { status, headers } = stream.answer;
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    'text/event-stream; charset=utf-8',
    'no-store',
  ]);
  await inbox.post(SEND_PATH, signUpBody('Grace Hopper', 'grace@engines.com'));
  await stream.untilLeadEvents(1);
  await inbox.owner.patch(`/leads/${old.id}`, { version: 1, status: 'answered' });
  await stream.untilLeadEvents(2);
  // Erases like the command line, which does not notify the desk.
  await inbox.store.erase('grace@engines.com');
  await stream.untilLeadEvents(3);
  expect(stream.allEvents()).toMatchObject([
    { event: 'lead', data: { name: 'Grace Hopper', status: 'new' } },
    { event: 'batch-end' },
    { event: 'lead', data: { id: old.id, status: 'answered' } },
    { event: 'batch-end' },
    { event: 'erased', data: {} },
    { event: 'batch-end' },
  ]);
});

test('a stream sends each change of a delivery once', async () => {
  const store = testStore();
  const liveUpdates = createLiveUpdates(store, pino({ level: 'silent' }));
  const inbox = await inboxAs('reader', {}, { store, liveUpdates });
  const lead = newLead({ receivedAt: Date.now() - 60_000 });
  await store.add(lead);
  const stream = await connect(inbox, inbox.reader);
  const record = (state: 'pending' | 'dead-letter' | 'delivered') =>
    store.recordOutcome(fakeLease(lead.id), { state, reason: 'The server is full' });
  const steps = [
    () => record('pending'),
    () => record('dead-letter'),
    () => store.retry(),
    () => record('delivered'),
  ];
  for (const [index, step] of steps.entries()) {
    await step();
    liveUpdates.wake();
    await stream.untilLeadEvents(index + 1);
  }
  expect(stream.leadEvents().map(({ data }) => data['delivery'])).toEqual([
    'pending',
    'dead-letter',
    'pending',
    'delivered',
  ]);
});

test('disabling an account ends its stream; a HEAD request opens no stream', async () => {
  const inbox = await inboxAs('reader');
  const { reader } = inbox;
  const owner = await inbox.clientAs('owner');
  const stream = await connect(inbox, reader);
  await owner.patch('/accounts/reader@desk.example', { disabled: true });
  await inbox.post(SEND_PATH, signUpBody());
  await until(() => stream.ended());
  expect(stream.leadEvents()).toEqual([]);
  expectStatus(await reader.get('/events'), 401);
  expect(await inbox.status('HEAD', '/events', owner)).toBe(404);
});

test('a stream sends the events that follow the cursor in `after` or Last-Event-ID, and says which leads match its filter', async () => {
  const inbox = await inboxAs('reader');
  const { reader, store } = inbox;
  const [first, second] = [newLead(), newLead({ email: 'b@c.example' })];
  await store.add(first);
  const { sequence } = (await reader.get('/leads')).json();
  await store.add(second);
  await store.inbox.changeLead(first.id, { version: 1, status: 'closed' }, actor);
  const received = ({ leadEvents }: Awaited<ReturnType<typeof connect>>) =>
    leadEvents().map(({ data }) => [data['id'], data['isInView']]);
  const all = await connect(inbox, reader, `?after=${sequence}`);
  // Only the first lead is closed and has an address with "eng".
  const filtered = await connect(inbox, reader, `?after=${sequence}&status=closed&q=ENG`);
  await Promise.all([all.untilLeadEvents(2), filtered.untilLeadEvents(2)]);
  expect(received(all)).toEqual([
    [second.id, true],
    [first.id, true],
  ]);
  expect(received(filtered)).toEqual([
    [second.id, false],
    [first.id, true],
  ]);
  await store.inbox.addNote(second.id, 'x', actor);
  const headers = { 'last-event-id': all.lastId() };
  const resumed = await connect(inbox, reader, `?after=${sequence}`, headers);
  await resumed.untilLeadEvents(1);
  expect(received(resumed)).toEqual([[second.id, true]]);
});

test('a stream with an expired cursor sends one `erased` event and no leads, because leads may have been erased since then', async () => {
  const inbox = await inboxAs('reader');
  await inbox.store.add(newLead());
  // The first sequence is the creation time of the database in milliseconds, so 1 has expired.
  const expired = await connect(inbox, inbox.reader, '?after=1');
  await expired.untilLeadEvents(1);
  expect(expired.leadEvents()).toEqual([{ event: 'erased', data: {} }]);
});

test('an account has at most twenty open streams', async () => {
  const inbox = await inboxAs('reader');
  const { reader, store } = inbox;
  const url = await listen(inbox.app);
  // Clients that disconnect while the store reads their session do not count.
  const { session } = store.inbox;
  let disconnects = 0;
  const released = Promise.withResolvers<void>();
  const slowSession = vi
    .spyOn(store.inbox, 'session')
    .mockImplementation((hash) => released.promise.then(() => session(hash)));
  inbox.app.server.on('connection', (socket) => socket.once('close', () => (disconnects += 1)));
  const abort = new AbortController();
  const options = { headers: { cookie: reader.cookie }, signal: abort.signal };
  const abortedRequests = Array.from({ length: 100 }, () =>
    fetch(`${url}/inbox/api/events`, options).catch(() => undefined),
  );
  await until(() => slowSession.mock.calls.length === 100);
  abort.abort();
  await Promise.all(abortedRequests);
  await until(() => disconnects >= 100);
  released.resolve();
  slowSession.mockRestore();
  const statuses = [];
  for (let count = 0; count < 21; count += 1)
    statuses.push((await connect(inbox, reader)).answer.status);
  expect(statuses).toEqual([...Array(20).fill(200), 429]);
  expect((await connect(inbox, await inbox.clientAs('owner'))).answer.status).toBe(200);
});

test('stopping a desk ends its streams', async () => {
  const inbox = await inboxAs('reader');
  const stream = await connect(inbox, inbox.reader);
  await inbox.app.close();
  await until(() => stream.ended());
});

test('two desks on one PostgreSQL database share sessions, changes and events', async () => {
  const url = await newDatabase();
  const openDesk = () => testInbox({}, { store: postgresStore(url), channels: ['mail'] });
  const [one, two] = await Promise.all([openDesk(), openDesk()]);
  const owner = await one.clientAs('owner');
  const stream = await connect(two, owner);
  await one.post(SEND_PATH, signUpBody());
  await stream.untilLeadEvents(1);
  const id = String(stream.leadEvents()[0]?.data['id']);
  await one.store.recordOutcome(fakeLease(id), { state: 'dead-letter', reason: 'No such mailbox' });
  await until(() => stream.leadEvents().at(-1)?.data['delivery'] === 'dead-letter');
  await owner.delete('/session');
  expect(await two.status('GET', '/leads', owner)).toBe(401);
});

test('a desk drops NUL and replaces lone surrogates, which PostgreSQL rejects', async () => {
  const options = { store: postgresStore(await newDatabase()) };
  const { owner, status, store } = await inboxAs('owner', {}, options);
  const lead = newLead();
  await store.add(lead);
  const note = await owner.post(`/leads/${lead.id}/notes`, { text: 'a\0b \ud800' });
  expect(note.json()).toMatchObject({ notes: [{ text: 'ab \ufffd' }] });
  const credentials = { email: 'a\0@desk.example', password: 'x' };
  expect(await status('POST', '/session', { body: credentials })).toBe(401);
  expectStatus(await owner.get('/leads?q=%00&assignee=%00'), 200);
  expectStatus(await owner.get('/leads/%00'), 404);
  expectStatus(await owner.post('/accounts/%00/reset'), 404);
});
