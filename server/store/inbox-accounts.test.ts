import { describe, expect, test } from 'vitest';
import { actor, newSession } from '../../tests/server/fixtures.ts';
import { bothStores, setUpPostgres } from '../../tests/server/stores.ts';

const [ada, bob] = ['ada@desk.example', 'bob@desk.example'] as const;

describe.each(bothStores(setUpPostgres()))('the inbox store in %s', (_name, openStore) => {
  test('accounts, one-time links and sessions are stored; the last owner cannot be demoted or disabled without `allowNoOwner`', async () => {
    const { inbox } = await openStore();
    expect(await inbox.hasAccounts()).toBe(false);
    expect(await inbox.addAccount(ada, 'owner', actor)).toBe(true);
    expect(await inbox.addAccount(ada, 'reader', actor)).toBe(false);
    await inbox.addAccount(bob, 'owner', actor);
    const demotions = await Promise.all(
      [ada, bob].map((email) => inbox.changeAccount(email, { role: 'reader' }, actor)),
    );
    expect(demotions.sort()).toEqual(['changed', 'last-owner']);
    expect(await inbox.changeAccount('nobody@desk.example', {}, actor)).toBe('missing');

    await inbox.replaceLink('first', { email: bob, purpose: 'password', createdAt: 1 });
    await inbox.replaceLink('second', { email: bob, purpose: 'password', createdAt: 2 });
    expect(await inbox.link('first')).toBeUndefined();
    const [linkSession, passwordSession] = [newSession(bob), newSession(bob)];
    const linkProof = { linkHash: 'second', newPasswordHash: 'hash' };
    const started = await Promise.all([1, 2].map(() => inbox.startSession(linkSession, linkProof)));
    expect(started.sort()).toEqual([false, true]);
    expect(await inbox.startSession(passwordSession, { verifiedPasswordHash: 'hash' })).toBe(true);
    await inbox.updateLastSeen(linkSession, 9);
    expect(await inbox.session(linkSession.tokenHash)).toMatchObject({
      session: { id: linkSession.id, lastSeenAt: 9 },
      account: { email: bob, lastSeenAt: 9, disabled: false },
    });
    expect(await inbox.endSession(ada, linkSession.id)).toBe(false);
    expect(await inbox.endSession(bob, passwordSession.id)).toBe(true);
    expect((await inbox.sessions(bob)).map(({ id }) => id)).toEqual([linkSession.id]);
    // The invited owner and ada have no password, so bob is the last owner who can sign in.
    await inbox.addAccount('invited@desk.example', 'owner', actor);
    await inbox.changeAccount(bob, { role: 'owner' }, actor);
    const disable = (options = {}) => inbox.changeAccount(bob, { disabled: true }, actor, options);
    expect(await disable()).toBe('last-owner');
    expect(await disable({ allowNoOwner: true })).toBe('changed');
    expect(await inbox.session(linkSession.tokenHash)).toBeUndefined();
  });

  test('a session adds passkeys only to its own account; repeated counters above 0 and old challenges are rejected', async () => {
    const { inbox } = await openStore();
    for (const email of [ada, bob]) await inbox.addAccount(email, 'reader', actor);
    const key = {
      id: 'key',
      email: ada,
      name: 'Laptop',
      publicKey: 'AAAA',
      // Counters are unsigned 32-bit integers, so they may exceed 2 ** 31.
      counter: 4_000_000_000,
      transports: ['internal', 'hybrid'],
      createdAt: 1,
      lastUsedAt: null,
    };
    const startSession = async (email: string) => {
      const session = newSession(email);
      await inbox.replaceLink('link', { email, purpose: 'sign-in', createdAt: 1 });
      await inbox.startSession(session, { linkHash: 'link', newPasswordHash: null });
      return session.id;
    };
    const adaSession = await startSession(ada);
    const bobSession = await startSession(bob);
    expect(await inbox.addPasskey(key, bobSession)).toBe(false);
    expect(await inbox.addPasskey(key, adaSession)).toBe(true);
    expect(await inbox.addPasskey({ ...key, email: bob }, bobSession)).toBe(false);
    expect([await inbox.passkeys(ada), await inbox.passkey('key')]).toEqual([[key], key]);
    const recordUse = (counter: number, at = 9) => inbox.recordPasskeyUse('key', counter, at);
    const uses = await Promise.all([recordUse(4_000_000_001), recordUse(4_000_000_001)]);
    expect(uses.sort()).toEqual([false, true]);
    expect((await inbox.account(ada))?.passkeys).toBe(1);
    expect(await inbox.passkey('key')).toEqual({ ...key, counter: 4_000_000_001, lastUsedAt: 9 });
    expect(await inbox.removePasskey('key', { by: ada, at: 1 })).toBe(true);
    await inbox.addPasskey({ ...key, counter: 0 }, adaSession);
    // Passkeys without a counter always send 0.
    for (const at of [10, 11]) expect(await recordUse(0, at)).toBe(true);

    const ttlMs = 5;
    await inbox.addChallenge('old', { email: null, createdAt: 10 }, ttlMs);
    const challenge = { email: ada, createdAt: 20 };
    await inbox.addChallenge('new', challenge, ttlMs);
    expect(await inbox.consumeChallenge('old')).toBeUndefined();
    const consumed = await Promise.all([1, 2].map(() => inbox.consumeChallenge('new')));
    expect(consumed.filter(Boolean)).toEqual([challenge]);
  });

  test('the audit log is read in pages, and its old entries are deleted', async () => {
    const { inbox } = await openStore();
    for (let at = 1; at <= 5; at += 1)
      await inbox.writeAudit(`Did ${at}`, { by: 'x', at: at * 1000 });
    const read = async (cursor: string | undefined, limit: number) => {
      const { entries, next } = await inbox.auditPage(cursor, limit);
      return { texts: entries.map(({ what }) => what), next };
    };
    const { texts, next } = await read(undefined, 3);
    expect(texts).toEqual(['Did 5', 'Did 4', 'Did 3']);
    expect((await read(next ?? '', 3)).texts).toEqual(['Did 2', 'Did 1']);
    await inbox.deleteExpired({ audit: 3000, sessions: 0, invitations: 0 });
    expect((await read(undefined, 9)).texts).toEqual(texts);
  });
});
