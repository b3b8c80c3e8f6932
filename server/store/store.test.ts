import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { newLead, tempFolder } from '../testing/parts.ts';
import { bothStores, ownPostgres } from '../testing/stores.ts';
import { allLeads, type LeadStore, type NewLead, type OwnersStore, StoreUnavailable } from './store.ts';

const newDatabase = ownPostgres();

const DAY = 24 * 60 * 60 * 1000;

/** Puts into a row what no program of ours writes. */
async function damage(store: OwnersStore, id: string): Promise<void> {
  if (!store.place.startsWith('postgres://')) {
    const file = new DatabaseSync(store.place);
    file.prepare("UPDATE leads SET fields = '{' WHERE id = ?").run(id);
    return file.close();
  }
  const client = new Client(store.place.replace('//', '//desk@'));
  await client.connect();
  await client.query("UPDATE leads SET fields = '[]' WHERE id = $1", [id]);
  await client.end();
}

describe.each(bothStores(newDatabase))('a store in %s', (_name, openStore) => {
  test('gives a lead back as it was stored', async () => {
    const store = await openStore();
    const lead = newLead();
    expect(await store.add(lead)).toBe('stored');
    const { key: _key, channels: _channels, ...kept } = lead;
    expect(await store.get(lead.id)).toEqual({ ...kept, deliveries: [{ channel: 'mail', state: 'pending', attempts: 0, doneAt: null, lastError: null }] });
    expect(await store.get('no such id')).toBeUndefined();
  });

  test('stores a lead once however often its key comes, also within one commit', async () => {
    const store = await openStore();
    const key = 'the-same-key';
    const results = await Promise.all(Array.from({ length: 20 }, () => store.add(newLead({ key }))));
    expect(results.filter((result) => result === 'stored')).toHaveLength(1);
    expect(await store.add(newLead({ key }))).toBe('repeated');
    expect(await store.counts(Date.now())).toMatchObject({ leads: 1, pending: 1 });
  });

  test('stores another lead under a key that is taken, once, whoever chose the key', async () => {
    const store = await openStore();
    const key = 'the-same-key';
    expect(await store.add(newLead({ key, email: 'stranger@engines.com' }))).toBe('stored');
    expect(await store.add(newLead({ key, email: 'ada@engines.com' }))).toBe('stored');
    expect(await store.add(newLead({ key, email: 'ada@engines.com' }))).toBe('repeated');
    expect((await store.counts(Date.now())).leads).toBe(2);
  });

  test('stores the lead of a person whose like a bot sent before', async () => {
    const store = await openStore();
    const key = 'form:of-a-double-click';
    expect(await store.add(newLead({ key, spam: 'honeypot' }))).toBe('stored');
    expect(await store.add(newLead({ key }))).toBe('stored');
    expect(await store.counts(Date.now())).toMatchObject({ leads: 2, quarantined: 1, pending: 1 });
  });

  test('takes no resend of an erased lead, for as long as one may come', async () => {
    const store = await openStore();
    const lead = newLead({ key: 'a-browsers-key' });
    await store.add(lead);
    const now = Date.now();
    await store.erase(lead.fields.email, now);
    expect(await store.add({ ...newLead(), key: 'a-browsers-key' })).toBe('repeated');
    // What a person without script sends anew is a new wish.
    expect(await store.add(newLead({ key: 'form:anew' }))).toBe('stored');
    await store.purge({ leads: 0, keys: now + 1 });
    expect(await store.add(newLead({ key: 'a-browsers-key' }))).toBe('stored');
  });

  test('makes due at once what a clock that was ahead has put off, and frees what it claimed', async () => {
    const store = await openStore();
    const now = Date.now();
    await store.add(newLead({ receivedAt: now + DAY }));
    expect(await store.claim('mail', { now: now + DAY, leaseMs: 120_000, limit: 5 })).toHaveLength(1);
    expect(await store.claim('mail', { now, leaseMs: 120_000, limit: 5 })).toHaveLength(1);
    expect(await store.claim('mail', { now, leaseMs: 120_000, limit: 5 })).toEqual([]);
  });

  test('leaves out and names a row that nobody can read, in lists and in deliveries', async () => {
    const store = await openStore();
    const [before, broken, after] = [newLead({ receivedAt: 1000 }), newLead({ receivedAt: 2000 }), newLead({ receivedAt: 3000 })];
    for (const lead of [before, broken, after]) await store.add(lead);
    await damage(store, broken.id);
    const named: string[] = [];
    const read: string[] = [];
    for await (const { id } of allLeads(store, {}, (id) => named.push(id))) read.push(id);
    expect([read, named]).toEqual([[before.id, after.id], [broken.id]]);
    expect((await store.page({}, undefined, 2)).next).toBe(broken.id);
    const claims = await store.claim('mail', { now: Date.now() + 1, leaseMs: 1000, limit: 5 });
    expect(claims.map(({ lead }) => lead.id).sort()).toEqual([before.id, after.id]);
    expect(await store.counts(Date.now())).toMatchObject({ pending: 2, deadLetters: 1 });
  });

  test('remembers times, and lets one be set once in a while', async () => {
    const store = await openStore();
    const now = Date.now();
    expect(await store.mark('notice', now, now - DAY)).toBe(true);
    expect(await store.mark('notice', now + 1000, now + 1000 - DAY)).toBe(false);
    expect(await store.mark('notice', now + DAY + 1, now + 1)).toBe(true);
    // The clock was ahead and is right again.
    expect(await store.mark('notice', now, now - DAY)).toBe(true);
    expect((await store.milestones()).notice).toBe(now);
  });

  test('restores a copy over what it holds, and says before what would be lost', async () => {
    const store = await openStore();
    const [kept, later] = [newLead(), newLead()];
    await store.add(kept);
    const file = join(tempFolder(), `backup${store.backupEnding}`);
    expect(await store.backup(file, () => undefined)).toBe(1);
    expect(await store.compare(file)).toEqual({ leads: 1, missing: 0 });
    await store.add(later);
    expect(await store.compare(file)).toEqual({ leads: 1, missing: 1 });
    await store.restore(file);
    expect(await store.get(kept.id)).toBeDefined();
    expect(await store.get(later.id)).toBeUndefined();
    await expect(store.compare(import.meta.filename)).rejects.toThrow(/not a sound backup|pg_restore ended/);
  });

  test('stores any number of leads that come at once', async () => {
    const store = await openStore();
    const leads = Array.from({ length: 1200 }, () => newLead());
    // A busy machine may turn one away for the moment; browsers send it again.
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
    await store.complete(old.id, 'mail', { state: 'delivered', at: now });
    const emails = async (filter: Parameters<LeadStore['page']>[0]) => (await store.page(filter, undefined, 10)).leads.map(({ fields }) => fields.email.split('@')[0]);

    expect(await emails({})).toEqual([
      'old',
      ...['untold', 'fresh'].sort((a, b) => ((a === 'untold' ? untold : fresh).id < (b === 'untold' ? untold : fresh).id ? -1 : 1)),
    ]);
    expect(await emails({ since: now - DAY })).not.toContain('old');
    expect(await emails({ spam: true })).toEqual(['spam']);
    expect((await emails({ undelivered: true })).sort()).toEqual(['fresh', 'untold']);
    expect(await emails({ kind: 'contact' })).toEqual([]);
    expect(await store.counts(Date.now())).toMatchObject({ leads: 4, quarantined: 1, quarantinedToday: 1, pending: 1, deadLetters: 0, erased: 0 });
  });

  test('hands each due delivery to one desk at a time', async () => {
    const store = await openStore();
    await Promise.all(Array.from({ length: 40 }, () => store.add(newLead())));
    const now = Date.now() + 1;
    const claims = await Promise.all(Array.from({ length: 12 }, () => store.claim('mail', { now, leaseMs: 1000, limit: 5 })));
    const ids = claims.flat().map(({ lead }) => lead.id);
    expect(new Set(ids).size).toBe(ids.length);
    while (ids.length < 40) ids.push(...(await store.claim('mail', { now, leaseMs: 1000, limit: 5 })).map(({ lead }) => lead.id));
    expect(new Set(ids).size).toBe(40);
    expect(await store.claim('mail', { now, leaseMs: 1000, limit: 5 })).toEqual([]);
    expect(await store.claim('mail', { now: now + 1001, leaseMs: 1000, limit: 50 })).toHaveLength(40);
  });

  test('keeps a failed delivery until it is due, and a dead letter until it is asked for', async () => {
    const store = await openStore();
    const lead = newLead();
    await store.add(lead);
    const at = Date.now();
    const claim = (now: number) => store.claim('mail', { now, leaseMs: 10, limit: 5 });
    await claim(at);
    await store.complete(lead.id, 'mail', { state: 'pending', at, dueAt: at + 500, error: 'refused' });
    expect(await claim(at + 499)).toEqual([]);
    expect(await claim(at + 500)).toMatchObject([{ attempts: 1, firstTriedAt: at, lead: { id: lead.id } }]);

    await store.complete(lead.id, 'mail', { state: 'dead-letter', at: at + 600, dueAt: at + 700, error: 'refused again' });
    expect(await claim(at + 800)).toEqual([]);
    expect((await store.get(lead.id))?.deliveries).toMatchObject([{ state: 'dead-letter', attempts: 2, lastError: 'refused again' }]);
    expect(await store.retry(at + 900)).toBe(1);
    expect(await claim(at + 900)).toMatchObject([{ attempts: 2, firstTriedAt: null }]);
    await store.complete(lead.id, 'mail', { state: 'delivered', at: at + 950 });
    expect(await store.retry(at + 1000)).toBe(0);
    expect((await store.get(lead.id))?.deliveries).toMatchObject([{ state: 'delivered', lastError: null }]);
    await store.complete(lead.id, 'mail', { state: 'delivered', at: at + 1100, notSent: 'had one today' });
    expect((await store.get(lead.id))?.deliveries).toMatchObject([{ state: 'delivered', lastError: 'had one today' }]);
  });

  test('delivers no quarantined lead until it is released', async () => {
    const store = await openStore();
    const lead = newLead({ spam: 'speed' });
    await store.add(lead);
    const claim = () => store.claim('mail', { now: Date.now() + 1, leaseMs: 10, limit: 5 });
    expect(await claim()).toEqual([]);
    expect(await store.retry(Date.now())).toBe(0);
    expect(await store.retry(Date.now(), lead.id)).toBe(1);
    expect(await claim()).toMatchObject([{ lead: { id: lead.id, spam: null } }]);
  });

  test('makes leads due that nobody has been told of when a channel is configured later', async () => {
    const store = await openStore();
    const [untold, told, spam] = [newLead({ channels: [] }), newLead(), newLead({ channels: [], spam: 'honeypot' })];
    for (const lead of [untold, told, spam]) await store.add(lead);
    await store.complete(told.id, 'mail', { state: 'delivered', at: Date.now() });
    expect(await store.countBackfill(['mail', 'webhook'])).toBe(2);
    expect(await store.backfill(['webhook'], { now: Date.now(), since: Date.now() + 1000 })).toBe(0);
    expect(await store.backfill(['mail', 'webhook'], { now: Date.now() })).toBe(4);
    expect(await store.backfill(['mail', 'webhook'], { now: Date.now() })).toBe(0);
    expect((await store.claim('webhook', { now: Date.now() + 1, leaseMs: 10, limit: 9 })).map(({ lead }) => lead.id)).toEqual([untold.id]);
  });

  test('erases a person whatever the letter case, with all that is owed, and keeps a count', async () => {
    const store = await openStore();
    for (const email of ['Ada@Engines.com', 'ada@engines.com', 'bob@engines.com']) await store.add(newLead({ email }));
    await store.add(newLead({ email: 'ADA@engines.com', spam: 'honeypot' }));
    expect(await store.erase('ada@ENGINES.com', Date.now())).toBe(3);
    expect(await store.erase('ada@engines.com', Date.now())).toBe(0);
    expect(await store.counts(Date.now())).toMatchObject({ leads: 1, quarantined: 0, pending: 1, deadLetters: 0, erased: 3 });
  });

  test('purges what was received before a time', async () => {
    const store = await openStore();
    const now = Date.now();
    for (const receivedAt of [now - 10 * DAY, now - 5 * DAY, now]) await store.add(newLead({ receivedAt }));
    expect(await store.purge({ leads: now - 5 * DAY, keys: now })).toBe(1);
    expect(await store.counts(Date.now())).toMatchObject({ leads: 2, pending: 2 });
  });

  test('can prove that it writes', async () => {
    const store = await openStore();
    await store.check();
    await store.check();
  });

  test('makes no second backup over a first', async () => {
    const store = await openStore();
    await store.add(newLead());
    const file = join(tempFolder(), 'backup');
    const progress: number[] = [];
    await store.backup(file, (share) => progress.push(share));
    expect(progress.at(-1)).toBe(1);
    await expect(store.backup(file, () => undefined)).rejects.toThrow('exists already');
    expect(readdirSync(dirname(file))).toEqual(['backup']);
  });
});
