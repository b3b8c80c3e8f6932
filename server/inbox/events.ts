import { PassThrough } from 'node:stream';
import type { Accounts } from '../accounts/accounts.ts';
import type { LeadQuery } from '../domain.ts';
import { Failure } from '../errors.ts';
import type { Log } from '../log.ts';
import * as s from '../schemas.ts';
import type { LeadStore } from '../store/store.ts';
import type { InboxEvent } from './api.ts';
import { readCookie } from './cookies.ts';
import { signedInOf } from './guard.ts';
import type { Api } from './openapi.ts';
import { toSummary } from './serializers.ts';

const POLL_MS = 3000;
const GATHER_MS = 200;
const HEARTBEAT_MS = 25_000;
const CHANGES_AT_ONCE = 100;
const MOST_STREAMS = { account: 20, all: 1000 };
/** In bytes. Disconnects slower clients, which reconnect and continue after their last change. */
const MOST_UNSENT = 1024 ** 2;

type Stream = {
  response: PassThrough;
  email: string;
  token: string | undefined;
  view: LeadQuery;
  cursor: number;
};

export type Events = ReturnType<typeof createEvents>;

const block = (event: InboxEvent, data: unknown) =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** Sends all changes in the store, also those of other desks. */
export function createEvents(store: Pick<LeadStore, 'inbox' | 'changes'>, log: Log) {
  const streams = new Set<Stream>();
  let looking = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let soon = false;
  let accounts: Accounts | undefined;

  const end = (stream: Stream) => {
    streams.delete(stream);
    stream.response.end();
  };

  const dropSignedOut = async () => {
    for (const [token, group] of Map.groupBy(streams, (stream) => stream.token))
      if ((await accounts?.signedIn(token, false)) === undefined) group.forEach(end);
  };

  const send = async (cursor: number, group: Stream[]) => {
    const changes = await store.changes.since(cursor, CHANGES_AT_ONCE);
    const isExpired = changes === 'expired';
    const next = isExpired ? await store.changes.newest() : changes.at(-1)?.seq;
    if (next === undefined) return false;
    const sequences = new Map(isExpired ? [] : changes.map(({ leadId, seq }) => [leadId, seq]));
    const sequenceOf = ({ id }: { id: string }) => sequences.get(id) ?? next;
    const leads = (await store.inbox.leadsById([...sequences.keys()])).sort(
      (a, b) => sequenceOf(a) - sequenceOf(b),
    );
    // Sent first and without an ID, so that a client that misses the rest receives everything again.
    const erased = isExpired || leads.length < sequences.size ? block('erased', {}) : '';
    await dropSignedOut();
    for (const same of Map.groupBy(group, ({ view }) => JSON.stringify(view)).values()) {
      const found = await store.inbox.matching(same[0]?.view ?? {}, leads);
      const blocks = leads.map((lead) => {
        const data = { ...toSummary(lead), isInView: found.includes(lead.id) };
        return `id: ${sequenceOf(lead)}\n${block('lead', data)}`;
      });
      for (const stream of same.filter((each) => streams.has(each))) {
        stream.response.write(`${erased}${blocks.join('')}id: ${next}\n${block('changes', {})}`);
        stream.cursor = next;
        if (stream.response.writableLength > MOST_UNSENT) stream.response.destroy();
      }
    }
    return changes.length === CHANGES_AT_ONCE;
  };

  const look = async () => {
    soon = false;
    try {
      let more = false;
      for (const [cursor, group] of Map.groupBy(streams, (stream) => stream.cursor))
        if (await send(cursor, group)) more = true;
      if (more) schedule(GATHER_MS);
    } catch (error) {
      log.warn({ err: error }, 'cannot send changes to the inbox; trying again');
    }
    schedule(POLL_MS);
  };

  const schedule = (ms: number) => {
    if (streams.size === 0) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      looking = looking.then(look);
    }, ms).unref();
  };

  const wake = () => {
    if (soon || streams.size === 0) return;
    soon = true;
    clearTimeout(timer);
    timer = undefined;
    schedule(GATHER_MS);
  };

  return {
    wake,

    routes(app: Api, ofApp: Accounts) {
      accounts = ofApp;
      const heartbeat = setInterval(async () => {
        await dropSignedOut().catch(() => undefined);
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
          const { email } = signedInOf(request).account;
          const { after = '', ...view } = request.query;
          const last = String(request.headers['last-event-id'] ?? after);
          const cursor = /^\d{1,15}$/.test(last) ? Number(last) : await store.changes.newest();
          const own = [...streams].filter((stream) => stream.email === email);
          if (own.length >= MOST_STREAMS.account || streams.size >= MOST_STREAMS.all)
            throw new Failure(429, 'Too many windows of the inbox are open.');
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
