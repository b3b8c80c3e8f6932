// @vitest-environment jsdom
import { QueryClient, useQuery } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { InboxEvent } from '../../server/inbox/api.ts';
import { mockDesk, withQueries } from '../../tests/inbox/desk.ts';
import { newLead } from '../../tests/server/fixtures.ts';
import { ORIGIN, testInbox } from '../../tests/server/inbox.ts';
import { useInboxEvents } from './events.ts';
import { countsQuery, leadsQuery, tokensQuery } from './queries.ts';

const streams: MockStream[] = [];

/** Replaces `EventSource`. `connect` sends the last event ID. */
class MockStream extends EventTarget {
  lastEventId = '';
  readonly #path: string;
  #connection = new AbortController();
  constructor(path: string) {
    super();
    this.#path = path;
    streams.push(this);
    this.connect();
  }
  connect() {
    this.#connection = new AbortController();
    void this.#read(this.#connection.signal).catch(() => undefined);
  }
  async #read(signal: AbortSignal) {
    const headers: Record<string, string> = this.lastEventId
      ? { 'last-event-id': this.lastEventId }
      : {};
    const { body } = await fetch(this.#path, { headers, signal });
    this.dispatchEvent(new Event('open'));
    let text = '';
    for await (const chunk of body ?? []) {
      text += Buffer.from(chunk).toString();
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const readField = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
        this.lastEventId = readField('id') ?? this.lastEventId;
        const [event, data] = [readField('event'), readField('data')];
        if (event) this.dispatchEvent(new MessageEvent(event, { data }));
      }
    }
  }
  close = () => this.#connection.abort();
}

test('two inboxes have the same leads and counts after 200 changes, even if one reconnects', async () => {
  const { app, store, signInAs } = await testInbox();
  const cookie = await signInAs('reader');
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  // Closing the app would wait for connections that fetch opened in advance.
  onTestFinished(() => app.server.closeAllConnections());
  const { fetch } = globalThis;
  vi.stubGlobal('EventSource', MockStream);
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) =>
    fetch(url + path, { ...init, headers: { ...init.headers, cookie, origin: ORIGIN } }),
  );
  const actor = { by: 'test', at: Date.now() };
  const start = Date.now() - 1_000_000;
  const leads = Array.from({ length: 160 }, (_, index) => newLead({ receivedAt: start + index }));
  const [oldLeads, newLeads] = [leads.slice(0, 100), leads.slice(100)];
  for (const lead of oldLeads) await store.add(lead);

  const view = { status: 'new' } as const;
  const openInbox = async () => {
    const client = new QueryClient();
    onTestFinished(() => client.clear());
    await client.fetchInfiniteQuery({ ...leadsQuery(view), pages: 2 });
    const { unmount } = renderHook(() => {
      useInboxEvents(view);
      useQuery(countsQuery);
    }, withQueries(client));
    onTestFinished(unmount);
    return client;
  };
  const [connected, reconnecting] = [await openInbox(), await openInbox()];
  const readCache = (client: QueryClient) => {
    const { pages = [] } = client.getQueryData(leadsQuery(view).queryKey) ?? {};
    return {
      rows: pages.flatMap(({ leads }) =>
        leads.map(({ id, status, version }) => [id, status, version]),
      ),
      enteredOrLeftIds: pages[0]?.enteredOrLeftIds?.toSorted(),
      newCount: client.getQueryData(countsQuery.queryKey)?.['New'],
    };
  };

  // No need to wait for connections: a stream begins with all changes since the list was loaded.
  for (const [index, lead] of newLeads.entries()) {
    if (index === 20) streams[1]?.close();
    await store.add(lead);
    // Changes old leads on both pages. Every third new lead no longer matches the view.
    const oldId = oldLeads[index]?.id ?? '';
    await store.inbox.changeLead(oldId, { version: 1, status: 'answered' }, actor);
    await store.inbox.addNote(oldId, 'Called.', actor);
    if (index % 3 === 0)
      await store.inbox.changeLead(lead.id, { version: 1, status: 'closed' }, actor);
    if (index === 40) streams[1]?.connect();
  }
  const rows = oldLeads.map(({ id }, index) =>
    index < newLeads.length ? [id, 'answered', 3] : [id, 'new', 1],
  );
  const matchingIds = (await store.inbox.leads(view, 200)).leads.map(({ id }) => id);
  const expected = {
    rows: rows.toReversed(),
    enteredOrLeftIds: [
      ...newLeads.map(({ id }) => id).filter((id) => matchingIds.includes(id)),
      ...oldLeads.slice(0, newLeads.length).map(({ id }) => id),
    ].toSorted(),
    newCount: matchingIds.length,
  };
  for (const client of [reconnecting, connected])
    await expect.poll(() => readCache(client), { timeout: 100_000 }).toEqual(expected);
});

test('a failed request is repeated when the stream opens', async () => {
  let status = 400;
  const { sendEvent } = mockDesk({ 'GET /tokens': () => [status, []] });
  const { result } = renderHook(() => {
    useInboxEvents({});
    return useQuery(tokensQuery);
  }, withQueries());
  await vi.waitFor(() => expect(result.current.isError).toBe(true));
  status = 200;
  sendEvent('open');
  await vi.waitFor(() => expect(result.current.data).toEqual([]));
});

test('frequent changes cause few requests for counts; a hidden tab sends none, then one when it is shown', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let responseDelay: Promise<void> | undefined;
  const { requests, sendEvent } = mockDesk({
    'GET /counts': async () => {
      await responseDelay;
      return [200, {}];
    },
  });
  const { rerender, unmount } = renderHook(
    ({ status }: { status: 'new' | 'closed' }) => {
      useInboxEvents({ status });
      useQuery(countsQuery);
    },
    { ...withQueries(), initialProps: { status: 'new' } },
  );
  onTestFinished(unmount);
  const requestsDuring = async (act: () => unknown) => {
    requests.length = 0;
    await act();
    // The longest delay between an event and its request.
    await vi.advanceTimersByTimeAsync(2_000);
    return requests.length;
  };
  const sendOften = (event: InboxEvent) => async () => {
    for (let index = 0; index < 50; index += 1) {
      sendEvent(event);
      await vi.advanceTimersByTimeAsync(200);
    }
  };
  const setHidden = (isHidden: boolean) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible');
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  };

  await vi.advanceTimersByTimeAsync(0);
  const events = ['batch-end', 'erased'] as const;
  for (const event of events) expect(await requestsDuring(() => sendEvent(event)), event).toBe(1);
  // A random value of 0.5 delays each request by one second, so ten seconds of events cause about
  // ten requests.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  for (const event of events)
    expect(await requestsDuring(sendOften(event)), event).toBeLessThan(12);
  const changeView = () => rerender({ status: 'closed' });
  // A delayed request is sent when the view changes.
  expect(await requestsDuring(() => [sendEvent('batch-end'), changeView()])).toBe(1);
  // During a request, changes are collected for the next one.
  const { promise, resolve } = Promise.withResolvers<void>();
  responseDelay = promise;
  expect(await requestsDuring(sendOften('batch-end'))).toBe(1);
  expect(await requestsDuring(resolve)).toBe(1);
  setHidden(true);
  expect(await requestsDuring(sendOften('batch-end'))).toBe(0);
  expect(await requestsDuring(() => setHidden(false))).toBe(1);
});
