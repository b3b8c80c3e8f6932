import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { createDelivery, leadChannels } from '../server/delivery/delivery.ts';
import type { Sender, SenderOf } from '../server/delivery/senders.ts';
import type { Delivery } from '../server/domain.ts';
import { createMetrics } from '../server/metrics.ts';
import { queryDatabase } from './leads.ts';
import { type LeadChanges, newLead, testStore, until } from './server/fixtures.ts';
import { startSmtp } from './smtp.ts';

export const mailSettings = {
  to: 'owner@desk.example',
  from: 'site@desk.example',
  brand: 'Desk',
};

/** Delivers the leads of `store` (by default a new one) until the test ends. */
export function startDelivery(senders: Sender[], { leaseMs = 60_000, store = testStore() } = {}) {
  const log: string[] = [];
  const delivery = createDelivery({
    store,
    senders,
    retryBaseMs: 50,
    leaseMs,
    pollMs: 50,
    metrics: createMetrics(),
    log: pino({}, { write: (line) => void log.push(line) }),
  });
  delivery.start();
  onTestFinished(() => delivery.stop(1000));
  const addLead = async (changes: LeadChanges = {}) => {
    const lead = newLead({ channels: leadChannels(senders), ...changes });
    await store.add(lead);
    delivery.wake();
    return lead;
  };
  const deliveryOf = async (id: string) => (await store.inbox.lead(id))?.lead.deliveries[0];
  const untilState = (id: string, state: Delivery['state']) =>
    until(async () => (await deliveryOf(id))?.state === state);
  const readLeaseEnds = () =>
    queryDatabase(
      dirname(store.location),
      'SELECT claimed_until AS end FROM deliveries WHERE claimed_until > 0',
    ).map(({ end }) => Number(end));
  return { store, delivery, addLead, deliveryOf, untilState, readLeaseEnds, log };
}

export const fakeMailSender = (deliver: SenderOf<'mail'>['deliver']): SenderOf<'mail'> => ({
  queue: 'mail',
  concurrency: 8,
  deliver,
  close: () => undefined,
});

export async function startTestSmtp(options?: Parameters<typeof startSmtp>[0]) {
  const smtp = await startSmtp(options);
  onTestFinished(() => smtp.stop());
  return smtp;
}

/** Starts a webhook that responds with the statuses in order, then with 204. */
export async function startWebhook(statuses: number[] = [], delayMs = 0) {
  const calls: { headers: IncomingMessage['headers']; body: string }[] = [];
  const receiver = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    calls.push({ headers: request.headers, body });
    await pause(delayMs);
    response.writeHead(statuses.shift() ?? 204).end();
  });
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  onTestFinished(() => void receiver.close());
  const { port } = receiver.address() as AddressInfo;
  return { calls, url: `http://127.0.0.1:${port}/`, secret: 'a secret of some length' };
}
