import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { postgresStore } from '../store/postgres.ts';
import { sqliteStore } from '../store/sqlite.ts';
import { testInbox } from '../testing/inbox.ts';
import { newLead, signUpBody, tempFolder } from '../testing/parts.ts';
import { ownPostgres } from '../testing/stores.ts';
import { until } from '../testing/until.ts';
import { createEvents } from './events.ts';

const newDatabase = ownPostgres();

type Inbox = Awaited<ReturnType<typeof testInbox>>;

/** Opens the stream of events as a browser does, over a real connection. */
async function listen({ app }: Inbox, cookie: string) {
  const { port } = app.server.listening ? (app.server.address() as AddressInfo) : new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const closing = new AbortController();
  const answer = await fetch(`http://127.0.0.1:${port}/inbox/api/events`, { headers: { cookie }, signal: closing.signal });
  let text = '';
  let ended = false;
  const reading = (async () => {
    for await (const chunk of answer.body ?? []) text += Buffer.from(chunk).toString();
    ended = true;
  })().catch(() => undefined);
  onTestFinished(async () => {
    closing.abort();
    await reading;
  });
  const events = () => [...text.matchAll(/event: (\w+)\ndata: (.*)\n\n/g)].map(([, event, data]) => ({ event, data: JSON.parse(data ?? '') as Record<string, unknown> }));
  return { status: answer.status, headers: answer.headers, events, ended: () => ended };
}

test('who has the inbox open hears of leads that come, change and go, and of nothing that was there before', async () => {
  const inbox = await testInbox();
  const owner = await inbox.signedIn('owner');
  const old = newLead();
  await inbox.store.add(old);
  const stream = await listen(inbox, owner);
  expect([stream.status, stream.headers.get('content-type'), stream.headers.get('cache-control')]).toEqual([200, 'text/event-stream; charset=utf-8', 'no-store']);
  await inbox.app.inject({ method: 'POST', url: '/api/v1.0/email/send', payload: signUpBody('Grace Hopper', 'grace@engines.com') });
  await until(() => stream.events().length === 1);
  expect(stream.events()[0]).toMatchObject({ event: 'lead', data: { name: 'Grace Hopper', status: 'new' } });
  await inbox.call('PATCH', `/leads/${old.id}`, { as: owner, body: { version: 1, status: 'answered' } });
  await until(() => stream.events().length === 2);
  expect(stream.events()[1]).toMatchObject({ event: 'lead', data: { id: old.id, status: 'answered' } });
  // By the command line, say: the desk itself is told nothing.
  await inbox.store.erase('grace@engines.com', Date.now());
  await until(() => stream.events().length === 3);
  expect(stream.events()[2]).toEqual({ event: 'erased', data: {} });
});

test('who has the inbox open hears what becomes of each delivery, each state and try once', async () => {
  const store = sqliteStore(join(tempFolder(), 'leads.db'));
  const events = createEvents(store.inbox, pino({ level: 'silent' }));
  const inbox = await testInbox({}, { store, events });
  const lead = newLead({ receivedAt: Date.now() - 60_000 });
  await inbox.store.add(lead);
  const stream = await listen(inbox, await inbox.signedIn('reader'));
  const failed = { state: 'pending', dueAt: Date.now() + 60_000, error: 'The server is full' } as const;
  const happens = [
    () => inbox.store.complete(lead.id, 'mail', { ...failed, at: Date.now() }),
    () => inbox.store.complete(lead.id, 'mail', { ...failed, state: 'dead-letter', at: Date.now() }),
    () => inbox.store.retry(Date.now()),
    () => inbox.store.complete(lead.id, 'mail', { state: 'delivered', at: Date.now() }),
  ];
  for (const [index, happen] of happens.entries()) {
    await happen();
    events.wake();
    await until(() => stream.events().length > index);
  }
  expect(stream.events().map(({ event, data }) => `${event} ${data['delivery']}`)).toEqual(['lead pending', 'lead dead-letter', 'lead pending', 'lead delivered']);
});

test('an account that is disabled while it listens hears no more', async () => {
  const inbox = await testInbox();
  const [owner, reader] = [await inbox.signedIn('owner'), await inbox.signedIn('reader')];
  const stream = await listen(inbox, reader);
  await inbox.call('PATCH', '/accounts/reader@desk.example', { as: owner, body: { disabled: true } });
  await inbox.app.inject({ method: 'POST', url: '/api/v1.0/email/send', payload: signUpBody() });
  await until(() => stream.ended());
  expect(stream.events()).toEqual([]);
  expect((await inbox.call('GET', '/events', { as: reader })).statusCode).toBe(401);
  expect((await inbox.call('HEAD', '/events', { as: owner })).statusCode).toBe(404);
});

test('a desk that stops ends the streams and is not held up by them', async () => {
  const inbox = await testInbox();
  const stream = await listen(inbox, await inbox.signedIn('reader'));
  await inbox.app.close();
  await until(() => stream.ended());
});

test('two desks on one PostgreSQL share sessions, changes and news', async () => {
  const url = await newDatabase();
  const [one, two] = await Promise.all([1, 2].map(() => testInbox({}, { store: postgresStore(url), channels: ['mail'] })));
  if (one === undefined || two === undefined) throw new Error('two desks were to be started');
  const owner = await one.signedIn('owner');
  const stream = await listen(two, owner);
  await one.app.inject({ method: 'POST', url: '/api/v1.0/email/send', payload: signUpBody() });
  await until(() => stream.events().length === 1);
  const id = String(stream.events()[0]?.data['id']);
  const patch = (desk: Inbox, status: string) => desk.call('PATCH', `/leads/${id}`, { as: owner, body: { version: 1, status } });
  const statuses = (await Promise.all([patch(one, 'answered'), patch(two, 'closed')])).map(({ statusCode }) => statusCode);
  expect(statuses.sort()).toEqual([200, 409]);
  // What only PostgreSQL refuses.
  expect((await one.call('POST', `/leads/${id}/notes`, { as: owner, body: { text: 'a\0b \ud800' } })).json()).toMatchObject({ notes: [{ text: 'ab \ufffd' }] });
  expect((await one.call('POST', '/session', { body: { email: 'a\0@desk.example', password: 'x' } })).statusCode).toBe(401);
  expect((await one.call('GET', '/leads?q=%00&assignee=%00', { as: owner })).statusCode).toBe(200);
  expect((await one.call('POST', '/accounts/%00/reset', { as: owner })).statusCode).toBe(404);
  await one.store.complete(id, 'mail', { state: 'dead-letter', at: Date.now(), dueAt: Date.now(), error: 'No such mailbox' });
  await until(() => stream.events().at(-1)?.data['delivery'] === 'dead-letter');
  await one.call('DELETE', '/session', { as: owner });
  expect((await two.call('GET', '/leads', { as: owner })).statusCode).toBe(401);
});
