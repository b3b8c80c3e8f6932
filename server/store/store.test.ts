import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Channel, NewLead, StoredLead } from '../domain.ts';
import { actor, newLead, tempFolder, unclaimed } from '../testing/parts.ts';
import { bothStores, execute, ownPostgres } from '../testing/stores.ts';
import { until } from '../testing/until.ts';
import {
  allLeads,
  type Claim,
  type CliStore,
  type DeliveryOutcome,
  type LeadStore,
  StoreUnavailable,
} from './store.ts';

const newDatabase = ownPostgres();

const DAY = 24 * 60 * 60 * 1000;

const isPostgres = ({ place }: CliStore) => place.startsWith('postgres://');

const EXPIRE = 'UPDATE deliveries SET claimed_until = 1 WHERE claimed_until > 0';
const claimMails = (store: LeadStore, limit = 100) =>
  store.claim('mail', { leaseMs: 60_000, limit });

describe.each(bothStores(newDatabase))('a store in %s', (_name, openStore) => {
  test('returns a lead unchanged', async () => {
    const store = await openStore();
    const lead = newLead();
    expect(await store.add(lead)).toBe('stored');
    const { key: _key, channels: _channels, ...kept } = lead;
    expect(await store.get(lead.id)).toEqual({
      ...kept,
      deliveries: [
        { channel: 'mail', state: 'pending', attempts: 0, doneAt: null, lastError: null },
      ],
      status: 'new',
      assignee: null,
      nextStep: null,
      version: 1,
      source: null,
    });
    expect(await store.get('no such id')).toBeUndefined();
  });

  test('stores a lead once per key, also within one commit', async () => {
    const store = await openStore();
    const key = 'the-same-key';
    const results = await Promise.all(
      Array.from({ length: 20 }, () => store.add(newLead({ key }))),
    );
    expect(results.filter((result) => result === 'stored')).toHaveLength(1);
    expect(await store.add(newLead({ key }))).toBe('repeated');
    expect(await store.counts(Date.now())).toMatchObject({ leads: 1, pending: 1 });
  });

  test('stores a different lead with a used key, once', async () => {
    const store = await openStore();
    const key = 'the-same-key';
    expect(await store.add(newLead({ key, email: 'stranger@engines.com' }))).toBe('stored');
    expect(await store.add(newLead({ key, email: 'ada@engines.com' }))).toBe('stored');
    // A resend may be quarantined, because the address has sent more leads since.
    for (const spam of [null, 'many', 'speed'] as const)
      expect(await store.add(newLead({ key, spam }))).toBe('repeated');
    expect((await store.counts(Date.now())).leads).toBe(2);
  });

  test('stores a person’s lead even if a bot sent the same', async () => {
    const store = await openStore();
    const key = 'form:of-a-double-click';
    expect(await store.add(newLead({ key, spam: 'honeypot' }))).toBe('stored');
    for (const result of ['stored', 'repeated'])
      expect(await store.add(newLead({ key }))).toBe(result);
    expect(await store.add(newLead({ key, spam: 'speed' }))).toBe('repeated');
    expect(await store.counts(Date.now())).toMatchObject({ leads: 2, quarantined: 1, pending: 1 });
  });

  test('rejects resends of an erased lead', async () => {
    const store = await openStore();
    const lead = newLead({ key: 'a-browsers-key' });
    await store.add(lead);
    await store.erase(lead.fields.email);
    expect(await store.add({ ...newLead(), key: 'a-browsers-key' })).toBe('repeated');
    // A new form post without script is a new lead.
    expect(await store.add(newLead({ key: 'form:anew' }))).toBe('stored');
  });

  test('makes deliveries due that a clock ahead postponed, and releases their leases', async () => {
    const store = await openStore();
    await store.add(newLead());
    const dayAhead = Date.now() + DAY;
    await execute(store, `UPDATE deliveries SET due_at = ${dayAhead}, claimed_until = ${dayAhead}`);
    expect(await claimMails(store)).toHaveLength(1);
    expect(await claimMails(store)).toEqual([]);
  });

  test('skips and reports unreadable rows in lists and deliveries', async () => {
    const store = await openStore();
    const [before, broken, after] = [
      newLead({ receivedAt: 1000 }),
      newLead({ receivedAt: 2000 }),
      newLead({ receivedAt: 3000 }),
    ];
    for (const lead of [before, broken, after]) await store.add(lead);
    await execute(store, `UPDATE leads SET fields = '[]' WHERE id = '${broken.id}'`);
    const named: string[] = [];
    const read: string[] = [];
    for await (const { id } of allLeads(store, {}, (id) => named.push(id))) read.push(id);
    expect([read, named]).toEqual([[before.id, after.id], [broken.id]]);
    expect((await store.page({}, undefined, 2)).next).toBe(broken.id);
    const claims = await claimMails(store);
    expect(claims.map(({ item }) => item.id).sort()).toEqual([before.id, after.id]);
    expect(await store.counts(Date.now())).toMatchObject({ pending: 2, deadLetters: 1 });
  });

  test('queues a message once and drops messages of disabled or erased accounts', async () => {
    const store = await openStore();
    const claimed = async (channel: 'notice' | 'digest') =>
      store.claim(channel, { leaseMs: 60_000, limit: 9 });
    const message = { channel: 'digest', subject: 'Leads', text: '3 leads' } as const;
    const digestTo = (email: string) =>
      store.enqueue({ ...message, email, key: `digest:${email}:2026-11-23` });
    const emails = ['a@desk.example', 'b@desk.example', 'c@desk.example'];
    for (const email of emails) expect(await digestTo(email)).toBe(true);
    const notice = {
      ...message,
      channel: 'notice',
      email: null,
      key: 'notice:2026-11-23',
    } as const;
    expect([await store.enqueue(notice), await store.enqueue(notice)]).toEqual([true, false]);
    await store.enqueue({ ...message, email: 'd@desk.example', key: 'nothing to say', text: '' });
    expect((await store.counts(Date.now())).messagesPending).toBe(4);

    await store.inbox.addAccount('b@desk.example', 'reader', actor);
    await store.inbox.changeAccount('b@desk.example', { disabled: true }, actor);
    await store.erase('C@desk.example');
    const [claim, ...others] = await claimed('digest');
    expect([claim?.item, others]).toEqual([
      { id: claim?.lease.id, email: 'a@desk.example', subject: 'Leads', text: '3 leads' },
      [],
    ]);
    expect(await claimed('digest')).toEqual([]);
    const lease = claim?.lease ?? unclaimed('');
    const renewed = (await store.renew(lease, 600_000)) ?? lease;
    expect(await store.complete(lease, { state: 'delivered' })).toBe(false);
    expect(await store.complete(renewed, { state: 'dead-letter', reason: '550' })).toBe(true);
    expect(await digestTo('a@desk.example')).toBe(false);
    expect(await claimed('notice')).toMatchObject([{ attempts: 0, item: { email: null } }]);
    expect(await store.counts(Date.now())).toMatchObject({ messagesPending: 1, digestsGivenUp: 1 });
    await store.setChannels(['webhook']);
    expect((await store.counts(Date.now())).messagesPending).toBe(0);
    await execute(store, 'UPDATE messages SET due_at = 1');
    expect(await digestTo('a@desk.example')).toBe(true);
  });

  test('restores a backup over existing data and reports what would be lost', async () => {
    const store = await openStore();
    const [kept, later] = [newLead(), newLead()];
    await store.add(kept);
    const file = join(tempFolder(), `backup${store.backupEnding}`);
    expect(await store.backup(file)).toBe(1);
    expect(await store.restore(file)).toEqual({ leads: 1, missing: 0 });
    await store.add(later);
    expect(await store.restore(file)).toEqual({ leads: 1, missing: 1 });
    expect(await store.get(later.id)).toBeDefined();
    expect(await store.restore(file, true)).toEqual({ leads: 1, missing: 0 });
    expect(await store.get(kept.id)).toBeDefined();
    expect(await store.get(later.id)).toBeUndefined();
    await expect(store.restore(import.meta.filename)).rejects.toThrow(
      /not an intact backup|pg_restore ended/,
    );
  });

  test('ends sessions and one-time links at a restore and keeps the backup’s passwords', async () => {
    const store = await openStore();
    const email = 'ada@desk.example';
    await store.inbox.addAccount(email, 'owner', actor);
    const link = (password: string) => ({ invitation: 'link', password });
    const invite = () => store.inbox.invite('link', { email, purpose: 'password', createdAt: 1 });
    const id = newLead().id;
    const session = { id, tokenHash: 'x', email, createdAt: 1, lastSeenAt: 1, userAgent: '' };
    await invite();
    await store.inbox.startSession(session, link('a hash'));
    await invite();
    const file = join(tempFolder(), `backup${store.backupEnding}`);
    await store.backup(file);
    await store.restore(file, true);
    expect(await store.inbox.session('x')).toBeUndefined();
    expect(await store.inbox.invitation('link')).toBeUndefined();
    expect(await store.inbox.account(email)).toMatchObject({ password: 'a hash' });
  });

  test('stores any number of concurrent leads', async () => {
    const store = await openStore();
    const leads = Array.from({ length: 1200 }, () => newLead());
    // A busy machine may reject one for now; browsers send it again.
    const add = async (lead: NewLead): Promise<void> => {
      await store.add(lead).catch((error: unknown) => {
        if (error instanceof StoreUnavailable) return add(lead);
        throw error;
      });
    };
    await Promise.all(leads.map(add));
    const ids: string[] = [];
    for await (const lead of allLeads(store, {})) ids.push(lead.id);
    expect(ids).toEqual(leads.map(({ id }) => id).sort());
  });

  test('filters by time, kind, quarantine and delivery', async () => {
    const store = await openStore();
    const now = Date.now();
    const old = newLead({ receivedAt: now - 3 * DAY, email: 'old@engines.com' });
    const spam = newLead({ spam: 'honeypot', email: 'spam@engines.com' });
    const untold = newLead({ channels: [], email: 'untold@engines.com' });
    const fresh = newLead({ email: 'fresh@engines.com' });
    for (const lead of [old, spam, untold, fresh]) await store.add(lead);
    await store.complete(unclaimed(old.id), { state: 'delivered' });
    const emails = async (filter: Parameters<LeadStore['page']>[0]) =>
      (await store.page(filter, undefined, 10)).leads.map(
        ({ fields }) => fields.email.split('@')[0],
      );

    expect(await emails({})).toEqual([
      'old',
      ...['untold', 'fresh'].sort((a, b) =>
        (a === 'untold' ? untold : fresh).id < (b === 'untold' ? untold : fresh).id ? -1 : 1,
      ),
    ]);
    expect(await emails({ since: now - DAY })).not.toContain('old');
    expect(await emails({ spam: true })).toEqual(['spam']);
    expect((await emails({ undelivered: true })).sort()).toEqual(['fresh', 'untold']);
    expect(await emails({ kind: 'contact' })).toEqual([]);
    expect(await store.counts(Date.now())).toMatchObject({
      leads: 4,
      quarantined: 1,
      quarantinedToday: 1,
      pending: 1,
      deadLetters: 0,
      erased: 0,
    });
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
    await execute(store, EXPIRE);
    expect(await claimMails(store)).toHaveLength(40);
  });

  test('keeps a failed delivery until it is due and a dead letter until it is retried', async () => {
    const store = await openStore();
    const { id } = newLead();
    await store.add(newLead({ id }));
    const deliveries = async () => (await store.get(id))?.deliveries;
    const complete = async (outcome: DeliveryOutcome) => {
      const [claim] = await claimMails(store);
      expect(await store.complete(claim?.lease ?? unclaimed(id), outcome)).toBe(true);
    };
    await complete({ state: 'pending', pauseMs: 60_000, reason: 'refused' });
    expect(await claimMails(store)).toEqual([]);
    await execute(
      store,
      'UPDATE deliveries SET due_at = 1, first_tried_at = first_tried_at - 5000',
    );
    const [claim] = await claimMails(store);
    expect(claim).toMatchObject({ attempts: 1, item: { id } });
    expect(claim?.triedForMs).toBeGreaterThanOrEqual(4999);
    await execute(store, EXPIRE);

    await complete({ state: 'dead-letter', reason: 'refused again' });
    expect(await claimMails(store)).toEqual([]);
    expect(await deliveries()).toMatchObject([
      { state: 'dead-letter', attempts: 2, lastError: 'refused again' },
    ]);
    expect(await store.retry()).toBe(1);
    await complete({ state: 'delivered', reason: 'had one today' });
    expect(await store.retry()).toBe(0);
    expect(await deliveries()).toMatchObject([
      { state: 'delivered', attempts: 3, lastError: 'had one today', doneAt: expect.any(Number) },
    ]);
  });

  test.each<
    [
      event: string,
      then: (store: CliStore, claim: Claim<StoredLead>) => Promise<unknown>,
      state: string,
    ]
  >([
    [
      'expired and delivered by another desk',
      async (store) => {
        await execute(store, EXPIRE);
        for (const { lease } of await claimMails(store))
          await store.complete(lease, { state: 'delivered' });
      },
      'delivered',
    ],
    [
      'expired and claimed by another desk',
      async (store) => {
        await execute(store, EXPIRE);
        await claimMails(store);
      },
      'pending',
    ],
    [
      'of a lead that was marked as spam',
      (store, { item }) => store.inbox.changeLead(item.id, { version: 1, spam: true }, actor),
      'held',
    ],
    ['of a lead that was erased', (store, { item }) => store.erase(item.fields.email), 'erased'],
  ])('ignores the failure under a lease %s', async (_event, then, state) => {
    const store = await openStore();
    await store.add(newLead());
    const [claim] = await claimMails(store);
    if (claim === undefined) throw new Error('nothing was claimed');
    await then(store, claim);
    expect(await store.renew(claim.lease, 60_000)).toBeUndefined();
    expect(await store.complete(claim.lease, { state: 'pending', reason: 'refused' })).toBe(false);
    const lead = await store.get(claim.item.id);
    expect(lead?.deliveries[0]?.state ?? 'erased').toBe(state);
    expect(lead?.deliveries[0]?.lastError ?? null).toBeNull();
    // The sent mail counts, even if the lead was marked in between.
    expect(await store.complete(claim.lease, { state: 'delivered' })).toBe(state === 'held');
  });

  test('renews a lease and completes only with the renewed one', async () => {
    const store = await openStore();
    await store.add(newLead());
    const [{ lease } = { lease: unclaimed('') }] = await claimMails(store);
    const renewed = await store.renew(lease, 600_000);
    expect(renewed?.claimedUntil).toBeGreaterThan(lease.claimedUntil);
    expect(await store.complete(lease, { state: 'delivered' })).toBe(false);
    expect(await store.complete(renewed ?? lease, { state: 'delivered' })).toBe(true);
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

  test('makes undelivered leads due when a channel is configured later, and counts them', async () => {
    const store = await openStore();
    const [untold, told, spam] = [
      newLead({ channels: [] }),
      newLead(),
      newLead({ channels: [], spam: 'honeypot' }),
    ];
    for (const lead of [untold, told, spam]) await store.add(lead);
    await store.complete(unclaimed(told.id), { state: 'delivered' });
    expect(await store.countBackfill(['mail', 'webhook'])).toBe(1);
    expect(await store.backfill(['webhook'], Date.now() + 1000)).toBe(0);
    expect(await store.backfill(['mail', 'webhook'])).toBe(1);
    expect(await store.backfill(['mail', 'webhook'])).toBe(0);
    expect(
      (await store.claim('webhook', { leaseMs: 10, limit: 9 })).map(({ item }) => item.id),
    ).toEqual([untold.id]);
  });

  test('holds deliveries of a channel without configuration', async () => {
    const store = await openStore();
    const channels: Channel[] = ['mail', 'webhook'];
    const [waiting, givenUp] = [newLead({ channels }), newLead({ channels })];
    for (const lead of [waiting, givenUp, newLead({ channels, spam: 'honeypot' })])
      await store.add(lead);
    await store.complete(unclaimed(givenUp.id, 'webhook'), {
      state: 'dead-letter',
      reason: 'refused',
    });
    await store.setChannels(['mail']);
    expect(await store.counts(Date.now())).toMatchObject({ pending: 2, deadLetters: 0 });
    expect((await store.get(givenUp.id))?.deliveries[1]).toMatchObject({
      state: 'held',
      lastError: 'This channel is not set up.',
    });
    await store.setChannels([]);
    expect(await claimMails(store)).toEqual([]);
    expect((await store.page({ undelivered: true }, undefined, 9)).leads).toHaveLength(2);
    await store.setChannels(channels);
    expect(await store.counts(Date.now())).toMatchObject({ pending: 4 });
    expect(await claimMails(store)).toHaveLength(2);
  });

  test('erases a person regardless of case, with pending deliveries, and keeps a count', async () => {
    const store = await openStore();
    for (const email of ['Ada@Engines.com', 'ada@engines.com', 'bob@engines.com'])
      await store.add(newLead({ email }));
    await store.add(newLead({ email: 'ADA@engines.com', spam: 'honeypot' }));
    expect(await store.erase('ada@ENGINES.com')).toBe(3);
    expect(await store.erase('ada@engines.com')).toBe(0);
    expect(await store.counts(Date.now())).toMatchObject({
      leads: 1,
      quarantined: 0,
      pending: 1,
      deadLetters: 0,
      erased: 3,
    });
  });

  test('numbers every change of a lead and invalidates cursors that would miss one', async () => {
    const store = await openStore();
    const kinds = async (cursor: number) => {
      const changes = await store.changes.since(cursor, 100);
      return changes === 'expired' ? changes : changes.map(({ kind }) => kind);
    };
    const start = await store.changes.newest();
    expect(await store.changes.since(start, 100)).toEqual([]);
    const [lead, other] = [newLead(), newLead({ email: 'other@engines.com', channels: [] })];
    await store.add(lead);
    await store.add(other);
    await store.inbox.changeLead(lead.id, { version: 1, status: 'answered' }, actor);
    await store.inbox.addNote(lead.id, 'Called.', actor);
    await store.complete(unclaimed(lead.id), { state: 'delivered' });
    expect(await store.backfill(['webhook'])).toBe(1);
    await store.erase(lead.fields.email);
    const changes = await store.changes.since(start, 100);
    const of = ({ id }: NewLead, kind: string) => ({ leadId: id, kind });
    expect(changes).toMatchObject([
      of(lead, 'created'),
      of(other, 'created'),
      ...Array(2).fill(of(lead, 'changed')),
      of(lead, 'delivery'),
      of(other, 'delivery'),
      of(lead, 'erased'),
    ]);
    const numbers = Array.from({ length: 7 }, (_, index) => start + index + 1);
    expect(changes).toMatchObject(numbers.map((seq) => ({ seq })));
    expect(await store.changes.since(start + 2, 1)).toEqual([changes[2]]);
    const end = start + 7;
    expect(await store.changes.newest()).toBe(end);

    await store.changes.prune();
    expect(await kinds(start)).toEqual(['created', 'delivery', 'erased']);
    await execute(store, `UPDATE changes SET at = 1 WHERE seq <= ${end - 1}`);
    await store.changes.prune();
    expect(await kinds(start)).toBe('expired');
    expect(await kinds(end - 1)).toEqual(['erased']);
    await execute(store, `UPDATE changes SET at = 1`);
    await store.changes.prune();
    expect(await kinds(end - 1)).toBe('expired');
    expect(await store.changes.newest()).toBe(end);

    const file = join(tempFolder(), `backup${store.backupEnding}`);
    await store.backup(file);
    await store.add(newLead());
    expect(await kinds(end)).toEqual(['created']);
    await store.restore(file, true);
    expect(await kinds(end)).toBe('expired');
    await store.add(newLead());
    expect(await kinds(end + 1)).toBe('expired');
  });

  test('works on a newer database only if its migration allows it', async () => {
    const reports: string[] = [];
    const store = await openStore((sentence) => void reports.push(sentence));
    await store.check();
    await execute(
      store,
      isPostgres(store) ? 'INSERT INTO schema_version VALUES (999)' : 'PRAGMA user_version = 999',
    );
    for (let time = 0; time < 2; time += 1) {
      await store.check();
      expect(await store.add(newLead())).toBe('stored');
    }
    expect(reports).toEqual([expect.stringMatching(/^a newer desk has migrated \S+: /)]);
    await execute(store, 'UPDATE program_needs SET version = 998');
    // As after a restart of the database server.
    await execute(
      store,
      isPostgres(store)
        ? 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()'
        : 'PRAGMA user_version = 1000',
    );
    // A first call may still use the ended connection.
    await until(() =>
      store.check().then(
        () => false,
        (error: Error) => /998/.test(error.message),
      ),
    );
    for (const call of [store.check, () => store.add(newLead())])
      await expect(call()).rejects.toThrow(/needs a desk of version 998.*start a newer desk/);
  });

  test('reports an invalid call as a bug and recovers', async () => {
    const store = await openStore();
    const twice = newLead();
    await store.add(twice);
    await store.limits.count('client', DAY);
    const error = await store.add(twice).catch((thrown: unknown) => thrown);
    expect(error).not.toBeInstanceOf(StoreUnavailable);
    expect(String(error)).toMatch(/unique constraint/i);
    expect(await store.add(newLead())).toBe('stored');
    expect((await store.limits.count('client', DAY)).count).toBe(2);
  });
});
