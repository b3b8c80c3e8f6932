import { describe, expect, test } from 'vitest';
import { passkey } from '../testing/authenticator.ts';
import { cookieOf, ORIGIN, testInbox } from '../testing/inbox.ts';
import type { Passkey } from './api.ts';

const HERE = { origin: ORIGIN, rpId: 'localhost' };
const EMAIL = 'reader@desk.example';
type Inbox = Awaited<ReturnType<typeof testInbox>>;

/** An account with a passkey, and the ways to use it. */
async function withPasskey(parts: Parameters<typeof testInbox>[1] = {}) {
  const inbox = await testInbox({}, parts);
  const reader = await inbox.signedIn('reader');
  const key = passkey();
  const challenge = async (path: string, as?: string) => (await inbox.call('POST', path, { as, body: { password: '' } })).json<{ challenge: string }>().challenge;
  const toSign = () => challenge('/session/passkey/options');
  const send = (response: object) => inbox.call('POST', '/session/passkey', { body: { response } });
  const add = async (name = 'Laptop', use = HERE, as = reader) =>
    inbox.call('POST', '/passkeys', { as, body: { name, response: key.make(await challenge('/passkeys/options', as), use) } });
  return { ...inbox, reader, key, add, toSign, send, signIn: async (use = HERE) => send(key.sign(await toSign(), use)), challenge };
}
const audit = async ({ store }: Inbox) => (await store.inbox.auditPage(undefined, 9)).entries.map(({ by, what }) => `${by}: ${what}`);

describe('a passkey', () => {
  test('is added, named, used to sign in, counted, and removed', async () => {
    const desk = await withPasskey();
    const added = (await desk.add()).json<Passkey>();
    expect(added).toMatchObject({ id: desk.key.id, name: 'Laptop', lastUsedAt: null });
    const signedIn = await desk.signIn();
    expect(signedIn.json()).toMatchObject({ account: { email: EMAIL, passkeys: 1 } });
    const session = cookieOf(signedIn);
    expect((await desk.call('PATCH', `/passkeys/${added.id}`, { as: session, body: { name: ' Old laptop ' } })).statusCode).toBe(204);
    expect((await desk.call('GET', '/passkeys', { as: session })).json()).toMatchObject([{ name: 'Old laptop', lastUsedAt: expect.any(Number) }]);
    expect((await desk.call('DELETE', `/passkeys/${added.id}`, { as: session })).statusCode).toBe(204);
    expect((await desk.signIn()).statusCode).toBe(401);
    expect(await audit(desk)).toEqual([`${EMAIL}: Removed the passkey “Old laptop”`, `${EMAIL}: Signed in with a passkey`, `${EMAIL}: Added the passkey “Laptop”`]);
  });

  test('asks for a person it has verified, and for the inbox’s host alone', async () => {
    const { call, reader } = await withPasskey();
    const making = (await call('POST', '/passkeys/options', { as: reader, body: { password: '' } })).json();
    expect(making).toMatchObject({ rp: { id: 'localhost' }, authenticatorSelection: { residentKey: 'required', userVerification: 'required' }, attestation: 'none' });
    expect(Buffer.from(making.user.id, 'base64url').toString('latin1')).not.toContain('reader');
    expect((await call('POST', '/session/passkey/options')).json()).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
  });

  test.each([
    ['of another origin', { ...HERE, origin: 'http://localhost:1' }],
    ['for another host', { ...HERE, rpId: 'evil.example' }],
    ['without a person verified', { ...HERE, verified: false }],
  ])('%s neither signs in nor is added', async (_which, use) => {
    const { add, signIn, store } = await withPasskey();
    expect((await add('Laptop', use)).statusCode).toBe(400);
    expect(await store.inbox.passkeys(EMAIL)).toEqual([]);
    expect((await add()).statusCode).toBe(200);
    expect((await signIn(use)).statusCode).toBe(401);
    expect((await signIn()).statusCode).toBe(200);
  });

  test('signs a challenge once, within five minutes, and only one that was made to sign in by', async () => {
    let now = Date.now();
    const { add, key, send, toSign, challenge, reader } = await withPasskey({ now: () => now });
    await add();
    const answer = key.sign(await toSign(), HERE);
    expect((await send(answer)).statusCode).toBe(200);
    expect((await send(answer)).statusCode).toBe(401);
    const again = await toSign();
    expect((await send(key.sign(again, { ...HERE, rpId: 'evil.example' }))).statusCode).toBe(401);
    // It was used up by the wrong answer.
    expect((await send(key.sign(again, HERE))).statusCode).toBe(401);
    expect((await send(key.sign(await challenge('/passkeys/options', reader), HERE))).statusCode).toBe(401);
    expect((await send(key.sign(Buffer.from('made up').toString('base64url'), HERE))).statusCode).toBe(401);
    const late = await toSign();
    now += 5 * 60_000;
    expect((await send(key.sign(late, HERE))).statusCode).toBe(401);
  });

  test('that was copied, and so does not count on, is refused', async () => {
    const { add, key, signIn } = await withPasskey();
    await add();
    expect((await signIn()).statusCode).toBe(200);
    key.rewind();
    expect((await signIn()).statusCode).toBe(401);
  });

  test.each([
    ['disabled', async ({ call, signedIn }: Inbox) => call('PATCH', `/accounts/${EMAIL}`, { as: await signedIn('owner'), body: { disabled: true } })],
    ['given a new password', async ({ call, signedIn }: Inbox) => call('POST', `/accounts/${EMAIL}/reset`, { as: await signedIn('owner') })],
  ])('ends with its account %s, for good', async (_what, end) => {
    const desk = await withPasskey();
    await desk.add();
    expect((await end(desk)).statusCode).toBe(200);
    expect((await desk.signIn()).statusCode).toBe(401);
    await desk.store.inbox.changeAccount(EMAIL, { disabled: false });
    expect((await desk.signIn()).statusCode).toBe(401);
    expect((await desk.store.inbox.account(EMAIL))?.passkeys).toBe(0);
  });

  test('is another account’s to nobody: not to add twice, not to name, not to remove, not with its challenge', async () => {
    const { add, call, challenge, key, reader, signedIn, store } = await withPasskey();
    await add();
    const editor = await signedIn('editor');
    expect((await add('Mine now', HERE, editor)).statusCode).toBe(400);
    expect((await call('PATCH', `/passkeys/${key.id}`, { as: editor, body: { name: 'x' } })).statusCode).toBe(404);
    expect((await call('DELETE', `/passkeys/${key.id}`, { as: editor })).statusCode).toBe(404);
    const response = passkey().make(await challenge('/passkeys/options', reader), HERE);
    expect((await call('POST', '/passkeys', { as: editor, body: { name: 'x', response } })).statusCode).toBe(400);
    expect((await store.inbox.passkeys(EMAIL)).map(({ name }) => name)).toEqual(['Laptop']);
  });

  test('is added by whoever knows the account’s password only', async () => {
    const { accounts, call, reader } = await withPasskey();
    await accounts.accept(await accounts.invite(EMAIL), 'correct horse battery', '');
    const session = cookieOf(await call('POST', '/session', { body: { email: EMAIL, password: 'correct horse battery' } }));
    expect((await call('POST', '/passkeys/options', { as: reader, body: { password: '' } })).statusCode).toBe(401);
    const options = (password: string) => call('POST', '/passkeys/options', { as: session, body: { password } });
    expect((await options('a guess of somebody')).json()).toEqual({ message: 'The current password is wrong.' });
    expect((await options('correct horse battery')).statusCode).toBe(200);
  });

  test('is guessed at slowly, and asked for slowly', async () => {
    const { add, call, send, signIn, toSign } = await withPasskey();
    await add();
    for (let tries = 0; tries < 20; tries += 1) await send(passkey().sign('none', HERE));
    expect((await send(passkey().sign('none', HERE))).statusCode).toBe(429);
    expect((await signIn()).statusCode).toBe(429);
    for (let tries = 0; tries < 30; tries += 1) await toSign();
    expect((await call('POST', '/session/passkey/options')).statusCode).toBe(429);
  });

  test('that cannot be read is a wrong request', async () => {
    const { call, key, reader } = await withPasskey();
    for (const response of [undefined, {}, { ...key.sign('x', HERE), id: 'a/b' }, { ...key.sign('x', HERE), response: { clientDataJSON: 1 } }])
      expect((await call('POST', '/session/passkey', { body: { response } })).statusCode).toBe(400);
    const garbage = { ...key.make('x', HERE), response: { clientDataJSON: 'bm90IGpzb24', attestationObject: 'AA' } };
    expect((await call('POST', '/passkeys', { as: reader, body: { name: 'x', response: garbage } })).statusCode).toBe(400);
    expect((await call('POST', '/passkeys', { as: reader, body: { name: ' ', response: key.make('x', HERE) } })).json()).toEqual({ message: 'Give the passkey a name.' });
  });
});
