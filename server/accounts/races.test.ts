import { expect, test } from 'vitest';
import type { InboxStore } from '../store/store.ts';
import { newPasskey } from '../testing/authenticator.ts';
import { cookieOf, ORIGIN, testInbox } from '../testing/inbox.ts';

const EMAIL = 'ada@desk.example';
const PASSWORD = 'correct horse battery staple';
const NEW_PASSWORD = 'a different horse entirely';
const RP = { origin: ORIGIN, rpId: 'localhost' };

/** Creates an editor, an owner, and a hook between steps of a request. */
async function withAccount() {
  const inbox = await testInbox();
  const { store, accounts, call, signInAs } = inbox;
  const owner = await signInAs('owner');
  await store.inbox.addAccount(EMAIL, 'editor', { by: 'test', at: Date.now() });
  const setPassword = async (password: string, token: string) =>
    cookieOf(await call('POST', '/invitation/password', { body: { token, password } }));
  const cookie = await setPassword(PASSWORD, await accounts.newLinkToken(EMAIL));
  const signIn = (password: string) =>
    call('POST', '/session', { body: { email: EMAIL, password } });
  /** Runs `action` once, after `method` ends but before the request gets its result. */
  const runAfter = (
    method: 'account' | 'session' | 'consumeChallenge' | 'recordPasskeyUse',
    action: () => Promise<unknown>,
  ) => {
    type Method = (...parameters: unknown[]) => Promise<unknown>;
    const target = store.inbox as unknown as Record<typeof method, Method>;
    const original = target[method];
    target[method] = async (...parameters) => {
      target[method] = original;
      const result = await original(...parameters);
      await action();
      return result;
    };
  };
  const reset = async () => {
    const response = await call('POST', `/accounts/${EMAIL}/reset`, { cookie: owner });
    expect(response.statusCode).toBe(200);
    return response.json<{ link: string }>().link.split('#')[1] ?? '';
  };
  const changePassword = (next = NEW_PASSWORD) =>
    call('PATCH', '/account', { cookie, body: { password: { current: PASSWORD, next } } });
  const sessions = () => (store.inbox as InboxStore).sessions(EMAIL);
  return {
    ...inbox,
    owner,
    cookie,
    signIn,
    setPassword,
    changePassword,
    runAfter,
    reset,
    sessions,
  };
}

test('a concurrent password change does not undo a reset', async () => {
  const { changePassword, runAfter, reset, signIn } = await withAccount();
  runAfter('session', reset);
  expect((await changePassword()).statusCode).toBe(400);
  expect((await signIn(NEW_PASSWORD)).statusCode).toBe(401);
  expect((await signIn(PASSWORD)).statusCode).toBe(401);
});

test('the slower of two concurrent password changes is rejected', async () => {
  const { changePassword, runAfter, signIn } = await withAccount();
  runAfter('session', () => changePassword());
  expect((await changePassword('yet another horse here')).statusCode).toBe(400);
  expect((await signIn(NEW_PASSWORD)).statusCode).toBe(200);
});

test('a sign-in with the old password creates no session if a reset happens meanwhile', async () => {
  const { runAfter, reset, signIn, sessions, store } = await withAccount();
  runAfter('account', reset);
  expect((await signIn(PASSWORD)).statusCode).toBe(401);
  expect(await sessions()).toEqual([]);
  expect((await store.inbox.account(EMAIL))?.password).toBeNull();
});

test('a sign-in creates no session if the password changes or the account is disabled meanwhile', async () => {
  const { call, changePassword, owner, runAfter, signIn, sessions } = await withAccount();
  runAfter('account', () => changePassword());
  expect((await signIn(PASSWORD)).statusCode).toBe(401);
  // Only the session that changed the password remains.
  expect((await sessions()).length).toBe(1);
  runAfter('account', () =>
    call('PATCH', `/accounts/${EMAIL}`, { cookie: owner, body: { disabled: true } }),
  );
  expect((await signIn(NEW_PASSWORD)).statusCode).toBe(401);
  expect(await sessions()).toEqual([]);
});

test('a passkey registration that began before a reset is rejected', async () => {
  const { call, cookie, runAfter, reset, setPassword, store } = await withAccount();
  const prepareRegistration = async (cookie: string, password: string) => {
    const options = await call('POST', '/passkeys/options', { cookie, body: { password } });
    const response = newPasskey().register(options.json<{ challenge: string }>().challenge, RP);
    return () => call('POST', '/passkeys', { cookie, body: { name: 'Laptop', response } });
  };
  const add = await prepareRegistration(cookie, PASSWORD);
  let token = '';
  runAfter('consumeChallenge', async () => {
    token = await reset();
  });
  expect((await add()).statusCode).toBe(400);
  const newCookie = await setPassword(NEW_PASSWORD, token);
  expect(await store.inbox.passkeys(EMAIL)).toEqual([]);
  // Without a reset the same steps add a passkey.
  expect((await (await prepareRegistration(newCookie, NEW_PASSWORD))()).statusCode).toBe(200);
});

test('a passkey sign-in creates no session if a reset happens meanwhile', async () => {
  const { call, cookie, runAfter, reset, sessions } = await withAccount();
  const passkey = newPasskey();
  const options = await call('POST', '/passkeys/options', {
    cookie,
    body: { password: PASSWORD },
  });
  const registration = passkey.register(options.json<{ challenge: string }>().challenge, RP);
  await call('POST', '/passkeys', {
    cookie,
    body: { name: 'Laptop', response: registration },
  });
  const signInByPasskey = async () => {
    const { challenge } = (await call('POST', '/session/passkey/options')).json<{
      challenge: string;
    }>();
    const response = passkey.sign(challenge, RP);
    return call('POST', '/session/passkey', { body: { response } });
  };
  expect((await signInByPasskey()).statusCode).toBe(200);
  runAfter('recordPasskeyUse', reset);
  expect((await signInByPasskey()).statusCode).toBe(401);
  expect(await sessions()).toEqual([]);
});
