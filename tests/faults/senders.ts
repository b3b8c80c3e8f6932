import { signUpBody } from '../../server/testing/parts.ts';

/** Sends one lead under an id. @returns the status; 0 is no answer at all. */
export async function sendOnce(url: string, id: string): Promise<number> {
  try {
    const response = await fetch(`${url}/api/v1.0/email/send`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': id },
      body: JSON.stringify(signUpBody()),
      signal: AbortSignal.timeout(10_000),
    });
    const text = await response.text();
    return response.status === 200 && text !== 'OK' ? 0 : response.status;
  } catch {
    return 0;
  }
}

/**
 * Visitors that send leads one after the other until told to stop. What was not acknowledged they keep, as a browser's
 * outbox does, and send again under the same id.
 */
export function startSenders(url: string, { count, pauseMs, prefix }: { count: number; pauseMs: number; prefix: string }) {
  const acknowledged = new Set<string>();
  const kept: string[] = [];
  let stopped = false;
  let next = 0;

  const attempt = async (id: string) => {
    if ((await sendOnce(url, id)) === 200) acknowledged.add(id);
    else kept.push(id);
  };
  const visitors = Array.from({ length: count }, async () => {
    while (!stopped) {
      next += 1;
      await attempt(kept.shift() ?? `${prefix}-lead-${String(next).padStart(8, '0')}`);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  });
  return {
    acknowledged,
    /** Ends once everything kept has been acknowledged too. */
    async finish() {
      stopped = true;
      await Promise.all(visitors);
      const end = Date.now() + 30_000;
      while (kept.length > 0 && Date.now() < end) await attempt(kept.shift() ?? '');
      return kept;
    },
  };
}
