import { expect, test } from 'vitest';
import type { InboxStore } from '../store/store.ts';
import { newPasskey } from '../testing/authenticator.ts';
import { cookieOf, ORIGIN, testInbox } from '../testing/inbox.ts';

const EMAIL = 'ada@desk.example';
const OLD = 'correct horse battery staple';
const NEXT = 'a different horse entirely';
const RP = { origin: ORIGIN, rpId: 'localhost' };

/** An account with a password, a signed-in owner, and a hook between two steps of a request. */
async function withAccount() {
  const inbox = await testInbox();
  const { store, accounts, call, signInAs } = inbox;
  const owner = await signInAs('owner');
  await store.inbox.addAccount(EMAIL, 'editor', { by: 'test', at: Date.now() });
  const setPassword = async (password: string, token: string) =>
    cookieOf(await call('POST', '/invitation/password', { body: { token, password } }));
  const cookie = await setPassword(OLD, await accounts.newLinkToken(EMAIL));
  const signIn = (password: string) =>
    call('POST', '/session', { body: { email: EMAIL, password } });
  /** Runs `act` once, after a store method returned and before the request continues. */
  const after = (
    method: 'account' | 'session' | 'consumeChallenge' | 'recordPasskeyUse',
    act: () => Promise<unknown>,
  ) => {
    type Method = (...parameters: unknown[]) => Promise<unknown>;
    const target = store.inbox as unknown as Record<typeof method, Method>;
    const original = target[method];
    target[method] = async (...parameters) => {
      target[method] = original;
      const answer = await original(...parameters);
      await act();
      return answer;
    };
  };
  const reset = async () => {
    const answer = await call('POST', `/accounts/${EMAIL}/reset`, { cookie: owner });
    expect(answer.statusCode).toBe(200);
    return answer.json<{ link: string }>().link.split('#')[1] ?? '';
  };
  const changePassword = (next = NEXT) =>
    call('PATCH', '/account', { cookie: cookie, body: { password: { current: OLD, next } } });
  const sessions = () => (store.inbox as InboxStore).sessions(EMAIL);
  return { ...inbox, owner, cookie, signIn, setPassword, changePassword, after, reset, sessions };
}

test('a concurrent password change does not undo a reset', async () => {
  const { changePassword, after, reset, signIn } = await withAccount();
  after('session', reset);
  expect((await changePassword()).statusCode).toBe(400);
  expect((await signIn(NEXT)).statusCode).toBe(401);
  expect((await signIn(OLD)).statusCode).toBe(401);
});

test('the second of two concurrent password changes is rejected', async () => {
  const { changePassword, after, signIn } = await withAccount();
  after('session', () => changePassword());
  expect((await changePassword('yet another horse here')).statusCode).toBe(400);
  expect((await signIn(NEXT)).statusCode).toBe(200);
});

test('a concurrent sign-in with the old password creates no session after a reset', async () => {
  const { after, reset, signIn, sessions, store } = await withAccount();
  after('account', reset);
  expect((await signIn(OLD)).statusCode).toBe(401);
  expect(await sessions()).toEqual([]);
  expect((await store.inbox.account(EMAIL))?.password).toBeNull();
});

test('a concurrent sign-in creates no session after the password changed or the account was disabled', async () => {
  const { call, changePassword, owner, after, signIn, sessions } = await withAccount();
  after('account', () => changePassword());
  expect((await signIn(OLD)).statusCode).toBe(401);
  expect((await sessions()).length).toBe(1);
  after('account', () =>
    call('PATCH', `/accounts/${EMAIL}`, { cookie: owner, body: { disabled: true } }),
  );
  expect((await signIn(NEXT)).statusCode).toBe(401);
  expect(await sessions()).toEqual([]);
});

test('a passkey registration that began before a reset is rejected', async () => {
  const { call, cookie, after, reset, setPassword, store } = await withAccount();
  const prepareRegistration = async (cookie: string, password: string) => {
    const options = await call('POST', '/passkeys/options', { cookie, body: { password } });
    const response = newPasskey().register(options.json<{ challenge: string }>().challenge, RP);
    return () => call('POST', '/passkeys', { cookie, body: { name: 'Laptop', response } });
  };
  const add = await prepareRegistration(cookie, OLD);
  let link = '';
  after('consumeChallenge', async () => {
    link = await reset();
  });
  expect((await add()).statusCode).toBe(400);
  const newCookie = await setPassword(NEXT, link);
  expect(await store.inbox.passkeys(EMAIL)).toEqual([]);
  // Without a reset the same steps add a passkey.
  expect((await (await prepareRegistration(newCookie, NEXT))()).statusCode).toBe(200);
});

test('a concurrent passkey sign-in creates no session after a reset', async () => {
  const { call, cookie, after, reset, sessions } = await withAccount();
  const key = newPasskey();
  const options = await call('POST', '/passkeys/options', {
    cookie: cookie,
    body: { password: OLD },
  });
  const registration = key.register(options.json<{ challenge: string }>().challenge, RP);
  await call('POST', '/passkeys', {
    cookie: cookie,
    body: { name: 'Laptop', response: registration },
  });
  const signInByPasskey = async () => {
    const { challenge } = (await call('POST', '/session/passkey/options')).json<{
      challenge: string;
    }>();
    const response = key.sign(challenge, RP);
    return call('POST', '/session/passkey', { body: { response } });
  };
  expect((await signInByPasskey()).statusCode).toBe(200);
  after('recordPasskeyUse', reset);
  expect((await signInByPasskey()).statusCode).toBe(401);
  expect(await sessions()).toEqual([]);
});
