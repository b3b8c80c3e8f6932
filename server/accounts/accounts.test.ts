import { expect, test } from 'vitest';
import { actor, advanceClock, expectStatus, stopClock } from '../../tests/server/fixtures.ts';
import { cookieOf, testInbox } from '../../tests/server/inbox.ts';
import type { SessionEntry } from '../inbox/api.ts';
import { createDeviceIds } from './sign-in-limit.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const EMAIL = 'ada@desk.example';
const PASSWORD = 'correct horse battery staple';

type SignInOptions = { email?: string; cookie?: string; headers?: Record<string, string> };

/** An inbox with an owner who has a password. Stops the clock. */
async function withOwner() {
  stopClock(Date.UTC(2026, 0, 5));
  const inbox = await testInbox();
  await inbox.store.inbox.addAccount(EMAIL, 'owner', actor);
  const response = await inbox.setPassword(await inbox.accounts.newLinkToken(EMAIL), PASSWORD);
  expectStatus(response, 200);
  const signIn = (password: string, { email = EMAIL, ...options }: SignInOptions = {}) =>
    inbox.call('POST', '/session', { ...options, body: { email, password } });
  const deviceCookie = String(response.headers['set-cookie']?.[1]).split(';')[0] ?? '';
  const linkStatus = (token: string) => inbox.status('POST', '/invitation', { body: { token } });
  const sessionStatus = (cookie: string, headers = {}) =>
    inbox.status('GET', '/session', { cookie, headers });
  return {
    ...inbox,
    cookie: cookieOf(response),
    deviceCookie,
    signIn,
    linkStatus,
    sessionStatus,
  };
}

test('signing in sets an HttpOnly cookie, hides the reason for a failure and logs no secrets', async () => {
  const { signIn, sessionStatus, cookie, log } = await withOwner();
  const signedIn = await signIn(PASSWORD, { email: ' ADA@desk.example ' });
  expect(signedIn.json()).toMatchObject({
    account: { email: EMAIL, role: 'owner', hasPassword: true },
  });
  // The token has 32 bytes, 43 characters of Base64. Its cookie expires after 30 days.
  expect(String(signedIn.headers['set-cookie'])).toMatch(
    /^inbox=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Strict,inbox-device=/,
  );
  const newCookie = cookieOf(signedIn);
  expect(newCookie).not.toBe(cookie);
  const rejected = await signIn('wrong password 12');
  const unknown = await signIn(PASSWORD, { email: 'nobody@desk.example' });
  expect([rejected.statusCode, unknown.statusCode]).toEqual([401, 401]);
  expect(rejected.body).toBe(unknown.body);
  expect(rejected.headers['set-cookie']).toBeUndefined();
  await sessionStatus(newCookie);
  const tokens = [cookie, newCookie].map((pair) => pair.split('=')[1]);
  for (const secret of [PASSWORD, 'wrong password 12', EMAIL, ...tokens])
    expect(log.join('\n')).not.toContain(secret);
});

test('signing in replaces an existing session, which prevents session fixation', async () => {
  const { sessionStatus, signIn, cookie } = await withOwner();
  const forged = `inbox=${'x'.repeat(43)}`;
  expect(cookieOf(await signIn(PASSWORD, { cookie: forged }))).not.toBe(forged);
  expect(await sessionStatus(forged)).toBe(401);
  await signIn(PASSWORD, { cookie });
  expect(await sessionStatus(cookie)).toBe(401);
});

test('signing in sets and accepts only a Secure __Host- cookie, except on localhost', async () => {
  const { signIn, sessionStatus, cookie } = await withOwner();
  const headers = { host: 'www.desk.example', origin: 'https://www.desk.example' };
  const response = await signIn(PASSWORD, { headers });
  expect(String(response.headers['set-cookie'])).toMatch(/^__Host-inbox=.*; Secure$/);
  expect(await sessionStatus(cookieOf(response), headers)).toBe(200);
  // Without `__Host-`, an attacker could set the cookie over plain HTTP.
  expect(await sessionStatus(cookie, headers)).toBe(401);
});

test('after five wrong passwords, no more are checked, except from a known browser', async () => {
  const { deviceCookie, signIn, store } = await withOwner();
  const responses = await Promise.all(
    Array.from({ length: 1000 }, (_, index) => signIn(`wrong password ${index}`)),
  );
  const statuses = responses.map(({ statusCode }) => statusCode).sort();
  expect(statuses).toEqual([...Array(5).fill(401), ...Array(995).fill(429)]);
  const limited = await signIn(PASSWORD);
  expect([limited.statusCode, Number(limited.headers['retry-after']) > 0]).toEqual([429, true]);
  expectStatus(await signIn(PASSWORD, { cookie: deviceCookie }), 200);
  const signedId = deviceCookie.split('=')[1];
  const deviceIds = createDeviceIds(store.secrets);
  expect(await deviceIds.verify(signedId, EMAIL)).toBeDefined();
  expect(await deviceIds.verify(signedId, 'eve@desk.example')).toBeUndefined();
});

test('a disabled account cannot use its password or a one-time link', async () => {
  const { linkStatus, signIn, accounts, store } = await withOwner();
  const token = await accounts.newLinkToken(EMAIL);
  await store.inbox.changeAccount(EMAIL, { disabled: true }, actor, { allowNoOwner: true });
  expect(await linkStatus(token)).toBe(404);
  expectStatus(await signIn(PASSWORD), 401);
});

test('a one-time link expires after 24 hours, even if the clock is then set back 30 days', async () => {
  const { call, linkStatus, accounts } = await withOwner();
  const token = await accounts.newLinkToken(EMAIL);
  advanceClock(DAY - 1000);
  expect((await call('POST', '/invitation', { body: { token } })).json()).toEqual({
    email: EMAIL,
    role: 'owner',
  });
  advanceClock(1000);
  expect(await linkStatus(token)).toBe(404);
  advanceClock(-30 * DAY);
  expect(await linkStatus(token)).toBe(404);
});

test.each([
  ['Qwerty12345', 'Use at least 12 characters.'],
  ['👩‍👩‍👧', 'Use at least 12 characters.'],
  ['Qwerty123456', 'This is one of the most common passwords. Choose another.'],
  [EMAIL.toUpperCase(), 'Choose a password that is harder to guess.'],
  ['a'.repeat(20), 'Choose a password that is harder to guess.'],
  [`${'long '.repeat(40)}x`, 'Use at most 200 characters.'],
])('the password %j is rejected, and the one-time link stays valid', async (password, message) => {
  const { setPassword, linkStatus, accounts } = await withOwner();
  const token = await accounts.newLinkToken(EMAIL);
  expect((await setPassword(token, password)).json()).toEqual({ message });
  expect(await linkStatus(token)).toBe(200);
});

test('a session ends after 12 idle hours and after 30 days in any case', async () => {
  const { status, sessionStatus, cookie, signIn } = await withOwner();
  for (let hours = 0; hours < 30 * 24; hours += 11) {
    expect(await status('GET', '/leads', { cookie }), `after ${hours} hours`).toBe(200);
    advanceClock(11 * HOUR);
  }
  expect(await sessionStatus(cookie)).toBe(401);
  const idleCookie = cookieOf(await signIn(PASSWORD));
  advanceClock(11 * HOUR);
  // An open tab sends this header with requests that it makes by itself. They do not extend the
  // session.
  expect(await sessionStatus(idleCookie, { 'inbox-idle': '1' })).toBe(200);
  advanceClock(HOUR);
  expect(await sessionStatus(idleCookie)).toBe(401);
});

test('a session is listed and can be revoked; a password change ends the other sessions', async () => {
  const { clientWith, sessionStatus, signIn, cookie } = await withOwner();
  const client = clientWith(cookieOf(await signIn(PASSWORD)));
  const sessions = (await client.get('/sessions')).json<SessionEntry[]>();
  expect(sessions.map(({ current }) => current).sort()).toEqual([false, true]);
  await client.delete(`/sessions/${sessions.find(({ current }) => !current)?.id}`);
  expect(await sessionStatus(cookie)).toBe(401);
  const otherCookie = cookieOf(await signIn(PASSWORD));
  const change = (current: string, next: string) =>
    client.patch('/account', { password: { current, next } });
  expect((await change('wrong password 12', 'a better password')).json()).toEqual({
    message: 'The current password is wrong.',
  });
  expectStatus(await change(PASSWORD, 'a better password'), 200);
  expect([await sessionStatus(client.cookie), await sessionStatus(otherCookie)]).toEqual([
    200, 401,
  ]);
  expectStatus(await signIn(PASSWORD), 401);
  expectStatus(await signIn('a better password'), 200);
});
