import { expect, test } from 'vitest';
import { newPasskey } from '../../tests/server/authenticator.ts';
import { actor, stopClock } from '../../tests/server/fixtures.ts';
import { cookieOf, type Inbox, ORIGIN, testInbox } from '../../tests/server/inbox.ts';

const RP = { origin: ORIGIN, rpId: 'localhost' };
const EMAIL = 'reader@desk.example';
const PASSWORD = 'correct horse battery';

type Client = ReturnType<Inbox['clientWith']>;

async function testPasskeys() {
  const inbox = await testInbox();
  const reader = await inbox.clientAs('reader');
  const key = newPasskey();
  const postOptions = (client = reader, password = '') =>
    client.post('/passkeys/options', { password });
  const newSignInChallenge = async () =>
    (await inbox.call('POST', '/session/passkey/options')).json().challenge;
  const signInWith = (response: object) =>
    inbox.call('POST', '/session/passkey', { body: { response } });
  const add = async (rp = RP, client = reader) => {
    const { challenge } = (await postOptions(client)).json();
    return client.post('/passkeys', { name: 'Laptop', response: key.register(challenge, rp) });
  };
  const signIn = async (rp = RP) => signInWith(key.sign(await newSignInChallenge(), rp));
  return { ...inbox, reader, key, add, postOptions, newSignInChallenge, signInWith, signIn };
}

test('a passkey is added, renamed, used to sign in, counted, and removed', async () => {
  const { add, signIn, status, call, key, store } = await testPasskeys();
  expect((await add()).json()).toMatchObject({ id: key.id, name: 'Laptop', lastUsedAt: null });
  const signedIn = await signIn();
  expect(signedIn.json()).toMatchObject({ account: { email: EMAIL, passkeys: 1 } });
  const cookie = cookieOf(signedIn);
  const path = `/passkeys/${key.id}`;
  expect(await status('PATCH', path, { cookie, body: { name: ' Old laptop ' } })).toBe(204);
  expect((await call('GET', '/passkeys', { cookie })).json()).toMatchObject([
    { name: 'Old laptop', lastUsedAt: expect.any(Number) },
  ]);
  expect(await status('DELETE', path, { cookie })).toBe(204);
  expect((await signIn()).statusCode).toBe(401);
  expect((await store.inbox.auditPage(undefined, 3)).entries).toMatchObject([
    { by: EMAIL, what: 'Removed the passkey “Old laptop”' },
    { by: EMAIL, what: 'Signed in with a passkey' },
    { by: EMAIL, what: 'Added the passkey “Laptop”' },
  ]);
});

test('a passkey with a long ID can be removed', async () => {
  const { reader, store } = await testPasskeys();
  // WebAuthn allows 1023 bytes, which are 1364 characters in base64url.
  const id = 'k'.repeat(1364);
  const [session] = await store.inbox.sessions(EMAIL);
  const passkey = { publicKey: 'A', counter: 0, transports: [], createdAt: 1, lastUsedAt: null };
  await store.inbox.addPasskey({ ...passkey, id, email: EMAIL, name: 'Long' }, session?.id ?? '');
  expect((await reader.delete(`/passkeys/${id}`)).statusCode).toBe(204);
});

test('the options for adding and using a passkey require user verification and name the inbox’s host', async () => {
  const { call, postOptions } = await testPasskeys();
  const options = (await postOptions()).json();
  expect(options).toMatchObject({
    rp: { id: 'localhost' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
  });
  // WebAuthn: the user handle must not contain personal data.
  expect(Buffer.from(options.user.id, 'base64url').toString('latin1')).not.toContain('reader');
  expect((await call('POST', '/session/passkey/options')).json()).toMatchObject({
    rpId: 'localhost',
    userVerification: 'required',
  });
});

test.each([
  ['of another origin', { ...RP, origin: 'http://localhost:1' }],
  ['for another host', { ...RP, rpId: 'evil.example' }],
  ['without user verification', { ...RP, verified: false }],
])('a passkey %s is rejected for sign-in and registration', async (_which, rp) => {
  const { add, signIn, store } = await testPasskeys();
  expect((await add(rp)).statusCode).toBe(400);
  expect(await store.inbox.passkeys(EMAIL)).toEqual([]);
  expect((await add()).statusCode).toBe(200);
  expect((await signIn(rp)).statusCode).toBe(401);
  expect((await signIn()).statusCode).toBe(200);
});

test('a passkey is accepted once per sign-in challenge, within five minutes', async () => {
  const { add, key, signInWith, newSignInChallenge, postOptions } = await testPasskeys();
  await add();
  const statusFor = async (challenge: string, rp = RP) =>
    (await signInWith(key.sign(challenge, rp))).statusCode;
  const used = await newSignInChallenge();
  expect(await statusFor(used)).toBe(200);
  const failed = await newSignInChallenge();
  expect(await statusFor(failed, { ...RP, rpId: 'evil.example' })).toBe(401);
  const challengeForAdding = (await postOptions()).json().challenge;
  const madeUp = Buffer.from('made up').toString('base64url');
  for (const challenge of [used, failed, challengeForAdding, madeUp])
    expect(await statusFor(challenge)).toBe(401);
  const late = await newSignInChallenge();
  stopClock(Date.now() + 5 * 60_000);
  expect(await statusFor(late)).toBe(401);
});

test('a passkey is rejected if its counter does not increase, which suggests a copy', async () => {
  const { add, key, signIn } = await testPasskeys();
  await add();
  expect((await signIn()).statusCode).toBe(200);
  key.resetCounter();
  expect((await signIn()).statusCode).toBe(401);
});

test.each([
  ['disabled', (owner: Client, path: string) => owner.patch(path, { disabled: true })],
  ['reset', (owner: Client, path: string) => owner.post(`${path}/reset`)],
])('a passkey is deleted when its account is %s', async (_how, endAccess) => {
  const { add, signIn, clientAs, store } = await testPasskeys();
  await add();
  const ended = await endAccess(await clientAs('owner'), `/accounts/${EMAIL}`);
  expect(ended.statusCode).toBe(200);
  await store.inbox.changeAccount(EMAIL, { disabled: false }, actor);
  expect((await signIn()).statusCode).toBe(401);
  expect((await store.inbox.account(EMAIL))?.passkeys).toBe(0);
});

test('a passkey cannot be added, renamed or removed by another account, or added with the challenge of another account', async () => {
  const { add, postOptions, key, clientAs, store } = await testPasskeys();
  await add();
  const editor = await clientAs('editor');
  expect((await add(RP, editor)).statusCode).toBe(400);
  const path = `/passkeys/${key.id}`;
  expect((await editor.patch(path, { name: 'x' })).statusCode).toBe(404);
  expect((await editor.delete(path)).statusCode).toBe(404);
  const response = newPasskey().register((await postOptions()).json().challenge, RP);
  expect((await editor.post('/passkeys', { name: 'x', response })).statusCode).toBe(400);
  expect(await store.inbox.passkeys(EMAIL)).toMatchObject([{ name: 'Laptop' }]);
});

test('a passkey is added only with the current password, if the account has one', async () => {
  const { accounts, call, postOptions } = await testPasskeys();
  const body = { token: await accounts.newLinkToken(EMAIL), password: PASSWORD };
  const cookie = cookieOf(await call('POST', '/invitation/password', { body }));
  // The new password ended the first session.
  expect((await postOptions()).statusCode).toBe(401);
  const requestWith = (password: string) =>
    call('POST', '/passkeys/options', { cookie, body: { password } });
  expect((await requestWith('a guess of somebody')).json()).toEqual({
    message: 'The current password is wrong.',
  });
  expect((await requestWith(PASSWORD)).statusCode).toBe(200);
});

test('a client gets status 429 after 20 failed sign-ins with passkeys, or 30 challenges in a minute', async () => {
  const { add, signInWith, signIn, status } = await testPasskeys();
  await add();
  stopClock();
  const fail = async () => (await signInWith(newPasskey().sign('none', RP))).statusCode;
  for (let tries = 0; tries < 20; tries += 1) expect(await fail()).toBe(401);
  expect(await fail()).toBe(429);
  const requestChallenge = () => status('POST', '/session/passkey/options');
  for (let tries = 0; tries < 29; tries += 1) expect(await requestChallenge()).toBe(200);
  // `signIn` requests the thirtieth challenge.
  expect((await signIn()).statusCode).toBe(429);
  expect(await requestChallenge()).toBe(429);
});

test('a passkey is rejected with status 400 if it is malformed or has no name', async () => {
  const { reader, key, signInWith } = await testPasskeys();
  for (const response of [{}, { ...key.sign('x', RP), id: 'a/b' }])
    expect((await signInWith(response)).statusCode).toBe(400);
  const response = key.register('x', RP);
  const clientDataJSON = Buffer.from('not json').toString('base64url');
  const garbage = { ...response, response: { clientDataJSON, attestationObject: 'AA' } };
  const added = await reader.post('/passkeys', { name: 'x', response: garbage });
  expect(added.statusCode).toBe(400);
  expect((await reader.post('/passkeys', { name: ' ', response })).json()).toEqual({
    message: 'Give the passkey a name.',
  });
});
