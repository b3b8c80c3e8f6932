import { createHmac } from 'node:crypto';
import type { StoredLead } from '../store/store.ts';
import type { Courier } from './delivery.ts';

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
export function webhookCourier({ url, secret }: { url: string; secret: string }): Courier {
  const closing = new AbortController();
  return {
    channel: 'webhook',
    async deliver(lead) {
      const body = webhookBody(lead);
      // Seconds, so that a receiver can refuse a copy sent much later.
      const timestamp = String(Math.floor(Date.now() / 1000));
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': lead.id,
          'X-Lead-Timestamp': timestamp,
          'X-Lead-Signature': `sha256=${signWebhook(secret, timestamp, body)}`,
        },
        body,
        redirect: 'error',
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The webhook answered with status ${response.status}.`);
    },
    close: () => closing.abort(),
  };
}
