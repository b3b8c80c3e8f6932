import { expect, test } from 'vitest';
import { GIVE_UP_AFTER_MS, GIVE_UP_AFTER_TRIES, outcomeOfFailure } from './retry.ts';

const failure = new Error('connection refused');
const at = (attempts: number, firstTriedAt: number | null, now = 1_000_000, random = 0.5) =>
  outcomeOfFailure(failure, { attempts, firstTriedAt, now, baseMs: 30_000, random });

test('pauses double from the first up to an hour', () => {
  const pauses = [0, 1, 2, 3, 20, 1000].map((attempts) => at(attempts, 1_000_000).dueAt - 1_000_000);
  expect(pauses).toEqual([30_000, 60_000, 120_000, 240_000, 3_600_000, 3_600_000]);
});

test('chance spreads the pauses by half to either side', () => {
  expect([at(0, null, 0, 0).dueAt, at(0, null, 0, 1).dueAt]).toEqual([15_000, 45_000]);
});

test('a delivery becomes a dead letter 72 hours after its first try, not before, and not by a clock that leaps ahead', () => {
  expect(at(100, 0, GIVE_UP_AFTER_MS - 1).state).toBe('pending');
  expect(at(100, 0, GIVE_UP_AFTER_MS).state).toBe('dead-letter');
  expect(at(0, null, GIVE_UP_AFTER_MS).state).toBe('pending');
  expect(at(GIVE_UP_AFTER_TRIES - 1, 0, 3 * 365 * 24 * 60 * 60 * 1000).state).toBe('pending');
});
