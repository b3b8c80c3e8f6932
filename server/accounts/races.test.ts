import { expect, test, vi } from 'vitest';
import { newPasskey } from '../../tests/server/authenticator.ts';
import { actor, expectStatus } from '../../tests/server/fixtures.ts';
import { type Client, cookieOf, inboxAs } from '../../tests/server/inbox.ts';

const EMAIL = 'ada@desk.example';
const PASSWORD = 'correct horse battery staple';
const NEW_PASSWORD = 'a different horse entirely';

/** Creates an editor and an owner. */
async function createAccounts() {
  const inbox = await inboxAs('owner');
  const { store, accounts, owner } = inbox;
  await store.inbox.addAccount(EMAIL, 'editor', actor);
  /** Returns a client with the session that the new password starts. */
  const setPassword = async (...parameters: Parameters<typeof inbox.setPassword>) =>
    inbox.clientWith(cookieOf(await inbox.setPassword(...parameters)));
  const editor = await setPassword(await accounts.newLinkToken(EMAIL), PASSWORD);
  const signInStatus = (password: string) =>
    inbox.status('POST', '/session', { body: { email: EMAIL, password } });
  /** Runs `action` once, after the store's `method`, but before its result is used. */
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
  /** Returns the token of the link that sets a new password. */
  const reset = async (): Promise<string> =>
    (await owner.post(`/accounts/${EMAIL}/reset`)).json().link.split('#')[1];
  const changePassword = async (next = NEW_PASSWORD) =>
    (await editor.patch('/account', { password: { current: PASSWORD, next } })).statusCode;
  const sessions = () => store.inbox.sessions(EMAIL);
  return {
    ...inbox,
    editor,
    signInStatus,
    setPassword,
    changePassword,
    runAfter,
    reset,
    sessions,
  };
}

/** Returns a function that sends the registration and returns the status of the response. */
async function prepareRegistration(client: Client, password: string, passkey = newPasskey()) {
  const { challenge } = (await client.post('/passkeys/options', { password })).json();
  const body = { name: 'Laptop', response: passkey.register(challenge) };
  return async () => (await client.post('/passkeys', body)).statusCode;
}

test('the slower of two concurrent password changes is rejected', async () => {
  const { changePassword, runAfter, signInStatus } = await createAccounts();
  runAfter('session', () => changePassword());
  expect(await changePassword('yet another horse here')).toBe(400);
  expect(await signInStatus(NEW_PASSWORD)).toBe(200);
});

test('a sign-in creates no session if meanwhile the password is changed or reset, or the account is disabled', async () => {
  const { changePassword, owner, runAfter, reset, setPassword, signInStatus, sessions } =
    await createAccounts();
  runAfter('account', () => changePassword());
  expect(await signInStatus(PASSWORD)).toBe(401);
  // Only the session that changed the password remains.
  expect(await sessions()).toHaveLength(1);
  runAfter('account', reset);
  expect(await signInStatus(NEW_PASSWORD)).toBe(401);
  expect(await sessions()).toEqual([]);
  await setPassword(await reset(), PASSWORD);
  runAfter('account', () => owner.patch(`/accounts/${EMAIL}`, { disabled: true }));
  expect(await signInStatus(PASSWORD)).toBe(401);
  expect(await sessions()).toEqual([]);
});

test('a passkey registration that began before a reset is rejected', async () => {
  const { editor, runAfter, reset, setPassword, store } = await createAccounts();
  const register = await prepareRegistration(editor, PASSWORD);
  let token = '';
  runAfter('consumeChallenge', async () => {
    token = await reset();
  });
  expect(await register()).toBe(400);
  const newClient = await setPassword(token, NEW_PASSWORD);
  expect(await store.inbox.passkeys(EMAIL)).toEqual([]);
  // Without a reset, the same steps add a passkey.
  expect(await (await prepareRegistration(newClient, NEW_PASSWORD))()).toBe(200);
});

test('a passkey sign-in creates no session if the account is reset meanwhile', async () => {
  const { editor, newSignInChallenge, signInWith, runAfter, reset, sessions } =
    await createAccounts();
  const passkey = newPasskey();
  await (await prepareRegistration(editor, PASSWORD, passkey))();
  const signIn = async () => signInWith(passkey.sign(await newSignInChallenge()));
  expectStatus(await signIn(), 200);
  runAfter('recordPasskeyUse', reset);
  expectStatus(await signIn(), 401);
  expect(await sessions()).toEqual([]);
});
