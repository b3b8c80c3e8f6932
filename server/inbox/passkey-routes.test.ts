import { expect, test } from 'vitest';
import { type Ceremony, newPasskey } from '../../tests/server/authenticator.ts';
import { actor, expectStatus, stopClock } from '../../tests/server/fixtures.ts';
import { type Client, cookieOf, inboxAs } from '../../tests/server/inbox.ts';

const EMAIL = 'reader@desk.example';
const PASSWORD = 'correct horse battery';

async function testPasskeys() {
  const inbox = await inboxAs('reader');
  const { reader, newSignInChallenge, signInWith } = inbox;
  const key = newPasskey();
  const startAdding = (client = reader, password = '') =>
    client.post('/passkeys/options', { password });
  const add = async (ceremony: Ceremony = {}, client = reader) => {
    const { challenge } = (await startAdding(client)).json();
    const response = key.register(challenge, ceremony);
    return client.post('/passkeys', { name: 'Laptop', response });
  };
  const signIn = async (ceremony?: Ceremony) =>
    signInWith(key.sign(await newSignInChallenge(), ceremony));
  return { ...inbox, key, add, startAdding, signIn };
}

test('a passkey can be added, used to sign in, renamed and removed; the account contains the number of its passkeys', async () => {
  const { add, signIn, clientWith, key, store } = await testPasskeys();
  expect((await add()).json()).toMatchObject({ id: key.id, name: 'Laptop', lastUsedAt: null });
  const signedIn = await signIn();
  expect(signedIn.json()).toMatchObject({ account: { email: EMAIL, passkeys: 1 } });
  const client = clientWith(cookieOf(signedIn));
  const path = `/passkeys/${key.id}`;
  expectStatus(await client.patch(path, { name: ' Old laptop ' }), 204);
  expect((await client.get('/passkeys')).json()).toMatchObject([
    { name: 'Old laptop', lastUsedAt: expect.any(Number) },
  ]);
  expectStatus(await client.delete(path), 204);
  expectStatus(await signIn(), 401);
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
  expectStatus(await reader.delete(`/passkeys/${id}`), 204);
});

test('the options for adding and using a passkey require user verification and name the inbox’s host', async () => {
  const { call, startAdding } = await testPasskeys();
  const options = (await startAdding()).json();
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
  ['of another origin', { origin: 'http://localhost:1' }],
  ['for another host', { rpId: 'evil.example' }],
  ['without user verification', { verified: false }],
])('a passkey %s is rejected for sign-in and registration', async (_which, ceremony) => {
  const { add, signIn, store } = await testPasskeys();
  expectStatus(await add(ceremony), 400);
  expect(await store.inbox.passkeys(EMAIL)).toEqual([]);
  expectStatus(await add(), 200);
  expectStatus(await signIn(ceremony), 401);
  expectStatus(await signIn(), 200);
});

test('a passkey is accepted once per sign-in challenge, within five minutes', async () => {
  const { add, key, signInWith, newSignInChallenge, startAdding } = await testPasskeys();
  await add();
  const expectResult = async (status: number, challenge: string, ceremony?: Ceremony) =>
    expectStatus(await signInWith(key.sign(challenge, ceremony)), status);
  const used = await newSignInChallenge();
  await expectResult(200, used);
  const failed = await newSignInChallenge();
  await expectResult(401, failed, { rpId: 'evil.example' });
  const challengeForAdding = (await startAdding()).json().challenge;
  const madeUp = Buffer.from('made up').toString('base64url');
  for (const challenge of [used, failed, challengeForAdding, madeUp])
    await expectResult(401, challenge);
  const late = await newSignInChallenge();
  stopClock(Date.now() + 5 * 60_000);
  await expectResult(401, late);
});

test('a passkey is rejected if its counter does not increase, which suggests a copy', async () => {
  const { add, key, signIn } = await testPasskeys();
  await add();
  expectStatus(await signIn(), 200);
  key.resetCounter();
  expectStatus(await signIn(), 401);
});

test.each([
  ['disabled', (owner: Client, path: string) => owner.patch(path, { disabled: true })],
  ['reset', (owner: Client, path: string) => owner.post(`${path}/reset`)],
])('a passkey is deleted when its account is %s', async (_how, endAccess) => {
  const { add, signIn, clientAs, store } = await testPasskeys();
  await add();
  expectStatus(await endAccess(await clientAs('owner'), `/accounts/${EMAIL}`), 200);
  await store.inbox.changeAccount(EMAIL, { disabled: false }, actor);
  expectStatus(await signIn(), 401);
  expect((await store.inbox.account(EMAIL))?.passkeys).toBe(0);
});

test('a passkey cannot be added, renamed or removed by another account, or added with the challenge of another account', async () => {
  const { add, startAdding, key, clientAs, store } = await testPasskeys();
  await add();
  const editor = await clientAs('editor');
  expectStatus(await add({}, editor), 400);
  const path = `/passkeys/${key.id}`;
  expectStatus(await editor.patch(path, { name: 'x' }), 404);
  expectStatus(await editor.delete(path), 404);
  const response = newPasskey().register((await startAdding()).json().challenge);
  expectStatus(await editor.post('/passkeys', { name: 'x', response }), 400);
  expect(await store.inbox.passkeys(EMAIL)).toMatchObject([{ name: 'Laptop' }]);
});

test('a passkey is added only with the current password, if the account has one', async () => {
  const { accounts, setPassword, clientWith, startAdding } = await testPasskeys();
  const response = await setPassword(await accounts.newLinkToken(EMAIL), PASSWORD);
  const client = clientWith(cookieOf(response));
  // The new password ended the first session.
  expectStatus(await startAdding(), 401);
  expect((await startAdding(client, 'wrong password')).json()).toEqual({
    message: 'The current password is wrong.',
  });
  expectStatus(await startAdding(client, PASSWORD), 200);
});

test('a client gets status 429 after 20 failed sign-ins with passkeys, or 30 challenges in a minute', async () => {
  const { add, signInWith, signIn, status } = await testPasskeys();
  await add();
  stopClock();
  const fail = () => signInWith(newPasskey().sign('none'));
  for (let tries = 0; tries < 20; tries += 1) expectStatus(await fail(), 401);
  expectStatus(await fail(), 429);
  const requestChallenge = () => status('POST', '/session/passkey/options');
  for (let tries = 0; tries < 29; tries += 1) expect(await requestChallenge()).toBe(200);
  // `signIn` requests the thirtieth challenge.
  expectStatus(await signIn(), 429);
  expect(await requestChallenge()).toBe(429);
});

test('a passkey is rejected with status 400 if it is malformed or has no name', async () => {
  const { reader, key, signInWith } = await testPasskeys();
  for (const response of [{}, { ...key.sign('x'), id: 'a/b' }])
    expectStatus(await signInWith(response), 400);
  const response = key.register('x');
  const clientDataJSON = Buffer.from('not json').toString('base64url');
  const garbage = { ...response, response: { clientDataJSON, attestationObject: 'AA' } };
  expectStatus(await reader.post('/passkeys', { name: 'x', response: garbage }), 400);
  expect((await reader.post('/passkeys', { name: ' ', response })).json()).toEqual({
    message: 'Give the passkey a name.',
  });
});
