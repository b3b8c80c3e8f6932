import { createHmac, randomUUID } from 'node:crypto';
import { isoTime, toApiLead } from '../lead-record.ts';
import { describeError } from '../log.ts';
import type { QueuedLeadEvent } from '../store/store.ts';
import { SkipDelivery } from './retry.ts';
import type { SenderOf } from './senders.ts';

const TIMEOUT_MS = 10_000;

export const signWebhook = (secret: string, timestamp: string, body: string) =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');

function bodyOf({ lead, key: _, ...payload }: QueuedLeadEvent) {
  if (payload.event === 'lead.erased') return JSON.stringify(payload);
  if (lead === undefined) throw new SkipDelivery('The lead is erased or unreadable.');
  const delivery = lead.deliveries.find(({ channel }) => channel === 'webhook');
  if (delivery?.state === 'held' && delivery.attempts === 0)
    throw new SkipDelivery('The webhook never got the quarantined lead.');
  return JSON.stringify({ ...payload, ...toApiLead(lead) });
}

export function webhookSenders({
  url,
  secret,
}: {
  url: string;
  secret: string;
}): [SenderOf<'webhook'>, SenderOf<'lead-event'>] {
  const abortController = new AbortController();

  const post = async (key: string, body: string) => {
    // Lets the receiver reject replayed requests.
    const timestamp = String(Math.floor(Date.now() / 1000));
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
        'X-Lead-Timestamp': timestamp,
        'X-Lead-Signature': `sha256=${signWebhook(secret, timestamp, body)}`,
      },
      body,
      redirect: 'error',
      signal: AbortSignal.any([abortController.signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The webhook responded with status ${response.status}.`);
  };

  const sender = {
    concurrency: 8,
    deliver: async (event: QueuedLeadEvent) => post(event.key, bodyOf(event)),
    close: () => abortController.abort(),
  };
  return [
    {
      ...sender,
      queue: 'webhook',
      async test() {
        const id = randomUUID();
        const { host } = new URL(url);
        const receivedAt = isoTime(Date.now());
        const body = JSON.stringify({ event: 'test', id, kind: 'test', receivedAt, fields: {} });
        await post(id, body).catch((error: unknown) => {
          throw new Error(
            `The webhook at ${host} failed: ${describeError(error).message.replace(/\.$/, '')}. Check LEAD_WEBHOOK_URL, and that its receiver knows LEAD_WEBHOOK_SECRET and responds with 2xx.`,
          );
        });
        return [`The webhook at ${host} accepted a signed test request.`];
      },
    },
    { ...sender, queue: 'lead-event' },
  ];
}
