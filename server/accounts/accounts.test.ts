import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { actor } from '../testing/fixtures.ts';
import { cookieOf, testInbox } from '../testing/inbox.ts';
import { createDevices } from './sign-in-limit.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const EMAIL = 'ada@desk.example';
const PASSWORD = 'correct horse battery staple';

type SignInOptions = { email?: string; cookie?: string; headers?: Record<string, string> };
const advanceClock = (ms: number) => vi.setSystemTime(Date.now() + ms);

/** An inbox with an owner who has a password. Stops the clock. */
async function withOwner() {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 5) });
  onTestFinished(() => void vi.useRealTimers());
  const inbox = await testInbox();
  await inbox.store.inbox.addAccount(EMAIL, 'owner', actor);
  const linkToken = await inbox.accounts.newLinkToken(EMAIL);
  const setPassword = (token: string, password: string) =>
    inbox.call('POST', '/invitation/password', { body: { token, password } });
  const response = await setPassword(linkToken, PASSWORD);
  expect(response.statusCode).toBe(200);
  const signIn = (password: string, { email = EMAIL, ...options }: SignInOptions = {}) =>
    inbox.call('POST', '/session', { ...options, body: { email, password } });
  const deviceCookie = String(response.headers['set-cookie']?.[1]).split(';')[0] ?? '';
  const linkStatus = (token: string | undefined) =>
    inbox.status('POST', '/invitation', { body: { token } });
  const sessionStatus = (cookie: string) => inbox.status('GET', '/session', { cookie });
  return {
    ...inbox,
    linkToken,
    cookie: cookieOf(response),
    deviceCookie,
    setPassword,
    signIn,
    linkStatus,
    sessionStatus,
  };
}

describe('signing in', () => {
  test('sets an HttpOnly cookie, hides the reason of a failure and logs no secrets', async () => {
    const { call, signIn, cookie, log } = await withOwner();
    const signedIn = await signIn(PASSWORD, { email: ' ADA@desk.example ' });
    expect(signedIn.json()).toMatchObject({
      account: { email: EMAIL, role: 'owner', hasPassword: true },
    });
    expect(String(signedIn.headers['set-cookie'])).toMatch(
      /^inbox=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Strict,inbox-device=/,
    );
    expect(cookieOf(signedIn)).not.toBe(cookie);
    const [rejected, unknown] = [
      await signIn('wrong password 12'),
      await signIn(PASSWORD, { email: 'nobody@desk.example' }),
    ];
    expect([rejected.statusCode, rejected.body, rejected.headers['set-cookie']]).toEqual([
      401,
      unknown.body,
      undefined,
    ]);
    expect(unknown.statusCode).toBe(401);
    await call('GET', '/session', { cookie: cookieOf(signedIn) });
    for (const secret of [
      PASSWORD,
      'wrong password 12',
      EMAIL,
      cookie.split('=')[1] ?? '',
      cookieOf(signedIn).split('=')[1] ?? '',
    ])
      expect(log.join('\n')).not.toContain(secret);
  });

  test('replaces an existing session, which prevents session fixation', async () => {
    const { sessionStatus, signIn, cookie } = await withOwner();
    const forged = `inbox=${'x'.repeat(43)}`;
    const response = await signIn(PASSWORD, { cookie: forged });
    expect(cookieOf(response)).not.toBe(forged);
    expect(await sessionStatus(forged)).toBe(401);
    await signIn(PASSWORD, { cookie });
    expect(await sessionStatus(cookie)).toBe(401);
    expect((await signIn(PASSWORD)).statusCode).toBe(200);
  });

  test('sets and accepts only a Secure __Host- cookie, except on localhost', async () => {
    const { signIn, status, cookie } = await withOwner();
    const remote = { host: 'www.desk.example', origin: 'https://www.desk.example' };
    const response = await signIn(PASSWORD, { headers: remote });
    expect(String(response.headers['set-cookie'])).toMatch(/^__Host-inbox=.*; Secure$/);
    expect(await status('GET', '/session', { headers: remote, cookie: cookieOf(response) })).toBe(
      200,
    );
    // Any HTTP page of the host could have set this cookie.
    expect(await status('GET', '/session', { headers: remote, cookie })).toBe(401);
  });

  test('stops checking passwords after five wrong ones, except from a known browser', async () => {
    const { deviceCookie, signIn, store } = await withOwner();
    const statuses = await Promise.all(
      Array.from({ length: 1000 }, (_, index) => signIn(`wrong password ${index}`)),
    );
    const count = (status: number) =>
      statuses.filter(({ statusCode }) => statusCode === status).length;
    expect([count(401), count(429)]).toEqual([5, 995]);
    const limited = await signIn(PASSWORD);
    expect([limited.statusCode, Number(limited.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await signIn(PASSWORD, { cookie: deviceCookie })).statusCode).toBe(200);
    const signedId = deviceCookie.split('=')[1];
    const devices = createDevices(store.secrets);
    expect(await devices.verify(signedId, EMAIL)).toBeDefined();
    expect(await devices.verify(signedId, 'eve@desk.example')).toBeUndefined();
  });

  test('by password or link fails if the account is disabled; the last owner cannot be disabled', async () => {
    const { call, linkStatus, setPassword, signIn, cookie, accounts, ...inbox } = await withOwner();
    const { sessionStatus, store } = inbox;
    await store.inbox.addAccount('owner@desk.example', 'owner', actor);
    const ownerToken = await accounts.newLinkToken('owner@desk.example');
    const otherCookie = cookieOf(await setPassword(ownerToken, PASSWORD));
    const [, resetToken = ''] = (
      await call('POST', `/accounts/${EMAIL}/reset`, { cookie: otherCookie })
    )
      .json<{ link: string }>()
      .link.split('#');
    expect(await linkStatus(resetToken)).toBe(200);
    // The reset ended this session.
    expect(await sessionStatus(cookie)).toBe(401);
    expect((await setPassword(resetToken, PASSWORD)).statusCode).toBe(200);
    const nextToken = await accounts.newLinkToken(EMAIL);
    await call('PATCH', `/accounts/${EMAIL}`, { cookie: otherCookie, body: { disabled: true } });
    expect(await linkStatus(nextToken)).toBe(404);
    expect((await signIn(PASSWORD)).statusCode).toBe(401);
    expect(
      (
        await call('PATCH', '/accounts/owner@desk.example', {
          cookie: otherCookie,
          body: { disabled: true },
        })
      ).json(),
    ).toEqual({
      message: 'This is the last owner who can sign in. Make another account an owner first.',
    });
    expect((await store.inbox.auditPage(undefined, 9)).entries.map(({ what }) => what)).toEqual(
      expect.arrayContaining([`Disabled ${EMAIL}`, `Reset the password of ${EMAIL}`]),
    );
  });
});

describe('a one-time link', () => {
  test('works once', async () => {
    const { setPassword, linkStatus, linkToken, accounts } = await withOwner();
    expect(await linkStatus(linkToken)).toBe(404);
    expect((await setPassword(linkToken, 'another good password')).statusCode).toBe(404);
    const next = await accounts.newLinkToken(EMAIL);
    const responses = await Promise.all(
      ['one good password', 'two good passwords'].map((password) => setPassword(next, password)),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
  });

  test('expires after 24 hours, even if the clock is then set back 30 days', async () => {
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
    ['short', 'Use at least 12 characters.'],
    ['👩‍👩‍👧', 'Use at least 12 characters.'],
    ['Qwerty123456', 'This is one of the most common passwords. Choose another.'],
    [EMAIL.toUpperCase(), 'Choose a password that is harder to guess.'],
    ['a'.repeat(20), 'Choose a password that is harder to guess.'],
    ['long '.repeat(60), 'Use at most 200 characters.'],
  ])('rejects the password %j and stays valid', async (password, message) => {
    const { setPassword, linkStatus, accounts } = await withOwner();
    const token = await accounts.newLinkToken(EMAIL);
    expect((await setPassword(token, password)).json()).toEqual({ message });
    expect(await linkStatus(token)).toBe(200);
  });
});

describe('a session', () => {
  test('ends after 12 idle hours and after 30 days in any case', async () => {
    const { status, sessionStatus, cookie, signIn } = await withOwner();
    for (let hours = 0; hours < 30 * 24; hours += 11) {
      expect(await status('GET', '/leads', { cookie }), `after ${hours} hours`).toBe(200);
      advanceClock(11 * HOUR);
    }
    expect(await sessionStatus(cookie)).toBe(401);
    const idleCookie = cookieOf(await signIn(PASSWORD));
    advanceClock(11 * HOUR);
    // An open tab requests these paths by itself.
    for (const path of ['/session', '/counts', '/overview', '/leads'])
      expect(
        await status('GET', path, { cookie: idleCookie, headers: { 'inbox-idle': '1' } }),
        path,
      ).toBe(200);
    advanceClock(HOUR);
    expect(await sessionStatus(idleCookie)).toBe(401);
  });

  test('ends when the clock is corrected, if it was created while the clock was ahead', async () => {
    const { sessionStatus, signIn } = await withOwner();
    advanceClock(400 * DAY);
    const futureCookie = cookieOf(await signIn(PASSWORD));
    advanceClock(-400 * DAY);
    expect(await sessionStatus(futureCookie)).toBe(401);
  });

  test('is listed and can be revoked; a password change ends the other sessions', async () => {
    const { call, sessionStatus, signIn, cookie } = await withOwner();
    const second = cookieOf(await signIn(PASSWORD));
    const list = (await call('GET', '/sessions', { cookie: second })).json<
      { id: string; current: boolean }[]
    >();
    expect(list.map(({ current }) => current).sort()).toEqual([false, true]);
    const third = cookieOf(await signIn(PASSWORD));
    await call('DELETE', `/sessions/${list.find(({ current }) => !current)?.id}`, {
      cookie: second,
    });
    expect(await sessionStatus(cookie)).toBe(401);
    const change = (current: string, next: string) =>
      call('PATCH', '/account', { cookie: second, body: { password: { current, next } } });
    expect((await change('wrong password 12', 'a better password')).json()).toEqual({
      message: 'The current password is wrong.',
    });
    expect((await change(PASSWORD, 'a better password')).statusCode).toBe(200);
    expect([await sessionStatus(second), await sessionStatus(third)]).toEqual([200, 401]);
    expect([
      (await signIn(PASSWORD)).statusCode,
      (await signIn('a better password')).statusCode,
    ]).toEqual([401, 200]);
  });
});
