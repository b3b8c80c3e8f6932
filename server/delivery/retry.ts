import { describeError } from '../log.ts';
import type { DeliveryOutcome } from '../store/store.ts';

/** After this time from the first try a delivery is parked until the owner asks for it. */
export const GIVE_UP_AFTER_MS = 72 * 60 * 60 * 1000;
const LONGEST_PAUSE_MS = 60 * 60 * 1000;

type Try = {
  /** Tries before this one. */
  attempts: number;
  firstTriedAt: number | null;
  now: number;
  /** The pause after the first try. */
  baseMs: number;
  /** 0 to 1; spreads the tries that one outage has lined up. */
  random: number;
};

/** When a failed delivery is due again: after pauses that double up to an hour, until 72 hours have passed. */
export function outcomeOfFailure(error: unknown, { attempts, firstTriedAt, now, baseMs, random }: Try): Exclude<DeliveryOutcome, { state: 'delivered' }> {
  const pauseMs = Math.min(baseMs * 2 ** Math.min(attempts, 30), LONGEST_PAUSE_MS) * (0.5 + random);
  const state = now - (firstTriedAt ?? now) >= GIVE_UP_AFTER_MS ? 'parked' : 'pending';
  return { state, at: now, dueAt: Math.round(now + pauseMs), error: describeError(error).message.slice(0, 300) };
}
