import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { sqliteStore } from '../store/sqlite.ts';
import { cookieOf, testInbox } from '../testing/inbox.ts';
import { newLead, tempFolder } from '../testing/parts.ts';
import { createSignInLimit } from './sign-in-limit.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const EMAIL = 'ada@desk.example';
const PASSWORD = 'correct horse battery staple';

/** An inbox with one owner, who has a password, at a time that the test sets. */
async function withOwner() {
  const clock = { now: Date.UTC(2026, 0, 5) };
  const inbox = await testInbox({}, { now: () => clock.now });
  await inbox.store.inbox.addAccount(EMAIL, 'owner', clock.now);
  const link = await inbox.accounts.invite(EMAIL);
  const set = await inbox.call('POST', `/invitation/${link}`, { body: { password: PASSWORD } });
  expect(set.statusCode).toBe(200);
  const signIn = (password: string, email = EMAIL) => inbox.call('POST', '/session', { body: { email, password } });
  return { ...inbox, clock, link, cookie: cookieOf(set), signIn };
}

describe('signing in', () => {
  test('gives a session that scripts cannot read, and tells nobody what was wrong', async () => {
    const { call, signIn, cookie, log } = await withOwner();
    const right = await signIn(PASSWORD, ' ADA@desk.example ');
    expect(right.json()).toMatchObject({ account: { email: EMAIL, role: 'owner', hasPassword: true } });
    expect(String(right.headers['set-cookie'])).toMatch(/^inbox=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Strict$/);
    expect(cookieOf(right)).not.toBe(cookie);
    const [wrong, unknown] = [await signIn('wrong password 12'), await signIn(PASSWORD, 'nobody@desk.example')];
    expect([wrong.statusCode, wrong.body, wrong.headers['set-cookie']]).toEqual([401, unknown.body, undefined]);
    expect(unknown.statusCode).toBe(401);
    await call('GET', '/session', { as: cookieOf(right) });
    for (const secret of [PASSWORD, 'wrong password 12', EMAIL, cookie.split('=')[1] ?? '', cookieOf(right).split('=')[1] ?? ''])
      expect(log.join('\n')).not.toContain(secret);
  });

  test('keeps no session that was there before: a fixed one is worth nothing', async () => {
    const { call, signIn, cookie } = await withOwner();
    const made = `inbox=${'x'.repeat(43)}`;
    const fixed = await call('POST', '/session', { as: made, body: { email: EMAIL, password: PASSWORD } });
    expect(cookieOf(fixed)).not.toBe(made);
    expect((await call('GET', '/session', { as: made })).statusCode).toBe(401);
    await call('POST', '/session', { as: cookie, body: { email: EMAIL, password: PASSWORD } });
    expect((await call('GET', '/session', { as: cookie })).statusCode).toBe(401);
    expect((await signIn(PASSWORD)).statusCode).toBe(200);
  });

  test('wants TLS from anywhere but this machine', async () => {
    const { call, cookie } = await withOwner();
    const away = { host: 'www.desk.example', origin: 'https://www.desk.example' };
    const answer = await call('POST', '/session', { headers: away, body: { email: EMAIL, password: PASSWORD } });
    expect(String(answer.headers['set-cookie'])).toMatch(/^__Host-inbox=.*; Secure$/);
    expect((await call('GET', '/session', { headers: away, as: cookieOf(answer) })).statusCode).toBe(200);
    // A cookie that any plain page of the host could have set.
    expect((await call('GET', '/session', { headers: away, as: cookie })).statusCode).toBe(401);
  });

  test('is slowed: of 1,000 wrong passwords few are looked at, and the right one is let in again after a while', async () => {
    const { signIn } = await withOwner();
    const statuses = await Promise.all(Array.from({ length: 1000 }, (_, index) => signIn(`wrong password ${index}`)));
    const count = (status: number) => statuses.filter(({ statusCode }) => statusCode === status).length;
    expect([count(401), count(429)]).toEqual([5, 995]);
    const slowed = await signIn(PASSWORD);
    expect([slowed.statusCode, Number(slowed.headers['retry-after']) > 0]).toEqual([429, true]);
  });

  test('of an account that is disabled ends at once, and so do its links and sessions', async () => {
    const { call, signIn, cookie, store, signedIn } = await withOwner();
    const other = await signedIn('owner');
    const reset = (await call('POST', `/accounts/${EMAIL}/reset`, { as: other })).json<{ link: string }>().link.split('#')[1];
    expect((await call('GET', '/session', { as: cookie })).statusCode).toBe(401);
    await call('PATCH', `/accounts/${EMAIL}`, { as: other, body: { disabled: true } });
    expect((await call('GET', `/invitation/${reset}`)).statusCode).toBe(404);
    expect((await signIn(PASSWORD)).statusCode).toBe(401);
    expect((await call('PATCH', '/accounts/owner@desk.example', { as: other, body: { disabled: true } })).json()).toEqual({
      message: 'This is the last owner. Make another account an owner first.',
    });
    expect((await store.inbox.auditPage(undefined, 9)).entries.map(({ what }) => what).slice(0, 2)).toEqual([`Disabled ${EMAIL}`, `Reset the password of ${EMAIL}`]);
  });
});

describe('a one-time link', () => {
  test('opens once, whoever comes second', async () => {
    const { call, link, accounts } = await withOwner();
    expect((await call('GET', `/invitation/${link}`)).statusCode).toBe(404);
    expect((await call('POST', `/invitation/${link}`, { body: { password: 'another good password' } })).statusCode).toBe(404);
    const next = await accounts.invite(EMAIL);
    const both = await Promise.all(['one good password', 'two good passwords'].map((password) => call('POST', `/invitation/${next}`, { body: { password } })));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
  });

  test('opens for 24 hours, also when the clock was wrong meanwhile', async () => {
    const { call, accounts, clock } = await withOwner();
    const link = await accounts.invite(EMAIL);
    clock.now += DAY - 1000;
    expect((await call('GET', `/invitation/${link}`)).json()).toEqual({ email: EMAIL, role: 'owner' });
    clock.now += 1000;
    expect((await call('GET', `/invitation/${link}`)).statusCode).toBe(404);
    clock.now -= 30 * DAY;
    expect((await call('GET', `/invitation/${link}`)).statusCode).toBe(404);
  });

  test.each([
    ['short', 'Use at least 12 characters.'],
    ['👩‍👩‍👧', 'Use at least 12 characters.'],
    ['Qwerty123456', 'This is one of the most common passwords. Choose another.'],
    [EMAIL.toUpperCase(), 'Choose a password that is harder to guess.'],
    ['a'.repeat(20), 'Choose a password that is harder to guess.'],
    ['long '.repeat(60), 'Use at most 200 characters.'],
  ])('takes no password such as %j, and stays good', async (password, message) => {
    const { call, accounts } = await withOwner();
    const link = await accounts.invite(EMAIL);
    expect((await call('POST', `/invitation/${link}`, { body: { password } })).json()).toEqual({ message });
    expect((await call('GET', `/invitation/${link}`)).statusCode).toBe(200);
  });
});

describe('a session', () => {
  test('ends after 12 hours without use, and after 30 days in any case', async () => {
    const { call, cookie, clock, signIn } = await withOwner();
    const status = async (as: string) => (await call('GET', '/session', { as })).statusCode;
    for (let hours = 0; hours < 30 * 24 - 11; hours += 11) {
      expect(await status(cookie), `after ${hours} hours`).toBe(200);
      clock.now += 11 * HOUR;
    }
    clock.now += 11 * HOUR;
    expect(await status(cookie)).toBe(401);
    const idle = cookieOf(await signIn(PASSWORD));
    clock.now += 12 * HOUR;
    expect(await status(idle)).toBe(401);
  });

  test('made while the clock was ahead does not live on when it is right again', async () => {
    const { call, clock, signIn } = await withOwner();
    clock.now += 400 * DAY;
    const ahead = cookieOf(await signIn(PASSWORD));
    clock.now -= 400 * DAY;
    expect((await call('GET', '/session', { as: ahead })).statusCode).toBe(401);
  });

  test('is listed and revoked, and the others end with a new password', async () => {
    const { call, signIn, cookie } = await withOwner();
    const second = cookieOf(await signIn(PASSWORD));
    const list = (await call('GET', '/sessions', { as: second })).json<{ id: string; current: boolean }[]>();
    expect(list.map(({ current }) => current).sort()).toEqual([false, true]);
    const third = cookieOf(await signIn(PASSWORD));
    await call('DELETE', `/sessions/${list.find(({ current }) => !current)?.id}`, { as: second });
    expect((await call('GET', '/session', { as: cookie })).statusCode).toBe(401);
    const change = (current: string, next: string) => call('PATCH', '/account', { as: second, body: { password: { current, next } } });
    expect((await change('wrong password 12', 'a better password')).json()).toEqual({ message: 'The current password is wrong.' });
    expect((await change(PASSWORD, 'a better password')).statusCode).toBe(200);
    expect([(await call('GET', '/session', { as: second })).statusCode, (await call('GET', '/session', { as: third })).statusCode]).toEqual([200, 401]);
    expect([(await signIn(PASSWORD)).statusCode, (await signIn('a better password')).statusCode]).toEqual([401, 200]);
  });

  test('outlives the desk: another process over the same store knows it', async () => {
    const file = join(tempFolder(), 'leads.db');
    const before = await testInbox({}, { store: sqliteStore(file) });
    const cookie = await before.signedIn('owner');
    await before.store.add(newLead());
    await before.app.close();
    const store = sqliteStore(file);
    onTestFinished(() => store.close());
    const after = await testInbox({}, { store });
    expect((await after.call('GET', '/leads', { as: cookie })).json()).toMatchObject({ matching: 1 });
  });
});

describe('the limit of sign-ins', () => {
  const tries = (limit: ReturnType<typeof createSignInLimit>, email: (index: number) => string, address: (index: number) => string) => {
    let looked = 0;
    for (let index = 0; index < 1000; index += 1) {
      if (limit.waitMs(email(index), address(index)) > 0) continue;
      limit.failed(email(index), address(index));
      looked += 1;
    }
    return looked;
  };
  const account = () => 'a';
  const accounts = (index: number) => `a${index}`;
  const client = () => '192.0.2.1';
  const clients = (index: number) => `192.0.${index % 250}.${Math.floor(index / 250)}`;
  /** One client has a whole network of version 6. */
  const network = (index: number) => `2001:db8::${index.toString(16)}`;

  test('counts by account and address, by address, and by account', () => {
    let now = 0;
    const fresh = () => createSignInLimit(() => now);
    expect(tries(fresh(), account, client)).toBe(5);
    expect(tries(fresh(), accounts, client)).toBe(20);
    expect(tries(fresh(), account, clients)).toBe(30);
    expect(tries(fresh(), accounts, network)).toBe(20);
    const limit = fresh();
    tries(limit, account, clients);
    now += 60_000;
    expect(limit.waitMs('a', '203.0.113.9'), 'the owner elsewhere').toBe(0);
  });

  test('doubles the wait up to a quarter of an hour, and forgets after an hour', () => {
    let now = 0;
    const limit = createSignInLimit(() => now);
    const waits = Array.from({ length: 20 }, () => {
      limit.failed('a', '192.0.2.1');
      const wait = limit.waitMs('a', '192.0.2.1');
      now += wait;
      return wait;
    });
    expect(waits.slice(0, 8)).toEqual([0, 0, 0, 0, 1000, 2000, 4000, 8000]);
    expect(Math.max(...waits)).toBe(15 * 60_000);
    now += HOUR + 1;
    expect(limit.waitMs('a', '192.0.2.1')).toBe(0);
    limit.failed('a', '192.0.2.1');
    expect(limit.waitMs('a', '192.0.2.1')).toBe(0);
  });
});
