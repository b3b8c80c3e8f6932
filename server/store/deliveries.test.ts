import { describe, expect, test } from 'vitest';
import type { Channel, StoredLead } from '../domain.ts';
import { actor, fakeLease, newLead } from '../testing/fixtures.ts';
import { bothStores, clockedStores, execute, setUpPostgres } from '../testing/stores.ts';
import type { Claim, DeliveryOutcome, FullStore, LeadStore } from './store.ts';

const newDatabase = setUpPostgres();

const DAY = 24 * 60 * 60 * 1000;

const EXPIRE_LEASES = 'UPDATE deliveries SET claimed_until = 1 WHERE claimed_until > 0';
const claimMails = (store: LeadStore, limit = 100) =>
  store.claim('mail', { leaseMs: 60_000, limit });

describe.each(bothStores(newDatabase))('deliveries in %s', (_name, openStore) => {
  test('ignores due times and leases from a clock that was a day ahead', async () => {
    const store = await openStore();
    await store.add(newLead());
    const dayAhead = Date.now() + DAY;
    await execute(store, `UPDATE deliveries SET due_at = ${dayAhead}, claimed_until = ${dayAhead}`);
    await store.add(newLead());
    // Claims both leads, one at a time.
    for (let claims = 0; claims < 2; claims += 1)
      expect(await claimMails(store, 1)).toHaveLength(1);
    expect(await claimMails(store)).toEqual([]);
  });

  test('queues a message once in 30 days; drops messages for disabled accounts, erased email addresses and inactive channels', async () => {
    const store = await openStore();
    const claimFrom = async (queue: 'notice' | 'digest') =>
      store.claim(queue, { leaseMs: 60_000, limit: 9 });
    const message = { queue: 'digest', subject: 'Leads', text: '3 leads' } as const;
    const enqueueDigest = (email: string) =>
      store.enqueue({ ...message, email, key: `digest:${email}:2026-11-23` });
    const emails = ['a@desk.example', 'b@desk.example', 'c@desk.example'];
    for (const email of emails) expect(await enqueueDigest(email)).toBe(true);
    const notice = {
      ...message,
      queue: 'notice',
      email: null,
      key: 'notice:2026-11-23',
    } as const;
    expect([await store.enqueue(notice), await store.enqueue(notice)]).toEqual([true, false]);
    // An empty text only reserves the key.
    await store.enqueue({ ...message, email: 'd@desk.example', key: 'nothing to say', text: '' });
    expect((await store.counts(Date.now())).messagesPending).toBe(4);

    await store.inbox.addAccount('b@desk.example', 'reader', actor);
    await store.inbox.changeAccount('b@desk.example', { disabled: true }, actor);
    await store.erase('C@desk.example');
    const [claim, ...otherClaims] = await claimFrom('digest');
    expect([claim?.item, otherClaims]).toEqual([
      { id: claim?.lease.id, email: 'a@desk.example', subject: 'Leads', text: '3 leads' },
      [],
    ]);
    expect(await claimFrom('digest')).toEqual([]);
    const lease = claim?.lease ?? fakeLease('');
    const renewed = (await store.renew(lease, 600_000)) ?? lease;
    expect(await store.recordOutcome(lease, { state: 'delivered' })).toBe(false);
    expect(await store.recordOutcome(renewed, { state: 'dead-letter', reason: '550' })).toBe(true);
    expect(await enqueueDigest('a@desk.example')).toBe(false);
    expect(await claimFrom('notice')).toMatchObject([{ attempts: 0, item: { email: null } }]);
    expect(await store.counts(Date.now())).toMatchObject({ messagesPending: 1, failedDigests: 1 });
    await store.setActiveChannels(['webhook']);
    expect((await store.counts(Date.now())).messagesPending).toBe(0);
    // The messages are now older than 30 days.
    await execute(store, 'UPDATE messages SET due_at = 1');
    expect(await enqueueDigest('a@desk.example')).toBe(true);
  });

  test('keeps pending lead events, however old', async () => {
    const store = await openStore();
    await store.setActiveChannels(['mail', 'webhook']);
    const lead = newLead({ channels: [] });
    await store.add(lead);
    await store.erase(lead.fields.email);
    await store.changes.queueEvents();
    await execute(store, 'UPDATE messages SET due_at = 1');
    // `enqueue` deletes old messages, but none that are pending: the event and this notice remain.
    await store.enqueue({ key: 'k', queue: 'notice', email: null, subject: 'x', text: 'x' });
    expect((await store.counts(Date.now())).messagesPending).toBe(2);
  });

  test('erasing an email address frees the keys of its messages, unless it has an account', async () => {
    const store = await openStore();
    await store.inbox.addAccount('ada@desk.example', 'owner', actor);
    const enqueueDigest = (email: string) =>
      store.enqueue({ key: `digest:${email}`, queue: 'digest', email, subject: 'Leads', text: '' });
    for (const [email, isQueuedAgain] of [
      ['ada@desk.example', false],
      ['eve@desk.example', true],
    ] as const) {
      expect(await enqueueDigest(email)).toBe(true);
      await store.erase(email.toUpperCase());
      expect(await enqueueDigest(email)).toBe(isQueuedAgain);
    }
  });

  test('hands each due delivery to one desk at a time', async () => {
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

  test('claims a failed delivery only when it is due, and a dead letter only after `retry`', async () => {
    const store = await openStore();
    const { id } = newLead();
    await store.add(newLead({ id }));
    const readDeliveries = async () => (await store.inbox.lead(id))?.lead.deliveries;
    const record = async (outcome: DeliveryOutcome) => {
      const [claim] = await claimMails(store);
      expect(await store.recordOutcome(claim?.lease ?? fakeLease(id), outcome)).toBe(true);
    };
    await record({ state: 'pending', pauseMs: 60_000, reason: 'refused' });
    expect(await claimMails(store)).toEqual([]);
    await execute(
      store,
      'UPDATE deliveries SET due_at = 1, first_tried_at = first_tried_at - 5000',
    );
    const [claim] = await claimMails(store);
    expect(claim).toMatchObject({ attempts: 1, item: { id } });
    expect(claim?.retryingForMs).toBeGreaterThanOrEqual(4999);
    await execute(store, EXPIRE_LEASES);

    await record({ state: 'dead-letter', reason: 'refused again' });
    expect(await claimMails(store)).toEqual([]);
    expect(await readDeliveries()).toMatchObject([
      { state: 'dead-letter', attempts: 2, lastError: 'refused again' },
    ]);
    expect(await store.retry()).toBe(1);
    await record({ state: 'delivered', reason: 'mailed today' });
    expect(await store.retry()).toBe(0);
    expect(await readDeliveries()).toMatchObject([
      { state: 'delivered', attempts: 3, lastError: 'mailed today', doneAt: expect.any(Number) },
    ]);
  });

  test.each<
    [
      event: string,
      change: (store: FullStore, claim: Claim<StoredLead>) => Promise<unknown>,
      state: string,
    ]
  >([
    [
      'expired, and another desk delivered the lead',
      async (store) => {
        await execute(store, EXPIRE_LEASES);
        for (const { lease } of await claimMails(store))
          await store.recordOutcome(lease, { state: 'delivered' });
      },
      'delivered',
    ],
    [
      'expired, and another desk claimed the lead',
      async (store) => {
        await execute(store, EXPIRE_LEASES);
        await claimMails(store);
      },
      'pending',
    ],
    [
      'belongs to a lead marked as spam',
      (store, { item }) => store.inbox.changeLead(item.id, { version: 1, spam: true }, actor),
      'held',
    ],
    ['belongs to an erased lead', (store, { item }) => store.erase(item.fields.email), 'erased'],
  ])('ignores a failed try whose lease %s', async (_event, change, state) => {
    const store = await openStore();
    await store.add(newLead());
    const [claim] = await claimMails(store);
    if (claim === undefined) throw new Error('nothing was claimed');
    await change(store, claim);
    expect(await store.renew(claim.lease, 60_000)).toBeUndefined();
    expect(await store.recordOutcome(claim.lease, { state: 'pending', reason: 'refused' })).toBe(
      false,
    );
    const delivery = (await store.inbox.lead(claim.item.id))?.lead.deliveries[0];
    expect(delivery?.state ?? 'erased').toBe(state);
    expect(delivery?.lastError ?? null).toBeNull();
    // A sent mail is recorded as delivered, even if its lead was marked as spam in between.
    expect(await store.recordOutcome(claim.lease, { state: 'delivered' })).toBe(state === 'held');
  });

  test('`retry()` skips confirmations that were given up; `retry(id)` includes them', async () => {
    const store = await openStore();
    const { id } = newLead();
    await store.add(newLead({ id, channels: ['mail', 'confirmation'] }));
    for (const queue of ['mail', 'confirmation'] as const)
      await store.recordOutcome({ ...fakeLease(id), queue }, { state: 'dead-letter' });
    expect(await store.retry()).toBe(1);
    expect(await store.retry(id)).toBe(2);
  });

  test('renews a lease, and then records an outcome only with the renewed one', async () => {
    const store = await openStore();
    await store.add(newLead());
    const [{ lease } = { lease: fakeLease('') }] = await claimMails(store);
    const renewed = await store.renew(lease, 600_000);
    expect(renewed?.claimedUntil).toBeGreaterThan(lease.claimedUntil);
    expect(await store.recordOutcome(lease, { state: 'delivered' })).toBe(false);
    expect(await store.recordOutcome(renewed ?? lease, { state: 'delivered' })).toBe(true);
  });

  test('delivers no quarantined lead until it is released', async () => {
    const store = await openStore();
    const lead = newLead({ spam: 'speed' });
    await store.add(lead);
    expect(await claimMails(store)).toEqual([]);
    expect(await store.retry()).toBe(0);
    expect(await store.retry(lead.id)).toBe(1);
    expect(await claimMails(store)).toMatchObject([{ item: { id: lead.id, spam: null } }]);
  });

  test('backfills deliveries of leads that no channel delivered; the returned counts exclude spam', async () => {
    const store = await openStore();
    const [unsent, sent, spam] = [
      newLead({ channels: [] }),
      newLead(),
      newLead({ channels: [], spam: 'honeypot' }),
    ];
    for (const lead of [unsent, sent, spam]) await store.add(lead);
    await store.recordOutcome(fakeLease(sent.id), { state: 'delivered' });
    expect(await store.countBackfill(['mail', 'webhook'])).toBe(1);
    expect(await store.backfill(['webhook'], Date.now() + 1000)).toBe(0);
    expect(await store.backfill(['mail', 'webhook'])).toBe(1);
    expect(await store.backfill(['mail', 'webhook'])).toBe(0);
    expect(
      (await store.claim('webhook', { leaseMs: 10, limit: 9 })).map(({ item }) => item.id),
    ).toEqual([unsent.id]);
  });

  test('holds deliveries of a channel until it is set up', async () => {
    const store = await openStore();
    const channels: Channel[] = ['mail', 'webhook'];
    const [waiting, givenUp] = [newLead({ channels }), newLead({ channels })];
    for (const lead of [waiting, givenUp, newLead({ channels, spam: 'honeypot' })])
      await store.add(lead);
    await store.recordOutcome(fakeLease(givenUp.id, 'webhook'), {
      state: 'dead-letter',
      reason: 'refused',
    });
    await store.setActiveChannels(['mail']);
    expect(await store.counts(Date.now())).toMatchObject({ pending: 2, deadLetters: 0 });
    expect((await store.inbox.lead(givenUp.id))?.lead.deliveries[1]).toMatchObject({
      state: 'held',
      lastError: 'This channel is not set up.',
    });
    await store.setActiveChannels([]);
    expect(await claimMails(store)).toEqual([]);
    expect((await store.page({ undelivered: true }, undefined, 9)).leads).toHaveLength(2);
    await store.setActiveChannels(channels);
    expect(await store.counts(Date.now())).toMatchObject({ pending: 4 });
    expect(await claimMails(store)).toHaveLength(2);
  });

  test.each<[string, (store: LeadStore, id: string) => Promise<unknown>]>([
    ['the inbox', ({ inbox }, id) => inbox.changeLead(id, { version: 1, spam: false }, actor)],
    ['the command line', (store, id) => store.retry(id)],
  ])(
    'a lead released from quarantine by %s goes to a channel that was set up after the lead arrived',
    async (_by, release) => {
      const store = await openStore();
      const lead = newLead({ channels: [], spam: 'honeypot' });
      await store.add(lead);
      await store.setActiveChannels(['mail']);
      expect(await claimMails(store)).toEqual([]);
      await release(store, lead.id);
      expect(await claimMails(store)).toMatchObject([{ item: { id: lead.id } }]);
    },
  );

  test.each<[string, (store: LeadStore, id: string) => Promise<unknown>]>([
    ['the inbox', ({ inbox }, id) => inbox.changeLead(id, { version: 1, spam: false }, actor)],
    ['the command line', (store, id) => store.retry(id)],
  ])(
    'after a release from quarantine by %s, deliveries stay held until their channel is set up',
    async (_by, release) => {
      const store = await openStore();
      const channels: Channel[] = ['mail', 'webhook', 'confirmation'];
      const lead = newLead({ channels, spam: 'honeypot' });
      await store.add(lead);
      await store.setActiveChannels(channels);
      await store.setActiveChannels(['mail']);
      await release(store, lead.id);
      const states = async () =>
        (await store.inbox.lead(lead.id))?.lead.deliveries
          .map(({ channel, state }) => `${channel} ${state}`)
          .sort();
      expect(await states()).toEqual(['confirmation held', 'mail pending', 'webhook held']);
      await store.setActiveChannels(channels);
      expect(await states()).toEqual(['confirmation pending', 'mail pending', 'webhook pending']);
    },
  );
});

describe.each(clockedStores(newDatabase))('webhook events in %s', (_name, open) => {
  const now = Date.parse('2026-11-23');

  /** Claims the first post of a new lead. */
  async function startPost() {
    const { store, setClock } = await open();
    await setClock(now);
    await store.setActiveChannels(['webhook']);
    const lead = newLead({ channels: ['webhook'] });
    await store.add(lead);
    const options = { leaseMs: 60_000, limit: 9 };
    const [post] = await store.claim('webhook', options);
    const claimEventsAt = async (time: number) => {
      await setClock(time);
      await store.changes.queueEvents();
      return (await store.claim('lead-event', options)).map(({ item }) => item.event);
    };
    return { store, lead, lease: post?.lease ?? fakeLease(lead.id), claimEventsAt };
  }

  test.each([
    ['erased', false],
    ['changed and erased', true],
  ])(
    'wait until the first post of their lead has surely ended, if the lead was %s during that post',
    async (_change, hasNote) => {
      const { store, lead, claimEventsAt } = await startPost();
      if (hasNote) await store.inbox.addNote(lead.id, 'Note', actor);
      expect(await claimEventsAt(now)).toEqual([]);
      await store.erase(lead.fields.email);
      expect(await claimEventsAt(now)).toEqual([]);
      // A post can take 11 seconds (queue.ts).
      expect(await claimEventsAt(now + 10_000)).toEqual([]);
      expect(await claimEventsAt(now + 11_000)).toEqual(['lead.erased']);
    },
  );

  test('wait for the result of the first post of their lead, if it was marked as spam during that post', async () => {
    const { store, lead, lease, claimEventsAt } = await startPost();
    await store.inbox.changeLead(lead.id, { version: 1, spam: true }, actor);
    expect(await claimEventsAt(now)).toEqual([]);
    expect(await store.recordOutcome(lease, { state: 'delivered' })).toBe(true);
    expect(await claimEventsAt(now)).toEqual(['lead.changed']);
  });

  test('do not wait for a post that was claimed while the clock was a day ahead', async () => {
    const { store, lead, claimEventsAt } = await startPost();
    await store.inbox.changeLead(lead.id, { version: 1, spam: true }, actor);
    expect(await claimEventsAt(now - DAY)).toEqual(['lead.changed']);
  });
});
