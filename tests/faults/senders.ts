import { signUpBody } from '../../server/testing/parts.ts';

/** Sends a lead with an id. @returns the status, or 0 without response */
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
 * Visitors that send leads until stopped. They keep unacknowledged leads and send them again under
 * the same id, as the browser's outbox does.
 */
export function startSenders(
  url: string,
  { count, pauseMs, prefix }: { count: number; pauseMs: number; prefix: string },
) {
  const acknowledged = new Set<string>();
  const statuses = new Map<number, number>();
  const kept: string[] = [];
  let stopped = false;
  let next = 0;

  const attempt = async (id: string) => {
    const status = await sendOnce(url, id);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status === 200) acknowledged.add(id);
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
    /** Number of responses by status; 0 means none. */
    statuses,
    /** Stops once all kept leads are acknowledged. */
    async finish() {
      stopped = true;
      await Promise.all(visitors);
      const end = Date.now() + 30_000;
      while (kept.length > 0 && Date.now() < end) await attempt(kept.shift() ?? '');
      return kept;
    },
  };
}
