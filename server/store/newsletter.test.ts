import { describe, expect, test } from 'vitest';
import { type Changes, newLead, newsletterLead, unclaimedLease } from '../testing/fixtures.ts';
import { autoClose, bothStores, execute, setUpPostgres } from '../testing/stores.ts';
import { postgresStore } from './postgres.ts';
import type { CliStore } from './store.ts';

const newDatabase = setUpPostgres();

const DAY = 24 * 60 * 60 * 1000;
const start = Date.UTC(2026, 0, 1);
const undecided = { confirmedAt: null, unsubscribedAt: null };

async function signUp(
  store: CliStore,
  receivedAt: number,
  email = 'ada@engines.com',
  changes: Changes = {},
) {
  const lead = newsletterLead(email, { receivedAt, channels: [], ...changes });
  await store.add(lead);
  return lead.id;
}

describe.each(bothStores(newDatabase))('the newsletter in %s', (_name, openStore) => {
  test('mails an address once a day regardless of case, and retries failed mails', async () => {
    const store = await openStore();
    const { newsletter } = store;
    const [first, second] = [
      await signUp(store, start),
      await signUp(store, start + 1000, 'ADA@engines.com'),
    ];
    const mayMail = (id: string) => newsletter.claimConfirmation(id);
    expect(await mayMail(first)).toBe(true);
    expect(await mayMail(second)).toBe(false);
    expect(await mayMail(first)).toBe(true);
    await execute(store, `UPDATE confirmation_mails SET mailed_at = mailed_at - ${DAY}`);
    expect(await mayMail(second)).toBe(true);
    expect(await mayMail(await signUp(store, start, 'bob@engines.com'))).toBe(true);
    // The clock was ahead when this was stored.
    await execute(store, `UPDATE confirmation_mails SET mailed_at = mailed_at + ${DAY}`);
    expect(await mayMail(first)).toBe(true);
  });

  test.each([
    ['Ada@engines.com', 'ada+1@engines.com'],
    ['ada+1@engines.com', 'ada+2@engines.com'],
    ['ada.lovelace@gmail.com', 'a.dalovelace+news@googlemail.com'],
  ])('mails the mailbox of %s and %s once a day', async (first, second) => {
    const store = await openStore();
    const mayMail = async (email: string) =>
      store.newsletter.claimConfirmation(await signUp(store, start, email));
    expect(await mayMail(first)).toBe(true);
    expect(await mayMail(second)).toBe(false);
    await store.erase(second);
    expect(await mayMail(second)).toBe(true);
  });

  test('mails addresses whose dots may name different mailboxes', async () => {
    const store = await openStore();
    for (const email of ['ada.l@engines.com', 'adal@engines.com', '+@engines.com'])
      expect(await store.newsletter.claimConfirmation(await signUp(store, start, email))).toBe(
        true,
      );
    const { leads } = await store.page({}, undefined, 9);
    expect(leads.map(({ fields }) => fields.email)).toContain('ada.l@engines.com');
  });

  test('does not mail confirmed or unsubscribed people until they sign up again', async () => {
    const store = await openStore();
    const { newsletter } = store;
    const id = await signUp(store, start);
    await newsletter.confirm(id, start + 1);
    expect(await newsletter.claimConfirmation(id)).toBe(false);
    await newsletter.unsubscribe(id, start + 2);
    expect(await newsletter.claimConfirmation(id)).toBe(false);
    expect(await newsletter.claimConfirmation(await signUp(store, start + 3))).toBe(true);
  });

  test('rejects leads of other forms, missing leads and invalid ids', async () => {
    const store = await openStore();
    const other = newLead();
    await store.add(other);
    for (const id of [other.id, newLead().id, 'ada@engines.com', '']) {
      expect(await store.newsletter.claimConfirmation(id)).toBe(false);
      expect(await store.newsletter.confirm(id, start)).toBe('outdated');
      await store.newsletter.unsubscribe(id, start);
      expect(await store.newsletter.subscription(id)).toEqual(undecided);
    }
  });

  test('lists each address once over all pages, without quarantined ones', async () => {
    const store = await openStore();
    const first = await signUp(store, start, 'Ada@engines.com');
    const last = await signUp(store, start + 5, 'ada@engines.com');
    const bob = await signUp(store, start + 1, 'bob@engines.com');
    await signUp(store, start, 'bot@engines.com', { spam: 'honeypot' });
    await store.add(newLead({ email: 'form@engines.com' }));
    await store.newsletter.confirm(first, start + 2);
    await store.newsletter.unsubscribe(bob, start + 3);
    const people = [
      {
        email: 'ada@engines.com',
        lastLeadId: last,
        signedUpAt: start,
        lastSignedUpAt: start + 5,
        confirmedAt: start + 2,
        unsubscribedAt: null,
      },
      {
        email: 'bob@engines.com',
        lastLeadId: bob,
        signedUpAt: start + 1,
        lastSignedUpAt: start + 1,
        confirmedAt: null,
        unsubscribedAt: start + 3,
      },
    ];
    expect(await store.newsletter.subscribers('', 9)).toEqual(people);
    expect([
      await store.newsletter.subscribers('', 1),
      await store.newsletter.subscribers('ada@engines.com', 1),
      await store.newsletter.subscribers('bob@engines.com', 1),
    ]).toEqual([[people[0]], [people[1]], []]);
  });

  test('erases confirmations with the person', async () => {
    const store = await openStore();
    const ada = await signUp(store, start);
    await store.newsletter.confirm(ada, start + 1);
    await store.erase('ADA@engines.com');
    expect(await store.newsletter.confirm(ada, start + 3)).toBe('outdated');
    // A leftover would confirm the next sign-up.
    expect(await store.newsletter.subscription(await signUp(store, start + 4))).toEqual(undecided);
  });

  test('keeps the first secret of a name', async () => {
    const { secrets } = await openStore();
    expect(await secrets.getOrAdd('newsletter-links', 'first')).toBe('first');
    expect(await secrets.getOrAdd('newsletter-links', 'second')).toBe('first');
  });

  test('does not count confirmation mails as deliveries to the owner', async () => {
    const store = await openStore();
    const id = await signUp(store, start, 'ada@engines.com', { channels: ['confirmation'] });
    await store.recordOutcome(unclaimedLease(id, 'confirmation'), { state: 'delivered' });
    expect(await store.countBackfill(['mail'])).toBe(1);
    expect(await store.backfill(['mail'])).toBe(1);
    const refused = await signUp(store, start, 'bob@engines.com', { channels: ['confirmation'] });
    await store.recordOutcome(unclaimedLease(refused, 'confirmation'), {
      state: 'dead-letter',
      reason: 'refused',
    });
    expect((await store.counts(start)).deadLetters).toBe(0);
    expect((await store.inbox.countProblems()).deadLetters).toBe(0);
  });
});

describe('two desks on PostgreSQL', () => {
  const desks = async () => {
    const url = await newDatabase();
    const one = autoClose(postgresStore(url));
    await one.open();
    return [one, autoClose(postgresStore(url))] as const;
  };

  test('agree which of two sign-ups of one address to mail, and confirm it once', async () => {
    const [one, other] = await desks();
    const ids = [await signUp(one, start), await signUp(other, start)];
    const claims = await Promise.all(
      [one, other].flatMap(({ newsletter }) => ids.map((id) => newsletter.claimConfirmation(id))),
    );
    expect([claims[0] === claims[2], claims[1] === claims[3], claims[0] !== claims[1]]).toEqual([
      true,
      true,
      true,
    ]);
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 === 0 ? one : other).newsletter.confirm(ids[0] ?? '', start + 10 + index),
      ),
    );
    expect(new Set(results)).toEqual(new Set(['confirmed']));
    const { confirmedAt } = await one.newsletter.subscription(ids[0] ?? '');
    await other.newsletter.confirm(ids[1] ?? '', start + DAY);
    expect((await other.newsletter.subscription(ids[1] ?? '')).confirmedAt).toBe(confirmedAt);
    const secrets = await Promise.all(
      [one, other].map(({ secrets }, index) =>
        secrets.getOrAdd('newsletter-links', `of desk ${index}`),
      ),
    );
    expect(new Set(secrets).size).toBe(1);
  });

  test('leave no data of a person who confirms while being erased', async () => {
    const [one, other] = await desks();
    for (let time = 0; time < 20; time += 1) {
      const id = await signUp(one, start + time);
      await Promise.all([
        one.newsletter.unsubscribe(id, start),
        other.erase('ada@engines.com'),
        one.newsletter.confirm(id, start),
      ]);
    }
    expect(await one.newsletter.subscription(await signUp(one, start))).toEqual(undecided);
  });
});
