import { createHmac, randomUUID } from 'node:crypto';
import { describeError } from '../log.ts';
import type { StoredLead } from '../store/store.ts';
import type { DeliveryChannel } from './channels.ts';

const TIMEOUT_MS = 10_000;

/** The signature a receiver computes again: HMAC-SHA256 of `{timestamp}.{body}`, in hexadecimal. */
export function signWebhook(secret: string, timestamp: string, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
}

/** What a webhook receives of a lead. */
export function webhookBody({ id, kind, receivedAt, fields }: StoredLead): string {
  return JSON.stringify({ id, kind, receivedAt: new Date(receivedAt).toISOString(), fields });
}

/** Posts each lead as signed JSON; any 2xx answer is a receipt. */
export function webhookChannel({ url, secret }: { url: string; secret: string }): DeliveryChannel {
  const closing = new AbortController();

  const post = async (id: string, body: string) => {
    // Seconds, so that a receiver can refuse a copy sent much later.
    const timestamp = String(Math.floor(Date.now() / 1000));
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': id,
        'X-Lead-Timestamp': timestamp,
        'X-Lead-Signature': `sha256=${signWebhook(secret, timestamp, body)}`,
      },
      body,
      redirect: 'error',
      signal: AbortSignal.any([closing.signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The webhook answered with status ${response.status}.`);
  };

  return {
    name: 'webhook',
    deliver: (lead) => post(lead.id, webhookBody(lead)),
    async test() {
      const id = randomUUID();
      const { host } = new URL(url);
      await post(id, JSON.stringify({ id, kind: 'test', receivedAt: new Date().toISOString(), fields: {} })).catch((error: unknown) => {
        throw new Error(
          `The webhook at ${host} failed: ${describeError(error).message.replace(/\.$/, '')}. Check LEAD_WEBHOOK_URL, and that its receiver answers 2xx and knows LEAD_WEBHOOK_SECRET.`,
        );
      });
      return [`The webhook at ${host} took a signed call of kind 'test'.`];
    },
    close: () => closing.abort(),
  };
}
