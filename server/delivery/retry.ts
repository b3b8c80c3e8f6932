import { describeError } from '../log.ts';
import type { Claim, DeliveryOutcome } from '../store/store.ts';

export const GIVE_UP_AFTER_MS = 72 * 60 * 60 * 1000;
/** Fewer tries than fit into 72 hours. Without them, a clock that jumps ahead would end retries. */
export const GIVE_UP_AFTER_TRIES = 40;

export class NeverDeliverable extends Error {}

export class NothingToSend extends Error {}

const LONGEST_PAUSE_MS = 60 * 60 * 1000;

/** Returns when to retry, or a final failure. @param random 0 to 1, spreads retries after an outage */
export function outcomeOfFailure(
  error: unknown,
  { attempts, triedForMs }: Pick<Claim<unknown>, 'attempts' | 'triedForMs'>,
  baseMs: number,
  random = Math.random(),
): DeliveryOutcome {
  const pauseMs = Math.min(baseMs * 2 ** Math.min(attempts, 30), LONGEST_PAUSE_MS) * (0.5 + random);
  const isFinal =
    error instanceof NeverDeliverable ||
    (triedForMs >= GIVE_UP_AFTER_MS && attempts >= GIVE_UP_AFTER_TRIES);
  return {
    state: isFinal ? 'dead-letter' : 'pending',
    pauseMs: Math.round(pauseMs),
    reason: describeError(error).message.slice(0, 300),
  };
}
