import { beforeEach, expect, test, vi } from 'vitest';
import { stopClock, testStore } from '../../tests/server/fixtures.ts';
import { createSignInLimit } from './sign-in-limit.ts';

beforeEach(() => stopClock(Date.UTC(2026, 0, 5, 10)));

const newLimit = () => createSignInLimit(testStore().limits);
const advanceClock = (ms = 0) => vi.setSystemTime(Date.now() + ms);

async function countAllowed(
  limit: ReturnType<typeof createSignInLimit>,
  emailAt: (index: number) => string,
  clientIpAt: (index: number) => string,
) {
  let allowed = 0;
  for (let index = 0; index < 200; index += 1)
    if ((await limit.consume({ email: emailAt(index), clientIp: clientIpAt(index) })) === 0)
      allowed += 1;
  return allowed;
}
const oneEmail = () => 'a';
const manyEmails = (index: number) => `a${index}`;
const oneClient = () => '192.0.2.1';
const manyClients = (index: number) => `192.0.2.${index}`;

test('without a wait, 5 sign-ins are allowed per account and client, 20 per client, and 30 per account', async () => {
  expect(await countAllowed(newLimit(), oneEmail, oneClient)).toBe(5);
  expect(await countAllowed(newLimit(), manyEmails, oneClient)).toBe(20);
  expect(await countAllowed(newLimit(), oneEmail, manyClients)).toBe(30);
});

test('the wait for sign-ins to one account doubles up to one minute', async () => {
  const limit = newLimit();
  // Uses up the 30 sign-ins that need no wait.
  await countAllowed(limit, oneEmail, manyClients);
  const attempt = (clientIp: string) => limit.consume({ email: 'a', clientIp });
  const waits = [];
  for (let index = 0; index < 8; index += 1) {
    waits.push(await attempt('203.0.113.9'));
    advanceClock(waits.at(-1));
    // Another client each time, so that only the limit of the account applies.
    expect(await attempt(`198.51.100.${index}`)).toBe(0);
  }
  expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
});

test('sign-ins from a known device are counted separately; ten need no wait', async () => {
  const limit = newLimit();
  await countAllowed(limit, oneEmail, oneClient);
  const attempt = { email: 'a', clientIp: oneClient() };
  expect(await limit.consume(attempt)).toBeGreaterThan(0);
  const waits = [];
  for (let count = 0; count < 11; count += 1)
    waits.push(await limit.consume({ ...attempt, device: 'laptop' }));
  expect(waits).toEqual([...Array(10).fill(0), 1000]);
});

test('the wait for sign-ins from one client to one account doubles up to 15 minutes, and is reset after an hour', async () => {
  const limit = newLimit();
  const attempt = () => limit.consume({ email: 'a', clientIp: '192.0.2.1' });
  for (let count = 0; count < 5; count += 1) expect(await attempt()).toBe(0);
  const waits = [];
  for (let count = 0; count < 15; count += 1) {
    waits.push(await attempt());
    advanceClock(waits.at(-1));
    expect(await attempt()).toBe(0);
  }
  expect(waits.slice(0, 4)).toEqual([1000, 2000, 4000, 8000]);
  expect(Math.max(...waits)).toBe(15 * 60_000);
  advanceClock(60 * 60_000 + 1);
  for (let count = 0; count < 5; count += 1) expect(await attempt()).toBe(0);
});
