import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../accounts/accounts.ts';
import type { Log } from '../log.ts';
import type { Cursor, InboxLead, InboxStore } from '../store/inbox-store.ts';
import { firstIdAt } from '../store/lead-id.ts';
import type { InboxEvent } from './api.ts';
import { Failure } from './failure.ts';
import { toSummary } from './present.ts';
import { readSessionCookie } from './session-cookie.ts';

/** How often the store is asked for what another desk or the command line has done, in milliseconds. */
const POLL_MS = 3000;
/** Leads that come in a burst are told of together. */
const GATHER_MS = 200;
const HEARTBEAT_MS = 25_000;
/** Each question goes this far back: clocks of desks differ, and a commit may come after a later one. */
const OVERLAP_MS = 10_000;
const MOST_LISTENERS = 100;

/** What a change of a lead changes; tries of a delivery count, for the open lead tells of them. */
const stateOf = ({ version, deliveries }: InboxLead) => `${version} ${deliveries.map(({ channel, state, attempts }) => `${channel} ${state} ${attempts}`).join()}`;

type Listener = { response: ServerResponse; token: string | undefined };

export type Events = {
  /** Says that something may have happened. */
  wake: () => void;
  routes: (app: FastifyInstance, accounts: Accounts) => void;
};

/**
 * Tells whoever has the inbox open of leads that come and change, and of their deliveries. What is told is read from the store, so that it does not matter which
 * desk, or which program, has done it.
 */
export function createEvents(store: InboxStore, log: Log): Events {
  const listeners = new Set<Listener>();
  /** What was told of each lead, with when: what lies in the overlap is told once. */
  const told = new Map<string, { state: string; at: number }>();
  let erased: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  let soon = false;
  let accounts: Accounts | undefined;

  const since = (): Cursor => {
    const changedAt = Date.now() - OVERLAP_MS;
    return { leadId: firstIdAt(changedAt), historyId: firstIdAt(changedAt), changedAt, erased: erased ?? 0 };
  };
  const write = (event: InboxEvent, data: unknown) => {
    for (const { response } of listeners) response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };

  /** Whoever is no longer signed in hears no more. */
  const dropSignedOut = async () => {
    for (const listener of [...listeners]) if ((await accounts?.signedIn(listener.token, false)) === undefined) listener.response.end();
  };

  const look = async () => {
    soon = false;
    timer = undefined;
    try {
      const changes = await store.changes(since());
      const news = changes.leads.filter((lead) => told.get(lead.id)?.state !== stateOf(lead));
      for (const lead of news) told.set(lead.id, { state: stateOf(lead), at: Date.now() });
      for (const [id, { at }] of told) if (Math.abs(Date.now() - at) > 2 * OVERLAP_MS) told.delete(id);
      const wereErased = erased !== undefined && changes.erased > erased;
      erased = changes.erased;
      if (news.length > 0 || wereErased) await dropSignedOut();
      for (const lead of news) write('lead', toSummary(lead));
      if (wereErased) write('erased', {});
    } catch (error) {
      log.warn({ err: error }, 'the inbox cannot be told of new leads; trying again');
    }
    schedule(POLL_MS);
  };

  const schedule = (ms: number) => {
    if (listeners.size > 0) timer ??= setTimeout(look, ms).unref();
  };

  return {
    wake() {
      if (soon || listeners.size === 0) return;
      soon = true;
      clearTimeout(timer);
      timer = undefined;
      schedule(GATHER_MS);
    },

    routes(app, ofApp) {
      accounts = ofApp;
      const heartbeat = setInterval(async () => {
        await dropSignedOut().catch(() => undefined);
        for (const { response } of listeners) response.write(': still here\n\n');
      }, HEARTBEAT_MS).unref();
      app.addHook('preClose', async () => {
        clearInterval(heartbeat);
        clearTimeout(timer);
        for (const { response } of listeners) response.end();
      });

      app.get('/inbox/api/events', { config: { role: 'reader' }, exposeHeadRoute: false }, async (request, reply) => {
        if (listeners.size >= MOST_LISTENERS) throw new Failure(429, 'Too many windows of the inbox are open.');
        if (listeners.size === 0) {
          // What is already there is no news to the first who listens.
          const before = await store.changes(since());
          erased = before.erased;
          for (const lead of before.leads) told.set(lead.id, { state: stateOf(lead), at: Date.now() });
        }
        reply.hijack();
        const response = reply.raw;
        const headers = Object.entries(reply.getHeaders()).filter((entry): entry is [string, string] => entry[1] !== undefined);
        response.writeHead(200, { ...Object.fromEntries(headers), 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' });
        response.write(': open\n\n');
        const listener = { response, token: readSessionCookie(request) };
        listeners.add(listener);
        response.on('error', () => undefined);
        response.once('close', () => listeners.delete(listener));
        schedule(POLL_MS);
        return reply;
      });
    },
  };
}
