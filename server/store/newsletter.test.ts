import { describe, expect, test } from 'vitest';
import {
  addLeads,
  fakeLease,
  type LeadChanges,
  newLead,
  newsletterLead,
  subscribeNow,
} from '../../tests/server/fixtures.ts';
import {
  autoClose,
  bothStores,
  clockedStores,
  execute,
  setUpPostgres,
} from '../../tests/server/stores.ts';
import { mailboxOf } from './newsletter.ts';
import { postgresStore } from './postgres.ts';
import type { FullStore } from './store.ts';

const newDatabase = setUpPostgres();

const DAY_MS = 24 * 60 * 60 * 1000;
const START = Date.UTC(2026, 0, 1);
const undecided = { confirmedAt: null, unsubscribedAt: null };

async function signUp(
  store: FullStore,
  receivedAt = START,
  email = 'ada@engines.com',
  changes: LeadChanges = {},
) {
  const lead = newsletterLead(email, { receivedAt, channels: [], ...changes });
  await store.add(lead);
  return lead.id;
}

test.each([
  ['Ada+1@engines.com', 'ada@engines.com'],
  ['a.da.Lovelace+news@googlemail.com', 'adalovelace@gmail.com'],
  ['ada.l@engines.com', 'ada.l@engines.com'],
  ['+b@engines.com', '+b@engines.com'],
])('mail to %s arrives in the mailbox of %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

describe.each(bothStores(newDatabase))('the newsletter in %s', (_name, openStore) => {
  test('one sign-up per mailbox and day can claim the confirmation mail; after an erasure, another can', async () => {
    const store = await openStore();
    const claim = (id: string) => store.newsletter.claimConfirmation(id);
    const [first, second] = [await signUp(store), await signUp(store, START, 'ADA+1@engines.com')];
    expect(await claim(first)).toBe(true);
    expect(await claim(second)).toBe(false);
    expect(await claim(first)).toBe(true);
    await execute(store, `UPDATE confirmation_mails SET mailed_at = mailed_at - ${DAY_MS}`);
    expect(await claim(second)).toBe(true);
    expect(await claim(await signUp(store, START, 'bob@engines.com'))).toBe(true);
    // Moves the times of mails into the future, as a wrong clock would.
    await execute(store, `UPDATE confirmation_mails SET mailed_at = mailed_at + ${DAY_MS}`);
    expect(await claim(first)).toBe(true);
    await store.erase('ada+2@engines.com');
    expect(await claim(second)).toBe(true);
  });

  test('confirmed people get no confirmation mail, nor do unsubscribed ones until they sign up again', async () => {
    const store = await openStore();
    const { newsletter } = store;
    const id = await signUp(store);
    await newsletter.confirm(id, START + 1);
    expect(await newsletter.claimConfirmation(id)).toBe(false);
    await newsletter.unsubscribe(id, START + 2);
    expect(await newsletter.claimConfirmation(id)).toBe(false);
    expect(await newsletter.claimConfirmation(await signUp(store, START + 3))).toBe(true);
  });

  test('an unsubscription applies to all earlier sign-ups, even if the clock has been set back since', async () => {
    const store = await openStore();
    const { newsletter } = store;
    const [id, newer] = [await signUp(store), await signUp(store, START + 1)];
    await newsletter.unsubscribe(id, START - DAY_MS);
    for (const signUpId of [id, newer]) {
      expect(await newsletter.claimConfirmation(signUpId)).toBe(false);
      expect(await newsletter.confirm(signUpId, START + 2)).toBe('outdated');
    }
  });

  test('leads of other forms, missing leads and invalid ids cannot be confirmed or unsubscribed', async () => {
    const store = await openStore();
    const [other] = await addLeads(store, newLead());
    for (const id of [other.id, newLead().id, 'ada@engines.com', '']) {
      expect(await store.newsletter.claimConfirmation(id)).toBe(false);
      expect(await store.newsletter.confirm(id, START)).toBe('outdated');
      await store.newsletter.unsubscribe(id, START);
      expect(await store.newsletter.subscription(id)).toEqual(undecided);
    }
  });

  test('the list of sign-ups has each person once across pages, and no quarantined sign-ups', async () => {
    const store = await openStore();
    const first = await signUp(store, START, 'Ada@engines.com');
    const last = await signUp(store, START + 5, 'ada@engines.com');
    const bob = await signUp(store, START + 1, 'bob@engines.com');
    await signUp(store, START, 'bot@engines.com', { spam: 'honeypot' });
    await store.add(newLead({ email: 'form@engines.com' }));
    await store.newsletter.confirm(first, START + 2);
    await store.newsletter.unsubscribe(bob, START + 3);
    const people = [
      {
        email: 'ada@engines.com',
        lastLeadId: last,
        signedUpAt: START,
        lastSignedUpAt: START + 5,
        confirmedAt: START + 2,
        unsubscribedAt: null,
      },
      {
        email: 'bob@engines.com',
        lastLeadId: bob,
        signedUpAt: START + 1,
        lastSignedUpAt: START + 1,
        confirmedAt: null,
        unsubscribedAt: START + 3,
      },
    ];
    const list = (after: string, limit: number) => store.newsletter.subscribers(after, limit);
    expect(await list('', 9)).toEqual(people);
    expect([...(await list('', 1)), ...(await list('ada@engines.com', 1))]).toEqual(people);
    expect(await list('bob@engines.com', 1)).toEqual([]);
  });

  test('an erasure deletes the subscription of an address, ignoring case', async () => {
    const store = await openStore();
    await store.newsletter.confirm(await signUp(store), START + 1);
    await store.erase('ADA@engines.com');
    // A remaining subscription would confirm the next sign-up.
    expect(await store.newsletter.subscription(await signUp(store))).toEqual(undecided);
  });

  test('confirmation mails do not count as deliveries to the owner', async () => {
    const store = await openStore();
    const addSignUp = (email: string) =>
      signUp(store, START, email, { channels: ['confirmation'] });
    const id = await addSignUp('ada@engines.com');
    await store.recordOutcome(fakeLease(id, 'confirmation'), { state: 'delivered' });
    expect(await store.countLeadsToBackfill(['mail'])).toBe(1);
    expect(await store.backfill(['mail'])).toBe(1);
    const refused = await addSignUp('bob@engines.com');
    await store.recordOutcome(fakeLease(refused, 'confirmation'), { state: 'dead-letter' });
    expect((await store.counts()).deadLetters).toBe(0);
    expect((await store.inbox.countProblems()).deadLetters).toBe(0);
  });
});

describe.each(clockedStores(newDatabase))('the newsletter and the clock of %s', (_name, open) => {
  test('confirmations, unsubscriptions and sign-ups get the time of the store’s clock', async () => {
    const { store, setClock } = await open();
    const { newsletter } = store;
    const tomorrow = Date.now() + DAY_MS;
    await setClock(tomorrow);
    const first = await subscribeNow(store);
    expect(await newsletter.confirm(first)).toBe('confirmed');
    expect(await newsletter.subscription(first)).toMatchObject({ confirmedAt: tomorrow });
    await setClock(tomorrow + 1);
    await newsletter.unsubscribe(first);
    await setClock(tomorrow + 2);
    expect(await newsletter.claimConfirmation(await subscribeNow(store))).toBe(true);
  });
});

describe('the newsletter of two desks on PostgreSQL', () => {
  const openTwoStores = async () => {
    const url = await newDatabase();
    const a = autoClose(postgresStore(url));
    await a.open();
    return [a, autoClose(postgresStore(url))] as const;
  };

  test('desks agree on which sign-up gets the mail, on the time of confirmation and on a secret', async () => {
    const [a, b] = await openTwoStores();
    const [first, second] = [await signUp(a), await signUp(b)];
    const [claimsOfA, claimsOfB] = await Promise.all(
      [a, b].map(({ newsletter }) =>
        Promise.all([first, second].map((id) => newsletter.claimConfirmation(id))),
      ),
    );
    expect(claimsOfA).toEqual(claimsOfB);
    expect(claimsOfA?.toSorted()).toEqual([false, true]);
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 === 0 ? a : b).newsletter.confirm(first, START + 10 + index),
      ),
    );
    expect(new Set(results)).toEqual(new Set(['confirmed']));
    const { confirmedAt } = await a.newsletter.subscription(first);
    await b.newsletter.confirm(second, START + DAY_MS);
    expect((await b.newsletter.subscription(second)).confirmedAt).toBe(confirmedAt);
    const secrets = await Promise.all(
      [a, b].map(({ secrets }, index) => secrets.getOrAdd('newsletter-links', `of desk ${index}`)),
    );
    expect(new Set(secrets).size).toBe(1);
  });

  test('an erasure leaves no subscription, even if another desk confirms and unsubscribes meanwhile', async () => {
    const [a, b] = await openTwoStores();
    for (let round = 0; round < 20; round += 1) {
      const id = await signUp(a, START + round);
      await Promise.all([
        a.newsletter.unsubscribe(id, START),
        b.erase('ada@engines.com'),
        a.newsletter.confirm(id, START),
      ]);
      expect(await a.newsletter.subscription(await signUp(a))).toEqual(undecided);
    }
  });
});
