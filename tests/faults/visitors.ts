import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { signUpBody } from '../server/fixtures.ts';

export const SELECT_UNDELIVERED = "SELECT 1 FROM deliveries WHERE state <> 'delivered' LIMIT 1";

/**
 * Sends a lead, by default a sign-up, with this idempotency key.
 * @returns the status, or 0 if the request fails, takes more than 10 s, or gets a 200 whose body is
 *   not `OK`
 */
export async function sendOnce(url: string, key: string, lead = signUpBody()): Promise<number> {
  try {
    const response = await fetch(`${url}/api/v1.0/email/send`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(lead),
      signal: AbortSignal.timeout(10_000),
    });
    const text = await response.text();
    return response.status === 200 && text !== 'OK' ? 0 : response.status;
  } catch {
    return 0;
  }
}

export const readyStatus = async (url: string) => (await fetch(`${url}/readyz`)).status;

/**
 * Starts visitors that send leads until `finish`, and resend unacknowledged leads with the same
 * key, as the browser's outbox does.
 */
export function startVisitors(
  url: string,
  { count, pauseMs, prefix }: { count: number; pauseMs: number; prefix: string },
) {
  const acknowledged = new Set<string>();
  const statuses = new Set<number>();
  const outbox: string[] = [];
  let stopped = false;
  let attempts = 0;

  const attempt = async (key: string) => {
    const status = await sendOnce(url, key);
    statuses.add(status);
    if (status === 200) acknowledged.add(key);
    else outbox.push(key);
  };
  const visitors = Array.from({ length: count }, async () => {
    while (!stopped) {
      attempts += 1;
      await attempt(outbox.shift() ?? `${prefix}-lead-${String(attempts).padStart(8, '0')}`);
      await pause(pauseMs);
    }
  });
  return {
    acknowledged,
    /** Results of `sendOnce`. */
    statuses,
    /** Stops the visitors and resends the outbox for up to 30 s. Expects that no lead remains. */
    async finish() {
      stopped = true;
      await Promise.all(visitors);
      const deadline = Date.now() + 30_000;
      while (outbox.length > 0 && Date.now() < deadline) await attempt(outbox.shift() ?? '');
      expect(outbox, 'unacknowledged leads').toEqual([]);
    },
  };
}

/**
 * Expects that each acknowledged lead is stored once and mailed, with at most `maxRepeats` repeated
 * mails.
 */
export function expectStoredAndMailed(
  acknowledged: Set<string>,
  leads: Record<string, unknown>[],
  mails: { messageId: string }[],
  maxRepeats: number,
) {
  expect(leads.map(({ key }) => key).sort()).toEqual([...acknowledged].sort());
  const mailed = new Set(
    mails.map(({ messageId }) => messageId.slice('<lead.'.length, messageId.indexOf('@'))),
  );
  expect([...mailed].sort()).toEqual(leads.map(({ id }) => id).sort());
  expect(mails.length - mailed.size).toBeLessThanOrEqual(maxRepeats);
}
