import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { newPasskey } from '../testing/authenticator.ts';
import { actor } from '../testing/fixtures.ts';
import { cookieOf, ORIGIN, testInbox } from '../testing/inbox.ts';
import type { Passkey } from './api.ts';

const RP = { origin: ORIGIN, rpId: 'localhost' };
const EMAIL = 'reader@desk.example';
type Inbox = Awaited<ReturnType<typeof testInbox>>;

async function testPasskeys() {
  const inbox = await testInbox();
  const reader = await inbox.signInAs('reader');
  const key = newPasskey();
  const getChallenge = async (path: string, cookie?: string) =>
    (await inbox.call('POST', path, { cookie, body: { password: '' } })).json<{
      challenge: string;
    }>().challenge;
  const newSignInChallenge = () => getChallenge('/session/passkey/options');
  const signInWith = (response: object) =>
    inbox.call('POST', '/session/passkey', { body: { response } });
  const add = async (name = 'Laptop', rp = RP, cookie = reader) =>
    inbox.call('POST', '/passkeys', {
      cookie,
      body: { name, response: key.register(await getChallenge('/passkeys/options', cookie), rp) },
    });
  return {
    ...inbox,
    reader,
    key,
    add,
    newSignInChallenge,
    signInWith,
    signIn: async (rp = RP) => signInWith(key.sign(await newSignInChallenge(), rp)),
    getChallenge,
  };
}
const readAudit = async ({ store }: Inbox) =>
  (await store.inbox.auditPage(undefined, 9)).entries.map(({ by, what }) => `${by}: ${what}`);

describe('a passkey', () => {
  test('is added, renamed, used to sign in, counted, and removed', async () => {
    const inbox = await testPasskeys();
    const added = (await inbox.add()).json<Passkey>();
    expect(added).toMatchObject({ id: inbox.key.id, name: 'Laptop', lastUsedAt: null });
    const signedIn = await inbox.signIn();
    expect(signedIn.json()).toMatchObject({ account: { email: EMAIL, passkeys: 1 } });
    const session = cookieOf(signedIn);
    expect(
      await inbox.status('PATCH', `/passkeys/${added.id}`, {
        cookie: session,
        body: { name: ' Old laptop ' },
      }),
    ).toBe(204);
    expect((await inbox.call('GET', '/passkeys', { cookie: session })).json()).toMatchObject([
      { name: 'Old laptop', lastUsedAt: expect.any(Number) },
    ]);
    expect(await inbox.status('DELETE', `/passkeys/${added.id}`, { cookie: session })).toBe(204);
    expect((await inbox.signIn()).statusCode).toBe(401);
    expect((await readAudit(inbox)).slice(0, 3)).toEqual([
      `${EMAIL}: Removed the passkey “Old laptop”`,
      `${EMAIL}: Signed in with a passkey`,
      `${EMAIL}: Added the passkey “Laptop”`,
    ]);
  });

  test('has routes that accept long IDs', async () => {
    const { status, reader, store } = await testPasskeys();
    // WebAuthn allows 1023 bytes, which are 1364 characters in base64url.
    const id = 'k'.repeat(1364);
    const { id: sessionId } = (await store.inbox.sessions(EMAIL))[0] ?? { id: '' };
    const passkey = { publicKey: 'A', counter: 0, transports: [], createdAt: 1, lastUsedAt: null };
    await store.inbox.addPasskey({ ...passkey, id, email: EMAIL, name: 'Long' }, sessionId);
    expect(await status('DELETE', `/passkeys/${id}`, { cookie: reader })).toBe(204);
  });

  test('is added and used with options that require user verification and name the inbox’s host', async () => {
    const { call, reader } = await testPasskeys();
    const options = (
      await call('POST', '/passkeys/options', { cookie: reader, body: { password: '' } })
    ).json();
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
  ])('%s is rejected for sign-in and registration', async (_which, rp) => {
    const { add, signIn, store } = await testPasskeys();
    expect((await add('Laptop', rp)).statusCode).toBe(400);
    expect(await store.inbox.passkeys(EMAIL)).toEqual([]);
    expect((await add()).statusCode).toBe(200);
    expect((await signIn(rp)).statusCode).toBe(401);
    expect((await signIn()).statusCode).toBe(200);
  });

  test('is accepted once per sign-in challenge, within five minutes', async () => {
    const { add, key, signInWith, newSignInChallenge, getChallenge, reader } = await testPasskeys();
    await add();
    const response = key.sign(await newSignInChallenge(), RP);
    expect((await signInWith(response)).statusCode).toBe(200);
    expect((await signInWith(response)).statusCode).toBe(401);
    const next = await newSignInChallenge();
    expect((await signInWith(key.sign(next, { ...RP, rpId: 'evil.example' }))).statusCode).toBe(
      401,
    );
    // The failed attempt consumed the challenge.
    expect((await signInWith(key.sign(next, RP))).statusCode).toBe(401);
    // A challenge for adding a passkey is not valid for sign-in.
    expect(
      (await signInWith(key.sign(await getChallenge('/passkeys/options', reader), RP))).statusCode,
    ).toBe(401);
    expect(
      (await signInWith(key.sign(Buffer.from('made up').toString('base64url'), RP))).statusCode,
    ).toBe(401);
    const late = await newSignInChallenge();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 60_000 });
    onTestFinished(() => void vi.useRealTimers());
    expect((await signInWith(key.sign(late, RP))).statusCode).toBe(401);
  });

  test('is rejected if its counter does not increase, which suggests a copy', async () => {
    const { add, key, signIn } = await testPasskeys();
    await add();
    expect((await signIn()).statusCode).toBe(200);
    key.resetCounter();
    expect((await signIn()).statusCode).toBe(401);
  });

  test.each([
    [
      'disabled',
      async ({ call, signInAs }: Inbox) =>
        call('PATCH', `/accounts/${EMAIL}`, {
          cookie: await signInAs('owner'),
          body: { disabled: true },
        }),
    ],
    [
      'reset',
      async ({ call, signInAs }: Inbox) =>
        call('POST', `/accounts/${EMAIL}/reset`, { cookie: await signInAs('owner') }),
    ],
  ])('is deleted when its account is %s', async (_what, endAccess) => {
    const inbox = await testPasskeys();
    await inbox.add();
    expect((await endAccess(inbox)).statusCode).toBe(200);
    expect((await inbox.signIn()).statusCode).toBe(401);
    await inbox.store.inbox.changeAccount(EMAIL, { disabled: false }, actor);
    expect((await inbox.signIn()).statusCode).toBe(401);
    expect((await inbox.store.inbox.account(EMAIL))?.passkeys).toBe(0);
  });

  test('cannot be added, renamed or removed by another account, or added with the challenge of another account', async () => {
    const { add, status, getChallenge, key, reader, signInAs, store } = await testPasskeys();
    await add();
    const editor = await signInAs('editor');
    expect((await add('Mine now', RP, editor)).statusCode).toBe(400);
    expect(
      await status('PATCH', `/passkeys/${key.id}`, { cookie: editor, body: { name: 'x' } }),
    ).toBe(404);
    expect(await status('DELETE', `/passkeys/${key.id}`, { cookie: editor })).toBe(404);
    const response = newPasskey().register(await getChallenge('/passkeys/options', reader), RP);
    expect(
      await status('POST', '/passkeys', { cookie: editor, body: { name: 'x', response } }),
    ).toBe(400);
    expect((await store.inbox.passkeys(EMAIL)).map(({ name }) => name)).toEqual(['Laptop']);
  });

  test('is added only with the account’s password, if set', async () => {
    const { accounts, call, status, reader } = await testPasskeys();
    await accounts.setPasswordByLink(await accounts.newLinkToken(EMAIL), 'correct horse battery', {
      clientIp: '',
      deviceCookie: undefined,
      userAgent: '',
      sessionToken: undefined,
    });
    const session = cookieOf(
      await call('POST', '/session', { body: { email: EMAIL, password: 'correct horse battery' } }),
    );
    // The new password ended the first session.
    expect(
      await status('POST', '/passkeys/options', { cookie: reader, body: { password: '' } }),
    ).toBe(401);
    const options = (password: string) =>
      call('POST', '/passkeys/options', { cookie: session, body: { password } });
    expect((await options('a guess of somebody')).json()).toEqual({
      message: 'The current password is wrong.',
    });
    expect((await options('correct horse battery')).statusCode).toBe(200);
  });

  test('is rejected with status 429 after 20 failed sign-ins of a client', async () => {
    const { add, signInWith, signIn } = await testPasskeys();
    await add();
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const fail = async () => (await signInWith(newPasskey().sign('none', RP))).statusCode;
    for (let tries = 0; tries < 20; tries += 1) expect(await fail()).toBe(401);
    expect(await fail()).toBe(429);
    expect((await signIn()).statusCode).toBe(429);
  });

  test('needs a challenge to sign in; a client gets 30 a minute, then status 429', async () => {
    const { status } = await testPasskeys();
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const requestChallenge = () => status('POST', '/session/passkey/options');
    for (let tries = 0; tries < 30; tries += 1) expect(await requestChallenge()).toBe(200);
    expect(await requestChallenge()).toBe(429);
  });

  test('is rejected with status 400 if malformed, or without a name', async () => {
    const { call, status, key, reader } = await testPasskeys();
    for (const response of [
      undefined,
      {},
      { ...key.sign('x', RP), id: 'a/b' },
      { ...key.sign('x', RP), response: { clientDataJSON: 1 } },
    ])
      expect(await status('POST', '/session/passkey', { body: { response } })).toBe(400);
    const garbage = {
      ...key.register('x', RP),
      response: {
        clientDataJSON: Buffer.from('not json').toString('base64url'),
        attestationObject: 'AA',
      },
    };
    expect(
      await status('POST', '/passkeys', { cookie: reader, body: { name: 'x', response: garbage } }),
    ).toBe(400);
    expect(
      (
        await call('POST', '/passkeys', {
          cookie: reader,
          body: { name: ' ', response: key.register('x', RP) },
        })
      ).json(),
    ).toEqual({ message: 'Give the passkey a name.' });
  });
});
