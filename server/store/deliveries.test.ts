import { assert, describe, expect, test } from 'vitest';
import {
  actor,
  addLeads,
  fakeLease,
  type LeadChanges,
  newLead,
} from '../../tests/server/fixtures.ts';
import { bothStores, clockedStores, execute, setUpPostgres } from '../../tests/server/stores.ts';
import type { Channel } from '../domain.ts';
import type { DeliveryOutcome, FullStore, LeadStore } from './store.ts';

const newDatabase = setUpPostgres();

const DAY_MS = 24 * 60 * 60 * 1000;
const EXPIRE_LEASES = 'UPDATE deliveries SET claimed_until = 1 WHERE claimed_until > 0';

const claimMails = (store: LeadStore, limit = 100) =>
  store.claim('mail', { leaseMs: 60_000, limit });

async function claimMail(store: LeadStore) {
  const [claim] = await claimMails(store, 1);
  assert(claim, 'No mail is due.');
  return claim;
}

const readDeliveries = async ({ inbox }: LeadStore, id: string) =>
  (await inbox.lead(id))?.lead.deliveries ?? [];

const countPendingMessages = async (store: LeadStore) => (await store.counts()).messagesPending;

describe.each(bothStores(newDatabase))('deliveries in %s', (_name, openStore) => {
  async function storeWithLead(changes?: LeadChanges) {
    const store = await openStore();
    const [{ id }] = await addLeads(store, newLead(changes));
    return { store, id };
  }

  test('due times and leases from a clock that was a day ahead are ignored', async () => {
    const { store } = await storeWithLead();
    const dayAhead = Date.now() + DAY_MS;
    await execute(store, `UPDATE deliveries SET due_at = ${dayAhead}, claimed_until = ${dayAhead}`);
    await addLeads(store, newLead());
    for (const count of [1, 1, 0]) expect(await claimMails(store, 1)).toHaveLength(count);
  });

  test('a message is queued once in 30 days, and kept while it is pending', async () => {
    const store = await openStore();
    const content = { email: 'ada@desk.example', subject: 'Leads', text: '3 leads' };
    const digest = { ...content, key: 'digest:2026-11-23', queue: 'digest' } as const;
    expect([await store.enqueue(digest), await store.enqueue(digest)]).toEqual([true, false]);
    const [claim] = await store.claim('digest', { leaseMs: 60_000, limit: 9 });
    assert(claim);
    expect(claim.item).toEqual({ ...content, id: claim.lease.id });
    await store.recordOutcome(claim.lease, { state: 'dead-letter', reason: '550' });
    expect(await store.enqueue(digest)).toBe(false);
    // A message without text is never sent: it only blocks other messages with its key.
    await store.enqueue({ ...digest, key: 'empty', text: '' });
    await store.enqueue({ ...digest, key: 'notice', queue: 'notice', email: null });
    expect(await store.counts()).toMatchObject({ messagesPending: 1, failedDigests: 1 });
    // All messages are now older than 30 days.
    await execute(store, 'UPDATE messages SET due_at = 1');
    expect(await store.enqueue(digest)).toBe(true);
    expect(await countPendingMessages(store)).toBe(2);
  });

  test('messages are deleted if their account is disabled, if their email address is erased and has no account, or if mail is not set up', async () => {
    const store = await openStore();
    const [ada, disabled, erased] = ['ada@desk.example', 'bob@desk.example', 'eve@engines.com'];
    for (const email of [ada, disabled]) await store.inbox.addAccount(email, 'reader', actor);
    const enqueueDigest = (email: string) =>
      store.enqueue({ key: email, queue: 'digest', email, subject: 'Leads', text: '3 leads' });
    for (const email of [ada, disabled, erased]) await enqueueDigest(email);
    await store.inbox.changeAccount(disabled, { disabled: true }, actor);
    for (const email of [ada, erased]) await store.erase(email.toUpperCase());
    expect(await countPendingMessages(store)).toBe(1);
    expect([await enqueueDigest(ada), await enqueueDigest(erased)]).toEqual([false, true]);
    await store.setActiveChannels(['webhook']);
    expect(await countPendingMessages(store)).toBe(0);
  });

  test('a due delivery is claimed by one desk at a time', async () => {
    const store = await openStore();
    await Promise.all(Array.from({ length: 40 }, () => store.add(newLead())));
    const claims = await Promise.all(Array.from({ length: 12 }, () => claimMails(store, 5)));
    const ids = claims.flat().map(({ item }) => item.id);
    expect(new Set(ids).size).toBe(ids.length);
    while (ids.length < 40) ids.push(...(await claimMails(store, 5)).map(({ item }) => item.id));
    expect(new Set(ids).size).toBe(40);
    expect(await claimMails(store)).toEqual([]);
    await execute(store, EXPIRE_LEASES);
    expect(await claimMails(store)).toHaveLength(40);
  });

  test('a failed delivery is claimed only when it is due, and a dead letter only after `retry`', async () => {
    const { store, id } = await storeWithLead();
    const record = async (outcome: DeliveryOutcome) => {
      const { lease } = await claimMail(store);
      expect(await store.recordOutcome(lease, outcome)).toBe(true);
    };
    await record({ state: 'pending', pauseMs: 60_000, reason: 'refused' });
    expect(await claimMails(store)).toEqual([]);
    await execute(
      store,
      'UPDATE deliveries SET due_at = 1, first_tried_at = first_tried_at - 5000',
    );
    const claim = await claimMail(store);
    expect(claim).toMatchObject({ attempts: 1, item: { id } });
    expect(claim.retryingForMs).toBeGreaterThanOrEqual(4999);
    await execute(store, EXPIRE_LEASES);

    await record({ state: 'dead-letter', reason: 'refused again' });
    expect(await claimMails(store)).toEqual([]);
    expect(await readDeliveries(store, id)).toMatchObject([
      { state: 'dead-letter', attempts: 2, lastError: 'refused again' },
    ]);
    expect(await store.retry()).toBe(1);
    await record({ state: 'delivered', reason: 'mailed today' });
    expect(await store.retry()).toBe(0);
    expect(await readDeliveries(store, id)).toMatchObject([
      { state: 'delivered', attempts: 3, lastError: 'mailed today', doneAt: expect.any(Number) },
    ]);
  });

  test.each<[string, (store: FullStore, id: string) => Promise<unknown>, state: string]>([
    [
      'another desk claimed the lead after the lease ended',
      async (store) => {
        await execute(store, EXPIRE_LEASES);
        await claimMails(store);
      },
      'pending',
    ],
    [
      'the lead was marked as spam',
      ({ inbox }, id) => inbox.changeLead(id, { version: 1, spam: true }, actor),
      'held',
    ],
  ])('a failed try is not recorded if %s', async (_event, change, state) => {
    const { store, id } = await storeWithLead();
    const { lease } = await claimMail(store);
    await change(store, id);
    expect(await store.renew(lease, 60_000)).toBeUndefined();
    expect(await store.recordOutcome(lease, { state: 'pending', reason: 'refused' })).toBe(false);
    expect(await readDeliveries(store, id)).toMatchObject([{ state, lastError: null }]);
    // A sent mail is recorded after a mark as spam, but not after another desk's claim.
    expect(await store.recordOutcome(lease, { state: 'delivered' })).toBe(state === 'held');
  });

  test('after the renewal of a lease, an outcome is recorded only with the renewed lease', async () => {
    const { store } = await storeWithLead();
    const { lease } = await claimMail(store);
    const renewed = (await store.renew(lease, 600_000)) ?? lease;
    expect(renewed.claimedUntil).toBeGreaterThan(lease.claimedUntil);
    expect(await store.recordOutcome(lease, { state: 'delivered' })).toBe(false);
    expect(await store.recordOutcome(renewed, { state: 'delivered' })).toBe(true);
  });

  test('`retry()` skips confirmations that were given up; `retry(id)` includes them', async () => {
    const { store, id } = await storeWithLead({ channels: ['mail', 'confirmation'] });
    for (const queue of ['mail', 'confirmation'] as const)
      await store.recordOutcome(fakeLease(id, queue), { state: 'dead-letter' });
    expect(await store.retry()).toBe(1);
    expect(await store.retry(id)).toBe(2);
  });

  test('a backfill queues deliveries of leads that no channel has delivered; the count of these leads excludes spam', async () => {
    const store = await openStore();
    const [unsent, sent] = await addLeads(
      store,
      newLead({ channels: [] }),
      newLead(),
      newLead({ channels: [], spam: 'honeypot' }),
    );
    await store.recordOutcome(fakeLease(sent.id), { state: 'delivered' });
    expect(await store.countLeadsToBackfill(['mail', 'webhook'])).toBe(1);
    // No lead was received since this future time.
    expect(await store.backfill(['webhook'], Date.now() + 1000)).toBe(0);
    for (const count of [1, 0]) expect(await store.backfill(['mail', 'webhook'])).toBe(count);
    const claims = await store.claim('webhook', { leaseMs: 10, limit: 9 });
    expect(claims).toMatchObject([{ item: { id: unsent.id } }]);
  });

  test('deliveries of a channel are held until it is set up', async () => {
    const store = await openStore();
    const channels: Channel[] = ['mail', 'webhook'];
    const [givenUp] = await addLeads(
      store,
      newLead({ channels }),
      newLead({ channels }),
      newLead({ channels, spam: 'honeypot' }),
    );
    await store.recordOutcome(fakeLease(givenUp.id, 'webhook'), { state: 'dead-letter' });
    await store.setActiveChannels(['mail']);
    expect(await store.counts()).toMatchObject({ pending: 2, deadLetters: 0 });
    expect((await readDeliveries(store, givenUp.id))[1]).toMatchObject({
      state: 'held',
      lastError: 'This channel is not set up.',
    });
    await store.setActiveChannels([]);
    expect(await claimMails(store)).toEqual([]);
    expect((await store.leadPage({ undelivered: true }, undefined, 9)).leads).toHaveLength(2);
    await store.setActiveChannels(channels);
    expect((await store.counts()).pending).toBe(4);
    expect(await claimMails(store)).toHaveLength(2);
  });

  test.each<[string, (store: LeadStore, id: string) => Promise<unknown>]>([
    ['the inbox', ({ inbox }, id) => inbox.changeLead(id, { version: 1, spam: false }, actor)],
    ['the command line', ({ retry }, id) => retry(id)],
  ])(
    'after %s releases a quarantined lead, the channels that are set up then deliver it',
    async (_by, release) => {
      const channels: Channel[] = ['mail', 'confirmation'];
      const { store, id } = await storeWithLead({ channels, spam: 'honeypot' });
      const readStates = async () =>
        (await readDeliveries(store, id)).map(({ channel, state }) => `${channel} ${state}`).sort();
      expect(await store.retry()).toBe(0);
      expect(await claimMails(store)).toEqual([]);
      await store.setActiveChannels(['webhook']);
      await release(store, id);
      expect(await readStates()).toEqual(['confirmation held', 'mail held', 'webhook pending']);
      await store.setActiveChannels(['webhook', ...channels]);
      expect(await readStates()).toEqual([
        'confirmation pending',
        'mail pending',
        'webhook pending',
      ]);
      expect((await claimMail(store)).item).toMatchObject({ id, spam: null });
    },
  );
});

describe.each(clockedStores(newDatabase))('webhook events in %s', (_name, open) => {
  const now = Date.parse('2026-11-23');

  /** Claims a lead's first webhook request. `recordSent` records the last claim as sent. */
  async function startRequest() {
    const { store, setClock } = await open();
    await setClock(now);
    await store.setActiveChannels(['webhook']);
    const [lead] = await addLeads(store, newLead({ channels: ['webhook'] }));
    const options = { leaseMs: 60_000, limit: 9 };
    const [claim] = await store.claim('webhook', options);
    assert(claim);
    let { lease } = claim;
    const claimEventsAt = async (time: number) => {
      await setClock(time);
      await store.changes.queueEvents();
      const claims = await store.claim('lead-event', options);
      lease = claims[0]?.lease ?? lease;
      return claims.map(({ item }) => item.event);
    };
    const recordSent = () => store.recordOutcome(lease, { state: 'delivered' });
    const markAsSpam = () => store.inbox.changeLead(lead.id, { version: 1, spam: true }, actor);
    return { store, lead, recordSent, claimEventsAt, markAsSpam };
  }

  test.each([
    ['erased', false],
    ['changed and erased', true],
  ])(
    'if a lead is %s during its first request, its event waits until that request can no longer run',
    async (_change, hasNote) => {
      const { store, lead, claimEventsAt } = await startRequest();
      if (hasNote) await store.inbox.addNote(lead.id, 'Note', actor);
      expect(await claimEventsAt(now)).toEqual([]);
      await store.erase(lead.fields.email);
      expect(await claimEventsAt(now)).toEqual([]);
      // A request ends after 11 seconds at most.
      expect(await claimEventsAt(now + 10_000)).toEqual([]);
      expect(await claimEventsAt(now + 11_000)).toEqual(['lead.erased']);
    },
  );

  test('if a lead is marked as spam during its first request, its event waits for the result', async () => {
    const { recordSent, claimEventsAt, markAsSpam } = await startRequest();
    await markAsSpam();
    expect(await claimEventsAt(now)).toEqual([]);
    expect(await recordSent()).toBe(true);
    expect(await claimEventsAt(now)).toEqual(['lead.changed']);
  });

  test('if a lead changes during the request for an event, the next event waits until that request can no longer run', async () => {
    const { store, lead, recordSent, claimEventsAt } = await startRequest();
    await recordSent();
    const addNote = () => store.inbox.addNote(lead.id, 'Note', actor);
    await addNote();
    expect(await claimEventsAt(now)).toEqual(['lead.changed']);
    await addNote();
    expect(await claimEventsAt(now)).toEqual([]);
    // The request lacks the second note, so adding that note ended the lease.
    expect(await recordSent()).toBe(false);
    expect(await claimEventsAt(now + 10_000)).toEqual([]);
    expect(await claimEventsAt(now + 11_000)).toEqual(['lead.changed']);
  });

  test('an event does not wait for a request claimed while the clock was a day ahead', async () => {
    const { claimEventsAt, markAsSpam } = await startRequest();
    await markAsSpam();
    expect(await claimEventsAt(now - DAY_MS)).toEqual(['lead.changed']);
  });
});
