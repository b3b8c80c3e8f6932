import { beforeEach, expect, test } from 'vitest';
import { advanceClock, stopClock, testStore } from '../../tests/server/fixtures.ts';
import { createSignInLimit } from './sign-in-limit.ts';

beforeEach(() => stopClock(Date.UTC(2026, 0, 5, 10)));

const newLimit = () => createSignInLimit(testStore().limits);

async function waitsOf(count: number, attempt: (index: number) => Promise<number>) {
  const waits: number[] = [];
  for (let index = 0; index < count; index += 1) waits.push(await attempt(index));
  return waits;
}

/** If `email` or `clientIp` is missing, each sign-in uses a new one. */
async function countAllowed(
  limit: ReturnType<typeof createSignInLimit>,
  { email, clientIp }: { email?: string; clientIp?: string },
) {
  const waits = await waitsOf(200, (index) =>
    limit.consume({ email: email ?? `a${index}`, clientIp: clientIp ?? `192.0.2.${index}` }),
  );
  return waits.filter((waitMs) => waitMs === 0).length;
}
const [email, clientIp] = ['a', '192.0.2.1'];

test('without a wait, 5 sign-ins are allowed per account and client, 20 per client, and 30 per account', async () => {
  expect(await countAllowed(newLimit(), { email, clientIp })).toBe(5);
  expect(await countAllowed(newLimit(), { clientIp })).toBe(20);
  expect(await countAllowed(newLimit(), { email })).toBe(30);
});

test('the wait for sign-ins to one account doubles up to one minute', async () => {
  const limit = newLimit();
  // Uses up the 30 sign-ins that need no wait.
  await countAllowed(limit, { email });
  const attempt = (ip: string) => limit.consume({ email, clientIp: ip });
  const waits = await waitsOf(8, async (index) => {
    const waitMs = await attempt('203.0.113.9');
    advanceClock(waitMs);
    // A new client each time, so that only the account's limit applies.
    expect(await attempt(`198.51.100.${index}`)).toBe(0);
    return waitMs;
  });
  expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
});

test('sign-ins from a known device are counted separately; ten need no wait', async () => {
  const limit = newLimit();
  await countAllowed(limit, { email, clientIp });
  expect(await limit.consume({ email, clientIp })).toBeGreaterThan(0);
  const waits = await waitsOf(11, () => limit.consume({ email, clientIp, device: 'laptop' }));
  expect(waits).toEqual([...Array(10).fill(0), 1000]);
});

test('the wait for sign-ins from one client to one account doubles up to 15 minutes, and is reset after an hour', async () => {
  const limit = newLimit();
  const attempt = () => limit.consume({ email, clientIp });
  expect(await waitsOf(5, attempt)).toEqual([0, 0, 0, 0, 0]);
  const waits = await waitsOf(15, async () => {
    const waitMs = await attempt();
    advanceClock(waitMs);
    expect(await attempt()).toBe(0);
    return waitMs;
  });
  expect(waits.slice(0, 4)).toEqual([1000, 2000, 4000, 8000]);
  expect(Math.max(...waits)).toBe(15 * 60_000);
  advanceClock(60 * 60_000 + 1);
  expect(await waitsOf(5, attempt)).toEqual([0, 0, 0, 0, 0]);
});
