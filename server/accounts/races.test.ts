import { expect, test, vi } from 'vitest';
import { newPasskey } from '../../tests/server/authenticator.ts';
import { actor } from '../../tests/server/fixtures.ts';
import { cookieOf, ORIGIN, testInbox } from '../../tests/server/inbox.ts';

const EMAIL = 'ada@desk.example';
const PASSWORD = 'correct horse battery staple';
const NEW_PASSWORD = 'a different horse entirely';
const RP = { origin: ORIGIN, rpId: 'localhost' };

/** Creates an editor and an owner. */
async function withAccount() {
  const inbox = await testInbox();
  const { store, accounts, call, clientAs, clientWith } = inbox;
  const owner = await clientAs('owner');
  await store.inbox.addAccount(EMAIL, 'editor', actor);
  const setPassword = async (password: string, token: string) =>
    clientWith(cookieOf(await call('POST', '/invitation/password', { body: { token, password } })));
  const editor = await setPassword(PASSWORD, await accounts.newLinkToken(EMAIL));
  const signInStatus = (password: string) =>
    inbox.status('POST', '/session', { body: { email: EMAIL, password } });
  /** Runs `action` once, after the store's `method` ends but before the request gets its result. */
  const runAfter = (
    method: 'account' | 'session' | 'consumeChallenge' | 'recordPasskeyUse',
    action: () => Promise<unknown>,
  ) => {
    type Method = (...parameters: unknown[]) => Promise<unknown>;
    const target = store.inbox as unknown as Record<typeof method, Method>;
    const original = target[method];
    vi.spyOn(target, method).mockImplementationOnce(async (...parameters) => {
      const result = await original(...parameters);
      await action();
      return result;
    });
  };
  /** Resets the account. Returns the token of the link that sets a new password. */
  const reset = async (): Promise<string> =>
    (await owner.post(`/accounts/${EMAIL}/reset`)).json().link.split('#')[1];
  const changePassword = async (next = NEW_PASSWORD) =>
    (await editor.patch('/account', { password: { current: PASSWORD, next } })).statusCode;
  const sessions = () => store.inbox.sessions(EMAIL);
  return {
    ...inbox,
    owner,
    editor,
    signInStatus,
    setPassword,
    changePassword,
    runAfter,
    reset,
    sessions,
  };
}

type Client = Awaited<ReturnType<typeof withAccount>>['editor'];

/** Returns a function that sends the registration and returns the status of the response. */
async function prepareRegistration(client: Client, password: string, passkey = newPasskey()) {
  const { challenge } = (await client.post('/passkeys/options', { password })).json();
  const body = { name: 'Laptop', response: passkey.register(challenge, RP) };
  return async () => (await client.post('/passkeys', body)).statusCode;
}

test('the slower of two concurrent password changes is rejected', async () => {
  const { changePassword, runAfter, signInStatus } = await withAccount();
  runAfter('session', () => changePassword());
  expect(await changePassword('yet another horse here')).toBe(400);
  expect(await signInStatus(NEW_PASSWORD)).toBe(200);
});

test('a sign-in creates no session if meanwhile the password is changed or reset, or the account is disabled', async () => {
  const { changePassword, owner, runAfter, reset, setPassword, signInStatus, sessions } =
    await withAccount();
  runAfter('account', () => changePassword());
  expect(await signInStatus(PASSWORD)).toBe(401);
  // Only the session that changed the password remains.
  expect(await sessions()).toHaveLength(1);
  runAfter('account', reset);
  expect(await signInStatus(NEW_PASSWORD)).toBe(401);
  expect(await sessions()).toEqual([]);
  await setPassword(PASSWORD, await reset());
  runAfter('account', () => owner.patch(`/accounts/${EMAIL}`, { disabled: true }));
  expect(await signInStatus(PASSWORD)).toBe(401);
  expect(await sessions()).toEqual([]);
});

test('a passkey registration that began before a reset is rejected', async () => {
  const { editor, runAfter, reset, setPassword, store } = await withAccount();
  const register = await prepareRegistration(editor, PASSWORD);
  let token = '';
  runAfter('consumeChallenge', async () => {
    token = await reset();
  });
  expect(await register()).toBe(400);
  const newClient = await setPassword(NEW_PASSWORD, token);
  expect(await store.inbox.passkeys(EMAIL)).toEqual([]);
  // Without a reset, the same steps add a passkey.
  expect(await (await prepareRegistration(newClient, NEW_PASSWORD))()).toBe(200);
});

test('a passkey sign-in creates no session if the account is reset meanwhile', async () => {
  const { call, status, editor, runAfter, reset, sessions } = await withAccount();
  const passkey = newPasskey();
  await (await prepareRegistration(editor, PASSWORD, passkey))();
  const signInByPasskey = async () => {
    const { challenge } = (await call('POST', '/session/passkey/options')).json();
    const response = passkey.sign(challenge, RP);
    return status('POST', '/session/passkey', { body: { response } });
  };
  expect(await signInByPasskey()).toBe(200);
  runAfter('recordPasskeyUse', reset);
  expect(await signInByPasskey()).toBe(401);
  expect(await sessions()).toEqual([]);
});
