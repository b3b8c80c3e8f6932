import { describeError } from '../log.ts';
import type { Claim, DeliveryOutcome } from '../store/store.ts';

export const GIVE_UP_AFTER_MS = 72 * 60 * 60 * 1000;
/** Also required before giving up: if the clock jumps, 72 hours seem to pass at once. */
export const GIVE_UP_AFTER_TRIES = 40;

/** Thrown if a retry cannot help. */
export class NeverDeliverable extends Error {}

/** Thrown if there is nothing to send. The delivery counts as delivered. */
export class SkipDelivery extends Error {}

/** Excludes the random factor of 0.5 to 1.5. */
const MAX_PAUSE_MS = 60 * 60 * 1000;

/** @param random 0 to 1, spreads retries after an outage */
export function outcomeOfFailure(
  error: unknown,
  { attempts, retryingForMs }: Pick<Claim<unknown>, 'attempts' | 'retryingForMs'>,
  firstPauseMs: number,
  random = Math.random(),
): DeliveryOutcome {
  const pauseMs =
    Math.min(firstPauseMs * 2 ** Math.min(attempts, 30), MAX_PAUSE_MS) * (0.5 + random);
  const isFinal =
    error instanceof NeverDeliverable ||
    (retryingForMs >= GIVE_UP_AFTER_MS && attempts + 1 >= GIVE_UP_AFTER_TRIES);
  return {
    state: isFinal ? 'dead-letter' : 'pending',
    pauseMs: Math.round(pauseMs),
    reason: describeError(error).message.slice(0, 300),
  };
}
