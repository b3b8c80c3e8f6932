import { describe, expect, test } from 'vitest';
import { actor } from '../testing/fixtures.ts';
import { bothStores, setUpPostgres } from '../testing/stores.ts';
import { uuidv7 } from './uuid.ts';

const [ada, bob] = ['ada@desk.example', 'bob@desk.example'] as const;

describe.each(bothStores(setUpPostgres()))('the inbox store in %s', (_name, openStore) => {
  test('stores accounts, one-time links and sessions; keeps the last owner unless `allowNoOwner`', async () => {
    const { inbox } = await openStore();
    expect(await inbox.hasAccounts()).toBe(false);
    expect(await inbox.addAccount(ada, 'owner', actor)).toBe(true);
    expect(await inbox.addAccount(ada, 'reader', { by: 'test', at: 2 })).toBe(false);
    await inbox.addAccount(bob, 'owner', actor);
    const demotions = await Promise.all(
      [ada, bob].map((email) => inbox.changeAccount(email, { role: 'reader' }, actor)),
    );
    expect(demotions.sort()).toEqual(['changed', 'last-owner']);
    expect(await inbox.changeAccount('nobody@desk.example', {}, actor)).toBe('missing');

    await inbox.invite('first', { email: bob, purpose: 'password', createdAt: 1 });
    await inbox.invite('second', { email: bob, purpose: 'password', createdAt: 2 });
    expect(await inbox.invitation('first')).toBeUndefined();
    const session = (id: string, tokenHash: string) => ({
      id,
      tokenHash,
      email: bob,
      createdAt: 1,
      lastSeenAt: 1,
      userAgent: 'x',
    });
    const [one, two] = [uuidv7(1), uuidv7(2)];
    const linkProof = { invitation: 'second', newHash: 'hash' };
    const started = await Promise.all([
      inbox.startSession(session(one, 'one'), linkProof),
      inbox.startSession(session(one, 'one'), linkProof),
    ]);
    expect(started.sort()).toEqual([false, true]);
    expect(await inbox.startSession(session(two, 'two'), { verifiedHash: 'hash' })).toBe(true);
    await inbox.updateLastSeen(session(one, 'one'), 9);
    expect(await inbox.session('one')).toMatchObject({
      session: { id: one, lastSeenAt: 9 },
      account: { email: bob, lastSeenAt: 9, disabled: false },
    });
    expect(await inbox.endSession(ada, one)).toBe(false);
    expect(await inbox.endSession(bob, two)).toBe(true);
    expect((await inbox.sessions(bob)).map(({ id }) => id)).toEqual([one]);
    // This owner has no password yet, so bob is still the last owner who can sign in.
    await inbox.addAccount('invited@desk.example', 'owner', actor);
    await inbox.changeAccount(bob, { role: 'owner' }, actor);
    const disable = (options = {}) => inbox.changeAccount(bob, { disabled: true }, actor, options);
    expect(await disable()).toBe('last-owner');
    expect(await disable({ allowNoOwner: true })).toBe('changed');
    expect(await inbox.session('one')).toBeUndefined();
  });

  test('stores passkeys; rejects repeated counters above 0 and old challenges', async () => {
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
      const id = uuidv7(1);
      await inbox.invite(id, { email, purpose: 'sign-in', createdAt: 1 });
      const session = { id, tokenHash: id, email, createdAt: 1, lastSeenAt: 1, userAgent: 'x' };
      await inbox.startSession(session, { invitation: id, newHash: null });
      return id;
    };
    const adaSession = await startSession(ada);
    const bobSession = await startSession(bob);
    expect(await inbox.addPasskey(key, bobSession)).toBe(false);
    expect(await inbox.addPasskey(key, adaSession)).toBe(true);
    expect(await inbox.addPasskey({ ...key, email: bob }, bobSession)).toBe(false);
    expect([await inbox.passkeys(ada), await inbox.passkey('key')]).toEqual([[key], key]);
    expect(
      await Promise.all([1, 2].map(() => inbox.recordPasskeyUse('key', 4_000_000_001, 9))),
    ).toEqual(expect.arrayContaining([true, false]));
    expect((await inbox.account(ada))?.passkeys).toBe(1);
    expect(await inbox.passkey('key')).toEqual({ ...key, counter: 4_000_000_001, lastUsedAt: 9 });
    expect(await inbox.removePasskey('key', { by: ada, at: 1 })).toBe(true);
    await inbox.addPasskey({ ...key, counter: 0 }, adaSession);
    // Passkeys without a counter always send 0.
    expect([
      await inbox.recordPasskeyUse('key', 0, 10),
      await inbox.recordPasskeyUse('key', 0, 11),
    ]).toEqual([true, true]);

    await inbox.addChallenge('old', null, 10, 0);
    await inbox.addChallenge('new', ada, 20, 15);
    expect(await inbox.consumeChallenge('old')).toBeUndefined();
    const consumed = await Promise.all([1, 2].map(() => inbox.consumeChallenge('new')));
    expect(consumed.filter((challenge) => challenge !== undefined)).toEqual([
      { email: ada, createdAt: 20 },
    ]);
  });

  test('returns the audit log in pages, and deletes old entries', async () => {
    const { inbox } = await openStore();
    for (let at = 1; at <= 5; at += 1)
      await inbox.writeAudit(`Did ${at}`, { by: 'x', at: at * 1000 });
    const page = await inbox.auditPage(undefined, 3);
    expect(page.entries.map(({ what }) => what)).toEqual(['Did 5', 'Did 4', 'Did 3']);
    expect((await inbox.auditPage(page.next ?? '', 3)).entries.map(({ what }) => what)).toEqual([
      'Did 2',
      'Did 1',
    ]);
    await inbox.deleteExpired({ audit: 3000, sessions: 0, invitations: 0 });
    expect((await inbox.auditPage(undefined, 9)).entries).toHaveLength(3);
  });
});
