import { describeError } from '../log.ts';
import type { DeliveryOutcome } from '../store/store.ts';

/** After this time from the first try a delivery becomes a dead letter, until the owner asks for it. */
export const GIVE_UP_AFTER_MS = 72 * 60 * 60 * 1000;
/** Fewer tries than 72 hours hold at the longest pauses: a clock that leaps ahead gives nothing up. */
export const GIVE_UP_AFTER_TRIES = 40;

/** What no other try would deliver. */
export class NeverDeliverable extends Error {}

/** What is done without being sent; the message says why. */
export class NothingToSend extends Error {}

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

/** When a failed delivery is due again: after pauses that double up to an hour, until 72 hours have passed. Never for what no try would deliver. */
export function outcomeOfFailure(error: unknown, { attempts, firstTriedAt, now, baseMs, random }: Try): Exclude<DeliveryOutcome, { state: 'delivered' }> {
  const pauseMs = Math.min(baseMs * 2 ** Math.min(attempts, 30), LONGEST_PAUSE_MS) * (0.5 + random);
  const hopeless = error instanceof NeverDeliverable;
  const state = hopeless || (now - (firstTriedAt ?? now) >= GIVE_UP_AFTER_MS && attempts >= GIVE_UP_AFTER_TRIES) ? 'dead-letter' : 'pending';
  return { state, at: now, dueAt: Math.round(now + pauseMs), error: describeError(error).message.slice(0, 300) };
}
