import { PassThrough } from 'node:stream';
import { createAccountService } from '../accounts/accounts.ts';
import type { LeadQuery } from '../domain.ts';
import { HttpError } from '../errors.ts';
import type { Log } from '../log.ts';
import * as s from '../schemas.ts';
import type { LeadStore } from '../store/store.ts';
import type { InboxEvent } from './api.ts';
import { readCookie } from './cookies.ts';
import type { Api } from './openapi.ts';
import { toSummary } from './serializers.ts';

const POLL_INTERVAL_MS = 3000;
const BATCH_DELAY_MS = 200;
const HEARTBEAT_MS = 25_000;
const BATCH_SIZE = 100;
const MAX_STREAMS = { perAccount: 20, total: 1000 };
/** Clients with more unread data are disconnected. They resume after their last event. */
const MAX_BUFFERED_BYTES = 1024 ** 2;

type Stream = {
  response: PassThrough;
  email: string;
  token: string | undefined;
  view: LeadQuery;
  cursor: number;
};

export type LiveUpdates = ReturnType<typeof createLiveUpdates>;

const formatEvent = (event: InboxEvent, data: unknown) =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** Streams all changes in the store, including those by other desks. */
export function createLiveUpdates(store: LeadStore, log: Log) {
  const streams = new Set<Stream>();
  let lastPoll = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  /** `wake` ran after the last poll. */
  let isWoken = false;
  const accounts = createAccountService({ store });

  const end = (stream: Stream) => {
    streams.delete(stream);
    stream.response.end();
  };

  const endSignedOut = async () => {
    for (const [token, group] of Map.groupBy(streams, (stream) => stream.token))
      if ((await accounts.authenticate(token, { recordsUse: false })) === undefined)
        group.forEach(end);
  };

  /** Sends changes after `cursor`. Returns whether there may be more. */
  const sendBatch = async (cursor: number, streamsAtCursor: Stream[]) => {
    const result = await store.changes.since(cursor, BATCH_SIZE);
    const isCursorTooOld = result === 'expired';
    const changes = isCursorTooOld ? [] : result;
    const newCursor = isCursorTooOld ? await store.changes.lastSequence() : changes.at(-1)?.seq;
    if (newCursor === undefined) return false;
    const sequences = new Map(changes.map(({ leadId, seq }) => [leadId, seq]));
    const sequenceOf = ({ id }: { id: string }) => sequences.get(id) ?? newCursor;
    const leads = (await store.inbox.leadsById([...sequences.keys()])).sort(
      (a, b) => sequenceOf(a) - sequenceOf(b),
    );
    // If the cursor is too old, leads may have been erased since. `erased` comes first and without
    // an ID, so `Last-Event-ID` does not change. If the connection then breaks, the client receives
    // the whole batch again.
    const erased = isCursorTooOld || leads.length < sequences.size ? formatEvent('erased', {}) : '';
    await endSignedOut();
    const groups = Map.groupBy(streamsAtCursor, ({ view }) => JSON.stringify(view));
    for (const streamsOfView of groups.values()) {
      const matching = await store.inbox.matchingIds(streamsOfView[0]?.view ?? {}, leads);
      const events = leads.map((lead) => {
        const data = { ...toSummary(lead), isInView: matching.includes(lead.id) };
        return `id: ${sequenceOf(lead)}\n${formatEvent('lead', data)}`;
      });
      const batch = `${erased}${events.join('')}id: ${newCursor}\n${formatEvent('batch-end', {})}`;
      for (const stream of streamsOfView.filter((each) => streams.has(each))) {
        stream.response.write(batch);
        stream.cursor = newCursor;
        if (stream.response.writableLength > MAX_BUFFERED_BYTES) stream.response.destroy();
      }
    }
    return changes.length === BATCH_SIZE;
  };

  const poll = async () => {
    isWoken = false;
    let delayMs = POLL_INTERVAL_MS;
    try {
      let hasMore = false;
      for (const [cursor, group] of Map.groupBy(streams, (stream) => stream.cursor))
        if (await sendBatch(cursor, group)) hasMore = true;
      if (hasMore) delayMs = BATCH_DELAY_MS;
    } catch (error) {
      log.warn({ err: error }, 'cannot send changes to the inbox; trying again');
    }
    schedule(delayMs);
  };

  const schedule = (ms: number) => {
    if (streams.size === 0) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      lastPoll = lastPoll.then(poll);
    }, ms).unref();
  };

  const wake = () => {
    if (isWoken || streams.size === 0) return;
    isWoken = true;
    clearTimeout(timer);
    timer = undefined;
    schedule(BATCH_DELAY_MS);
  };

  return {
    wake,

    routes(app: Api) {
      const heartbeat = setInterval(async () => {
        await endSignedOut().catch(() => undefined);
        for (const { response } of streams) response.write(': still here\n\n');
      }, HEARTBEAT_MS).unref();
      app.addHook('preClose', async () => {
        clearInterval(heartbeat);
        clearTimeout(timer);
        streams.forEach(end);
      });

      app.get(
        '/events',
        {
          config: { role: 'reader' },
          exposeHeadRoute: false,
          schema: { hide: true, querystring: s.eventsQuery },
        },
        async (request, reply) => {
          const { email } = request.auth.account;
          const { after = '', ...view } = request.query;
          const lastId = String(request.headers['last-event-id'] ?? after);
          const cursor = /^\d{1,15}$/.test(lastId)
            ? Number(lastId)
            : await store.changes.lastSequence();
          const streamsOfAccount = [...streams].filter((stream) => stream.email === email);
          if (
            streamsOfAccount.length >= MAX_STREAMS.perAccount ||
            streams.size >= MAX_STREAMS.total
          )
            throw new HttpError(429, 'Too many windows of the inbox are open.');
          const response = new PassThrough();
          const token = readCookie(request, 'inbox');
          const stream: Stream = { response, email, token, view, cursor };
          response.on('error', () => undefined);
          response.once('close', () => streams.delete(stream));
          streams.add(stream);
          response.write(': open\n\n');
          wake();
          return reply
            .type('text/event-stream; charset=utf-8')
            .header('x-accel-buffering', 'no')
            .send(response);
        },
      );
    },
  };
}
