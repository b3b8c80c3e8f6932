import { describe, expect, test } from 'vitest';
import { newLead } from '../testing/parts.ts';
import { bothStores, closing, ownPostgres } from '../testing/stores.ts';
import { postgresStore } from './postgres.ts';
import type { OwnersStore } from './store.ts';

const newDatabase = ownPostgres();

const DAY = 24 * 60 * 60 * 1000;
const start = Date.UTC(2026, 0, 1);

/** Stores a newsletter sign-up. @returns its id */
async function signUp(store: OwnersStore, receivedAt: number, email = 'ada@engines.com', changes: Parameters<typeof newLead>[0] = {}) {
  const lead = { ...newLead({ receivedAt, channels: [], ...changes }), kind: 'newsletter' as const, fields: { email } };
  await store.add(lead);
  return lead.id;
}

describe.each(bothStores(newDatabase))('the newsletter in %s', (_name, openStore) => {
  test('mails an address once a day, whatever its letter case, and a mail that failed again', async () => {
    const store = await openStore();
    const { newsletter } = store;
    const [first, second] = [await signUp(store, start), await signUp(store, start + 1000, 'ADA@engines.com')];
    expect(await newsletter.claimConfirmation(first, start + 2000)).toBe(true);
    expect(await newsletter.claimConfirmation(second, start + 3000)).toBe(false);
    expect(await newsletter.claimConfirmation(first, start + 4000)).toBe(true);
    expect(await newsletter.claimConfirmation(second, start + 4000 + DAY)).toBe(true);
    expect(await newsletter.claimConfirmation(await signUp(store, start, 'bob@engines.com'), start + 2000)).toBe(true);
    // A clock that was ahead once.
    expect(await newsletter.claimConfirmation(first, start)).toBe(true);
  });

  test('mails nobody who has confirmed, or has unsubscribed since', async () => {
    const store = await openStore();
    const { newsletter } = store;
    const id = await signUp(store, start);
    await newsletter.confirm(id, start + 1);
    expect(await newsletter.claimConfirmation(id, start + DAY)).toBe(false);
    await newsletter.unsubscribe(id, start + 2);
    expect(await newsletter.claimConfirmation(id, start + DAY)).toBe(false);
    expect(await newsletter.claimConfirmation(await signUp(store, start + 3), start + DAY)).toBe(true);
  });

  test('answers for no sign-up of another form, none that is not there, and no id that is none', async () => {
    const store = await openStore();
    const other = newLead();
    await store.add(other);
    for (const id of [other.id, newLead().id, 'ada@engines.com', '']) {
      expect(await store.newsletter.claimConfirmation(id, start)).toBe(false);
      expect(await store.newsletter.confirm(id, start)).toBe('outdated');
      await store.newsletter.unsubscribe(id, start);
      expect(await store.newsletter.subscription(id)).toEqual({ confirmedAt: null, unsubscribedAt: null });
    }
  });

  test('lists each address once, page after page, and none of the quarantine', async () => {
    const store = await openStore();
    const first = await signUp(store, start, 'Ada@engines.com');
    const last = await signUp(store, start + 5, 'ada@engines.com');
    const bob = await signUp(store, start + 1, 'bob@engines.com');
    await signUp(store, start, 'bot@engines.com', { spam: 'honeypot' });
    await store.add(newLead({ email: 'form@engines.com' }));
    await store.newsletter.confirm(first, start + 2);
    await store.newsletter.unsubscribe(bob, start + 3);
    const people = [
      { email: 'ada@engines.com', lastLeadId: last, signedUpAt: start, lastSignedUpAt: start + 5, confirmedAt: start + 2, unsubscribedAt: null },
      { email: 'bob@engines.com', lastLeadId: bob, signedUpAt: start + 1, lastSignedUpAt: start + 1, confirmedAt: null, unsubscribedAt: start + 3 },
    ];
    expect(await store.newsletter.subscribers('', 9)).toEqual(people);
    expect([
      await store.newsletter.subscribers('', 1),
      await store.newsletter.subscribers('ada@engines.com', 1),
      await store.newsletter.subscribers('bob@engines.com', 1),
    ]).toEqual([[people[0]], [people[1]], []]);
  });

  test('forgets what a person answered with the person, and with the last sign-up that retention erases', async () => {
    const store = await openStore();
    const [ada, old, young] = [await signUp(store, start), await signUp(store, start, 'bob@engines.com'), await signUp(store, start + DAY, 'bob@engines.com')];
    for (const id of [ada, old]) await store.newsletter.confirm(id, start + 1);
    await store.erase('ADA@engines.com', start + 2);
    await store.purge({ leads: start + DAY, keys: start });
    expect(await store.newsletter.confirm(ada, start + 3)).toBe('outdated');
    expect((await store.newsletter.subscription(young)).confirmedAt).toBe(start + 1);
    // Were anything left of the address, who signs up anew would be confirmed already.
    expect(await store.newsletter.subscription(await signUp(store, start + 4))).toEqual({ confirmedAt: null, unsubscribedAt: null });
    await store.purge({ leads: start + 2 * DAY, keys: start });
    expect(await store.newsletter.subscription(await signUp(store, start + 5, 'bob@engines.com'))).toEqual({ confirmedAt: null, unsubscribedAt: null });
    await store.scrub();
  });

  test('keeps one secret of a name, the first', async () => {
    const { shared } = await openStore();
    expect(await shared.secret('newsletter-links', 'first')).toBe('first');
    expect(await shared.secret('newsletter-links', 'second')).toBe('first');
    expect(await shared.secret('proof-of-work', 'other')).toBe('other');
  });

  test('tells no owner of a sign-up by asking its address, and counts no given-up question among what did not reach the owner', async () => {
    const store = await openStore();
    const id = await signUp(store, start, 'ada@engines.com', { channels: ['confirmation'] });
    await store.complete(id, 'confirmation', { state: 'delivered', at: start });
    expect(await store.countBackfill(['mail'])).toBe(1);
    expect(await store.backfill(['mail'], { now: start })).toBe(1);
    const refused = await signUp(store, start, 'bob@engines.com', { channels: ['confirmation'] });
    await store.complete(refused, 'confirmation', { state: 'dead-letter', at: start, dueAt: start, error: 'refused' });
    expect((await store.counts(start)).deadLetters).toBe(0);
    expect((await store.inbox.troubles()).deadLetters).toBe(0);
  });
});

describe('two desks on PostgreSQL', () => {
  const desks = async () => {
    const url = await newDatabase();
    const one = closing(postgresStore(url));
    await one.open();
    return [one, closing(postgresStore(url))] as const;
  };

  test('take the same press of the button at once, and only one of them mails', async () => {
    const [one, other] = await desks();
    const ids = [await signUp(one, start), await signUp(other, start)];
    const asks = (time: number) => [one, other].flatMap(({ newsletter }) => ids.map((id) => newsletter.claimConfirmation(id, start + time)));
    const claims = await Promise.all(asks(1));
    // Both desks for the one sign-up that was first; neither for the other.
    expect([claims[0] === claims[2], claims[1] === claims[3], claims[0] !== claims[1]]).toEqual([true, true, true]);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? one : other).newsletter.confirm(ids[0] ?? '', start + 10 + index)));
    expect(new Set(answers)).toEqual(new Set(['confirmed']));
    const { confirmedAt } = await one.newsletter.subscription(ids[0] ?? '');
    await other.newsletter.confirm(ids[1] ?? '', start + DAY);
    expect((await other.newsletter.subscription(ids[1] ?? '')).confirmedAt).toBe(confirmedAt);
    const secrets = await Promise.all([one, other].map(({ shared }, index) => shared.secret('newsletter-links', `of desk ${index}`)));
    expect(new Set(secrets).size).toBe(1);
  });

  test('leave nothing of a person who answers while being erased', async () => {
    const [one, other] = await desks();
    for (let time = 0; time < 20; time += 1) {
      const id = await signUp(one, start + time);
      await Promise.all([one.newsletter.unsubscribe(id, start), other.erase('ada@engines.com', start), one.newsletter.confirm(id, start)]);
    }
    expect(await one.newsletter.subscription(await signUp(one, start))).toEqual({ confirmedAt: null, unsubscribedAt: null });
  });
});
