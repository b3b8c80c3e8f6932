import { expect, test } from 'vitest';
import { GIVE_UP_AFTER_MS, GIVE_UP_AFTER_TRIES, outcomeOfFailure } from './retry.ts';

const failAfter = (attempts: number, retryingForMs = 0, random = 0.5) =>
  outcomeOfFailure(new Error('connection refused'), { attempts, retryingForMs }, 30_000, random);

test('pauses double up to an hour', () => {
  const pauses = [0, 1, 2, 3, 20, 1000].map((attempts) => failAfter(attempts).pauseMs);
  expect(pauses).toEqual([30_000, 60_000, 120_000, 240_000, 3_600_000, 3_600_000]);
});

test('pauses vary randomly by up to half', () => {
  expect([failAfter(0, 0, 0).pauseMs, failAfter(0, 0, 1).pauseMs]).toEqual([15_000, 45_000]);
});

test('a delivery becomes a dead letter after both 72 hours and 40 tries', () => {
  const earlierTries = GIVE_UP_AFTER_TRIES - 1;
  expect(failAfter(100, GIVE_UP_AFTER_MS - 1)).toMatchObject({
    state: 'pending',
    reason: 'connection refused',
  });
  expect(failAfter(earlierTries, GIVE_UP_AFTER_MS).state).toBe('dead-letter');
  expect(failAfter(earlierTries - 1, 1000 * GIVE_UP_AFTER_MS).state).toBe('pending');
});
