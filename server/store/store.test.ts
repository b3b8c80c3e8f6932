import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  actor,
  addLeads,
  fakeLease,
  newLead,
  newSession,
  storedLead,
  tempFolder,
  until,
} from '../../tests/server/fixtures.ts';
import { bothStores, execute, setUpPostgres } from '../../tests/server/stores.ts';
import type { NewLead } from '../domain.ts';
import { type FullStore, iterateLeads, type LeadFilter, StoreUnavailable } from './store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

async function backUp(store: FullStore) {
  const file = join(tempFolder(), `backup${store.backupExtension}`);
  await store.backup(file);
  return file;
}

describe.each(bothStores(setUpPostgres()))('a store in %s', (name, openStore) => {
  const isPostgres = name === 'PostgreSQL';

  test('a stored lead is returned unchanged', async () => {
    const store = await openStore();
    const lead = newLead();
    expect(await store.add(lead)).toBe('stored');
    expect((await store.inbox.lead(lead.id))?.lead).toEqual({
      ...storedLead(lead),
      deliveries: [
        { channel: 'mail', state: 'pending', attempts: 0, doneAt: null, lastError: null },
      ],
    });
    expect(await store.inbox.lead('no such id')).toBeUndefined();
  });

  test('a lead is stored once per idempotency key, even if it arrives twenty times at once', async () => {
    const store = await openStore();
    const key = 'the-same-key';
    const results = await Promise.all(
      Array.from({ length: 20 }, () => store.add(newLead({ key }))),
    );
    expect(results.filter((result) => result === 'stored')).toHaveLength(1);
    expect(await store.add(newLead({ key }))).toBe('repeated');
    expect(await store.counts()).toMatchObject({ leads: 1, pending: 1 });
  });

  test('a different lead with a used idempotency key is stored, but only once', async () => {
    const store = await openStore();
    const key = 'the-same-key';
    await addLeads(store, newLead({ key, email: 'stranger@engines.com' }));
    expect(await store.add(newLead({ key }))).toBe('stored');
    // A resend is recognized even if it is quarantined.
    for (const spam of [null, 'many', 'speed'] as const)
      expect(await store.add(newLead({ key, spam }))).toBe('repeated');
    expect((await store.counts()).leads).toBe(2);
  });

  test('a person’s lead is stored even if a bot sent the same fields first', async () => {
    const store = await openStore();
    const key = 'form:hash-of-the-fields';
    await addLeads(store, newLead({ key, spam: 'honeypot' }));
    for (const [spam, result] of [
      [null, 'stored'],
      [null, 'repeated'],
      ['speed', 'repeated'],
    ] as const)
      expect(await store.add(newLead({ key, spam }))).toBe(result);
    expect(await store.counts()).toMatchObject({ leads: 2, quarantined: 1, pending: 1 });
  });

  test('unreadable leads are skipped and reported; their deliveries are given up', async () => {
    const store = await openStore();
    const [earlier, broken, later] = await addLeads(
      store,
      newLead({ receivedAt: 1000 }),
      newLead({ receivedAt: 2000 }),
      newLead({ receivedAt: 3000 }),
    );
    await execute(store, `UPDATE leads SET fields = '[]' WHERE id = '${broken.id}'`);
    const unreadable: string[] = [];
    const read: string[] = [];
    for await (const { id } of iterateLeads(store, {}, (id) => unreadable.push(id))) read.push(id);
    expect([read, unreadable]).toEqual([[earlier.id, later.id], [broken.id]]);
    // A page of two leads ends with the unreadable one.
    expect((await store.leadPage({}, undefined, 2)).next).toBe(broken.id);
    const claims = await store.claim('mail', { leaseMs: 60_000, limit: 100 });
    expect(claims.map(({ item }) => item.id).sort()).toEqual([earlier.id, later.id]);
    expect(await store.counts()).toMatchObject({ pending: 2, deadLetters: 1 });
  });

  test('a restore that would delete leads must be forced; a file that is not a backup is rejected', async () => {
    const store = await openStore();
    const [kept] = await addLeads(store, newLead());
    const file = await backUp(store);
    expect(await store.restore(file)).toEqual({ leads: 1, missing: 0 });
    const [later] = await addLeads(store, newLead());
    expect(await store.restore(file)).toEqual({ leads: 1, missing: 1 });
    expect(await store.inbox.lead(later.id)).toBeDefined();
    expect(await store.restore(file, { force: true })).toEqual({ leads: 1, missing: 0 });
    expect(await store.inbox.lead(kept.id)).toBeDefined();
    expect(await store.inbox.lead(later.id)).toBeUndefined();
    await expect(store.restore(import.meta.filename)).rejects.toThrow(
      /not an intact backup|pg_restore ended/,
    );
  });

  test('a restore ends sessions and one-time links, and keeps the backup’s passwords', async () => {
    const store = await openStore();
    const email = 'ada@desk.example';
    await store.inbox.addAccount(email, 'owner', actor);
    const addLink = () =>
      store.inbox.replaceLink('link', { email, purpose: 'password', createdAt: 1 });
    const session = newSession(email);
    await addLink();
    await store.inbox.startSession(session, { linkHash: 'link', newPasswordHash: 'a hash' });
    await addLink();
    await store.restore(await backUp(store), { force: true });
    expect(await store.inbox.session(session.tokenHash)).toBeUndefined();
    expect(await store.inbox.link('link')).toBeUndefined();
    expect(await store.inbox.account(email)).toMatchObject({ password: 'a hash' });
  });

  test('1,200 concurrent leads are stored', async () => {
    const store = await openStore();
    const leads = Array.from({ length: 1200 }, () => newLead());
    // Retries, as browsers do, if a busy store rejects a lead.
    const add = async (lead: NewLead): Promise<void> => {
      await store.add(lead).catch((error: unknown) => {
        if (error instanceof StoreUnavailable) return add(lead);
        throw error;
      });
    };
    await Promise.all(leads.map(add));
    const ids: string[] = [];
    for await (const lead of iterateLeads(store, {})) ids.push(lead.id);
    expect(ids).toEqual(leads.map(({ id }) => id).sort());
  });

  test('leads are filtered by time, form, quarantine and delivery, and counted', async () => {
    const store = await openStore();
    const now = Date.now();
    const [old] = await addLeads(
      store,
      newLead({ receivedAt: now - 3 * DAY_MS, email: 'old' }),
      newLead({ spam: 'honeypot', email: 'spam' }),
      newLead({ channels: [], receivedAt: now - 1, email: 'unsent' }),
      newLead({ email: 'fresh' }),
    );
    await store.recordOutcome(fakeLease(old.id), { state: 'delivered' });
    const list = async (filter: LeadFilter) =>
      (await store.leadPage(filter, undefined, 10)).leads.map(({ fields }) => fields.email);
    expect(await list({})).toEqual(['old', 'unsent', 'fresh']);
    expect(await list({ since: now - DAY_MS })).toEqual(['unsent', 'fresh']);
    expect(await list({ spam: true })).toEqual(['spam']);
    expect(await list({ undelivered: true })).toEqual(['unsent', 'fresh']);
    expect(await list({ form: 'contact' })).toEqual([]);
    expect(await store.counts()).toMatchObject({
      leads: 4,
      quarantined: 1,
      newlyQuarantined: 1,
      pending: 1,
      deadLetters: 0,
      erased: 0,
    });
  });

  test('the leads of an email address are erased regardless of case, and a browser’s resend is ignored', async () => {
    const store = await openStore();
    const [key, formKey] = ['a-browsers-key', 'form:hash-of-the-fields'];
    await addLeads(
      store,
      newLead({ email: 'Ada@Engines.com', key }),
      newLead({ email: 'ada@engines.com', key: formKey }),
      newLead({ email: 'ADA@engines.com', spam: 'honeypot' }),
      newLead({ email: 'bob@engines.com' }),
    );
    for (const erased of [3, 0]) expect(await store.erase('ada@ENGINES.com')).toBe(erased);
    expect(await store.counts()).toMatchObject({
      leads: 1,
      quarantined: 0,
      pending: 1,
      erased: 3,
    });
    expect(await store.add(newLead({ key }))).toBe('repeated');
    // A `form:` key is a hash of the fields, which a new lead may repeat.
    expect(await store.add(newLead({ key: formKey }))).toBe('stored');
  });

  test('every change of a lead is numbered, and cursors that would miss a change expire', async () => {
    const store = await openStore();
    const kindsSince = async (cursor: number) => {
      const changes = await store.changes.since(cursor, 100);
      return changes === 'expired' ? changes : changes.map(({ kind }) => kind);
    };
    const start = await store.changes.lastSequence();
    expect(await store.changes.since(start, 100)).toEqual([]);
    const [lead, otherLead] = await addLeads(
      store,
      newLead(),
      newLead({ email: 'other@engines.com', channels: [] }),
    );
    await store.inbox.changeLead(lead.id, { version: 1, status: 'answered' }, actor);
    await store.inbox.addNote(lead.id, 'Called.', actor);
    await store.recordOutcome(fakeLease(lead.id), { state: 'delivered' });
    expect(await store.backfill(['webhook'])).toBe(1);
    await store.erase(lead.fields.email);
    const changes = await store.changes.since(start, 100);
    const expected = [
      [lead, 'created'],
      [otherLead, 'created'],
      [lead, 'changed'],
      [lead, 'changed'],
      [lead, 'delivery'],
      [otherLead, 'delivery'],
      [lead, 'erased'],
    ] as const;
    expect(changes).toEqual(
      expected.map(([{ id }, kind], index) => ({ seq: start + index + 1, leadId: id, kind })),
    );
    expect(await store.changes.since(start + 2, 1)).toEqual([changes[2]]);
    const end = start + 7;
    expect(await store.changes.lastSequence()).toBe(end);

    await store.changes.prune();
    // Of the erased lead, only `erased` is left.
    expect(await kindsSince(start)).toEqual(['created', 'delivery', 'erased']);
    // Sets the time of all changes but the last to 1970: pruning deletes those older than 30 days.
    await execute(store, `UPDATE changes SET at = 1 WHERE seq <= ${end - 1}`);
    await store.changes.prune();
    expect(await kindsSince(start)).toBe('expired');
    expect(await kindsSince(end - 1)).toEqual(['erased']);
    await execute(store, `UPDATE changes SET at = 1`);
    await store.changes.prune();
    expect(await kindsSince(end - 1)).toBe('expired');
    expect(await store.changes.lastSequence()).toBe(end);

    const file = await backUp(store);
    await store.add(newLead());
    expect(await kindsSince(end)).toEqual(['created']);
    await store.restore(file, { force: true });
    expect(await kindsSince(end)).toBe('expired');
    await store.add(newLead());
    // A cursor from before the restore, which deleted its change.
    expect(await kindsSince(end + 1)).toBe('expired');
  });

  test('pruning deletes old changes, also those without a number because they were not read yet', async () => {
    const store = await openStore();
    await addLeads(store, newLead(), newLead());
    await execute(store, 'UPDATE changes SET at = 1');
    await store.changes.prune();
    const last = await store.changes.lastSequence();
    expect(await store.changes.since(last - 1, 9)).toBe('expired');
  });

  test('pruning keeps the erasure and all later changes of a lead that is imported again', async () => {
    const store = await openStore();
    const { id, receivedAt } = newLead();
    const importLead = () => {
      const lead = { id, kind: 'signUp', email: 'a@b.c', fields: '{}', received_at: receivedAt };
      return store.importLeads([{ lead, deliveries: [], notes: [], history: [] }]);
    };
    const start = await store.changes.lastSequence();
    await importLead();
    await store.erase('a@b.c');
    await importLead();
    const end = await store.changes.lastSequence();
    await store.changes.prune();
    expect(await store.changes.lastSequence()).toBe(end);
    expect(await store.changes.since(start, 9)).toEqual([
      { seq: end - 1, leadId: id, kind: 'erased' },
      { seq: end, leadId: id, kind: 'created' },
    ]);
  });

  test('a store works on a database of a newer version only if the newer migration allows it', async () => {
    const reports: string[] = [];
    const store = await openStore((sentence) => void reports.push(sentence));
    await store.checkWritable();
    await execute(
      store,
      isPostgres ? 'INSERT INTO schema_version VALUES (999)' : 'PRAGMA user_version = 999',
    );
    for (let round = 0; round < 2; round += 1) {
      await store.checkWritable();
      expect(await store.add(newLead())).toBe('stored');
    }
    expect(reports).toEqual([expect.stringMatching(/^a newer desk has migrated \S+\. /)]);
    // The newer migration requires a desk of version 998 or later.
    await execute(store, 'UPDATE program_needs SET version = 998');
    // The store checks the version again after PostgreSQL ends a connection or SQLite is migrated.
    await execute(
      store,
      isPostgres
        ? 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()'
        : 'PRAGMA user_version = 1000',
    );
    // A first call may still use the ended connection.
    await until(() =>
      store.checkWritable().then(
        () => false,
        (error: Error) => /998/.test(error.message),
      ),
    );
    for (const call of [store.checkWritable, () => store.add(newLead())])
      await expect(call()).rejects.toThrow(/needs a desk of version 998.*start a newer desk/);
  });

  test('a violated constraint throws the database’s error, and the store recovers', async () => {
    const store = await openStore();
    const [lead] = await addLeads(store, newLead());
    await store.limits.increment('client', DAY_MS);
    const error = await store.add(lead).catch((thrown: unknown) => thrown);
    expect(error).not.toBeInstanceOf(StoreUnavailable);
    expect(String(error)).toMatch(/unique constraint/i);
    expect(await store.add(newLead())).toBe('stored');
    // SQLite keeps limits in memory, so they would be lost if the error closed the connection.
    expect((await store.limits.increment('client', DAY_MS)).count).toBe(2);
  });
});
