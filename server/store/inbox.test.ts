import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { contactFields } from '../testing/contact-fields.ts';
import { newLead, tempFolder } from '../testing/parts.ts';
import { bothStores, closing, ownPostgres } from '../testing/stores.ts';
import { until } from '../testing/until.ts';
import { countAnswers, countByWeek } from './inbox-leads.ts';
import { listLeads } from './inbox-list.ts';
import { newLeadId } from './lead-id.ts';
import { sqliteStore } from './sqlite.ts';
import type { Statement, Statements } from './statements.ts';
import type { NewLead } from './store.ts';

const newDatabase = ownPostgres();
const contact = (fields: Partial<typeof contactFields> = {}, changes: Parameters<typeof newLead>[0] = {}): NewLead =>
  ({ ...newLead(changes), kind: 'contact', fields: { ...contactFields, ...fields } }) as NewLead;
const DAY_MS = 24 * 60 * 60 * 1000;
const actor = { by: 'ada@desk.example', at: 1000 };

describe.each(bothStores(newDatabase))('the inbox in %s', (_name, openStore) => {
  test('finds leads by the beginnings of words, newest first, page by page', async () => {
    const store = await openStore();
    const leads = Array.from({ length: 7 }, (_, index) =>
      contact({ companyName: `Looms ${index % 2 === 0 ? 'Éven' : 'Odd'}` }, { receivedAt: 1_700_000_000_000 + index }),
    );
    for (const lead of leads) await store.add(lead);
    const query = { q: 'loo éve' };
    await until(async () => (await store.inbox.countLeads(query, 100)) === 4);
    expect(await store.inbox.countLeads(query, 3)).toBe(3);
    const first = await store.inbox.leads(query, 3);
    expect(first.leads.map(({ id }) => id)).toEqual([6, 4, 2].map((index) => leads[index]?.id));
    const second = await store.inbox.leads({ ...query, cursor: first.next ?? '' }, 3);
    expect([second.leads.map(({ id }) => id), second.next]).toEqual([[leads[0]?.id], null]);
    for (const cursor of ['x', '-1', "0' OR 1"]) expect((await store.inbox.leads({ ...query, cursor }, 3)).leads, cursor).toEqual([]);
    for (const q of ['"', "x'", '&|!:*()', '\\', '%']) expect(await store.inbox.countLeads({ q }, 10), q).toBe(0);
  });

  test('keeps where a lead came from, what is done with it, and who did it', async () => {
    const store = await openStore();
    const source = { page: '/contact-us', referrer: '', utm: {} };
    const lead = { ...contact(), source };
    await store.add(lead);
    await store.inbox.addAccount('ada@desk.example', 'editor', 1);
    expect(await store.inbox.changeLead(lead.id, { version: 1, status: 'closed', assignee: 'ada@desk.example' }, actor)).toBe('changed');
    expect(await store.inbox.changeLead(lead.id, { version: 1, status: 'new' }, actor)).toBe('outdated');
    expect(await store.inbox.changeLead(lead.id, { version: 2, assignee: 'bob@desk.example' }, actor)).toBe('no-such-assignee');
    expect(await store.inbox.changeLead(newLeadId(1), { version: 1 }, actor)).toBe('missing');
    expect(await store.inbox.addNote(lead.id, 'Called.', { ...actor, at: 2000 })).toBe(true);
    const dossier = await store.inbox.lead(lead.id);
    expect(dossier?.lead).toMatchObject({ status: 'closed', assignee: 'ada@desk.example', version: 3, source });
    expect(dossier?.notes).toMatchObject([{ text: 'Called.', by: 'ada@desk.example', at: 2000 }]);
    expect(dossier?.history.map(({ text }) => text)).toEqual(['Status changed from New to Closed', 'Assigned to ada@desk.example', 'Note added']);
    expect(await store.inbox.countAnswers(lead.receivedAt, lead.receivedAt)).toEqual({ answered: 1, of: 1 });
    expect(await store.inbox.countAnswers(lead.receivedAt + 1, lead.receivedAt)).toEqual({ answered: 0, of: 0 });
    expect(await store.inbox.longestWaiting()).toEqual([]);
    expect(await store.inbox.troubles()).toEqual({ quarantined: 0, pending: 1, deadLetters: 0 });
  });

  test('counts leads by week and form, without quarantined ones', async () => {
    const store = await openStore();
    const [monday, next] = [Date.UTC(2026, 0, 5), Date.UTC(2026, 0, 12)];
    const newsletter = { ...newLead({ receivedAt: next }), kind: 'newsletter', fields: { email: 'n@engines.example' } } as NewLead;
    for (const lead of [newLead({ receivedAt: monday - 1 }), newLead({ receivedAt: monday }), contact({}, { receivedAt: next - 1 }), newsletter]) await store.add(lead);
    for (const lead of [newLead({ receivedAt: monday, spam: 'speed' }), newLead({ receivedAt: next + 7 * DAY_MS })]) await store.add(lead);
    expect(await store.inbox.countByWeek(monday, next)).toEqual([
      { start: monday, signUp: 1, contact: 1, newsletter: 0 },
      { start: next, signUp: 0, contact: 0, newsletter: 1 },
    ]);
  });

  test.each([
    ['a Wednesday morning', '2026-01-07T09:00Z', '2026-01-08T09:00Z'],
    ['a Friday evening', '2026-01-09T18:00Z', '2026-01-12T18:00Z'],
    ['a Saturday', '2026-01-10T12:00Z', '2026-01-13T00:00Z'],
    ['a Sunday', '2026-01-11T12:00Z', '2026-01-13T00:00Z'],
  ])('counts a lead of %s as answered within a working day until then', async (_when, received, until) => {
    const { add, inbox } = await openStore();
    const [receivedAt, due] = [Date.parse(received), Date.parse(until)];
    const [intime, late, open] = [newLead({ receivedAt }), newLead({ receivedAt }), newLead({ receivedAt })];
    for (const lead of [intime, late, open]) await add(lead);
    await inbox.changeLead(intime.id, { version: 1, status: 'answered' }, { ...actor, at: due });
    await inbox.changeLead(late.id, { version: 1, status: 'closed' }, { ...actor, at: due + 1 });
    expect(await inbox.countAnswers(receivedAt, due - 1)).toEqual({ answered: 1, of: 2 });
    expect(await inbox.countAnswers(receivedAt, due)).toEqual({ answered: 1, of: 3 });
  });

  test('lets one of two changes at once through', async () => {
    const store = await openStore();
    const lead = newLead();
    await store.add(lead);
    const results = await Promise.all((['answered', 'closed'] as const).map((status) => store.inbox.changeLead(lead.id, { version: 1, status }, actor)));
    expect(results.sort()).toEqual(['changed', 'outdated']);
  });

  test('lets each of many leads be changed once by two who change them together, in whatever order', async () => {
    const store = await openStore();
    const leads = Array.from({ length: 40 }, () => newLead());
    for (const lead of leads) await store.add(lead);
    const seen = leads.map(({ id }) => ({ id, version: 1 }));
    const results = await Promise.all([
      store.inbox.changeLeads(seen, { status: 'answered' }, actor),
      store.inbox.changeLeads([...seen].reverse(), { status: 'closed' }, { ...actor, by: 'bob@desk.example' }),
    ]);
    const outcomes = results.flatMap((result) => (result === 'no-such-assignee' ? [] : [...result.values()]));
    expect(outcomes.sort()).toEqual([...seen.map(() => 'changed'), ...seen.map(() => 'outdated')]);
    for (const { id } of leads) expect((await store.inbox.lead(id))?.history).toHaveLength(1);
    expect(await store.inbox.changeLeads([{ id: leads[0]?.id ?? '', version: 2 }], { assignee: 'nobody@desk.example' }, actor)).toBe('no-such-assignee');
  });

  test('tells what came, changed and went', async () => {
    const store = await openStore();
    const [old, fresh] = [newLead({ receivedAt: 1_700_000_000_000 }), newLead({ receivedAt: 1_700_000_900_000 })];
    const start = { leadId: newLeadId(1_700_000_500_000), historyId: newLeadId(1_700_000_500_000), changedAt: 1_700_000_500_000, erased: 0 };
    for (const lead of [old, fresh]) await store.add(lead);
    expect((await store.inbox.changes(start)).leads.map(({ id }) => id)).toEqual([fresh.id]);
    await store.inbox.addNote(old.id, 'x', { by: 'x', at: 1_700_000_600_000 });
    const { leads, erased } = await store.inbox.changes(start);
    expect([leads.map(({ id }) => id).sort(), erased]).toEqual([[old.id, fresh.id].sort(), 0]);
    const later = { ...start, leadId: fresh.id, historyId: newLeadId(1_700_000_700_000) };
    expect((await store.inbox.changes(later)).leads).toEqual([]);
    await store.complete(old.id, 'mail', { state: 'dead-letter', at: 1_700_000_600_000, dueAt: 1_700_000_600_000, error: 'x' });
    expect((await store.inbox.changes(later)).leads).toMatchObject([{ id: old.id, deliveries: [{ state: 'dead-letter', attempts: 1 }] }]);
    await store.retry(1_700_000_700_000);
    expect((await store.inbox.changes({ ...later, changedAt: 1_700_000_600_000 })).leads.map(({ id }) => id).sort()).toEqual([old.id, fresh.id].sort());
    await store.erase(old.fields.email, 5);
    expect(await store.inbox.changes(start)).toEqual({ leads: [], erased: 2 });
  });

  test('erases with a lead its notes, its history and its words', async () => {
    const store = await openStore();
    const lead = contact({ name: 'Wilhelmina Quartz', email: 'quartz@engines.example', descriptionmsg: 'Zirconium please and thank you' });
    const kept = contact({ name: 'Kept Person' });
    for (const one of [lead, kept]) await store.add(one);
    await store.inbox.addNote(lead.id, 'Tourmaline said so', actor);
    await store.inbox.addNote(kept.id, 'Stays here', actor);
    await until(async () => (await store.inbox.countLeads({ q: 'zirconium' }, 9)) === 1);
    await store.erase('Quartz@engines.example', 5);
    expect(await store.inbox.countLeads({ q: 'zirconium' }, 9)).toBe(0);
    expect(await store.inbox.lead(lead.id)).toBeUndefined();
    expect((await store.inbox.lead(kept.id))?.notes).toHaveLength(1);
    await store.scrub();
    if (store.place.startsWith('postgres')) return;
    // Of PostgreSQL tests/faults/erasure.test.ts reads the files.
    const files = readdirSync(dirname(store.place)).map((name) => readFileSync(join(dirname(store.place), name), 'latin1').toLowerCase());
    for (const word of ['wilhelmina', 'quartz', 'zirconium', 'tourmaline'])
      expect(
        files.some((bytes) => bytes.includes(word)),
        word,
      ).toBe(false);
    expect(files.some((bytes) => bytes.includes('stays here'))).toBe(true);
  });

  test('keeps accounts, one-time links and sessions, and always an owner', async () => {
    const { inbox } = await openStore();
    expect(await inbox.hasAccounts()).toBe(false);
    expect(await inbox.addAccount('ada@desk.example', 'owner', 1)).toBe(true);
    expect(await inbox.addAccount('ada@desk.example', 'reader', 2)).toBe(false);
    await inbox.addAccount('bob@desk.example', 'owner', 1);
    // Of two who would leave nobody, one stays.
    const demoted = await Promise.all(['ada@desk.example', 'bob@desk.example'].map((email) => inbox.changeAccount(email, { role: 'reader' })));
    expect(demoted.sort()).toEqual(['changed', 'last-owner']);
    expect(await inbox.changeAccount('nobody@desk.example', {})).toBe('missing');

    await inbox.invite('first', { email: 'bob@desk.example', purpose: 'password', createdAt: 1 });
    await inbox.invite('second', { email: 'bob@desk.example', purpose: 'password', createdAt: 2 });
    expect(await inbox.invitation('first')).toBeUndefined();
    const used = await Promise.all([inbox.acceptInvitation('second', 'hash'), inbox.acceptInvitation('second', 'other')]);
    expect(used.filter((email) => email !== undefined)).toEqual(['bob@desk.example']);

    const session = (id: string, tokenHash: string) => ({ id, tokenHash, email: 'bob@desk.example', createdAt: 1, lastSeenAt: 1, userAgent: 'x' });
    const [one, two] = [newLeadId(1), newLeadId(2)];
    await inbox.startSession(session(one, 'one'));
    await inbox.startSession(session(two, 'two'));
    await inbox.touchSession('one', 9);
    expect(await inbox.session('one')).toMatchObject({ session: { id: one, lastSeenAt: 9 }, account: { email: 'bob@desk.example', lastSeenAt: 9, disabled: false } });
    expect(await inbox.endSessions('ada@desk.example', { id: one })).toBe(0);
    expect(await inbox.endSessions('bob@desk.example', { exceptId: one })).toBe(1);
    expect((await inbox.sessions('bob@desk.example')).map(({ id }) => id)).toEqual([one]);
    await inbox.changeAccount('bob@desk.example', { disabled: true }, 'free');
    expect(await inbox.session('one')).toBeUndefined();

    expect(await inbox.claimDigest('bob@desk.example', 100, 50)).toBe(true);
    expect(await inbox.claimDigest('bob@desk.example', 101, 50)).toBe(false);
  });

  test('keeps passkeys, each by its counter, and challenges, each once', async () => {
    const { inbox } = await openStore();
    for (const email of ['ada@desk.example', 'bob@desk.example']) await inbox.addAccount(email, 'reader', 1);
    const key = {
      id: 'key',
      email: 'ada@desk.example',
      name: 'Laptop',
      publicKey: 'AAAA',
      counter: 4_000_000_000,
      transports: ['internal', 'hybrid'],
      createdAt: 1,
      lastUsedAt: null,
    };
    expect(await inbox.addPasskey(key)).toBe(true);
    expect(await inbox.addPasskey({ ...key, email: 'bob@desk.example' })).toBe(false);
    expect([await inbox.passkeys('ada@desk.example'), await inbox.passkey('key')]).toEqual([[key], key]);
    expect(await Promise.all([1, 2].map(() => inbox.notePasskeyUse('key', 4_000_000_001, 9)))).toEqual(expect.arrayContaining([true, false]));
    expect((await inbox.account('ada@desk.example'))?.passkeys).toBe(1);
    expect([await inbox.renamePasskey('bob@desk.example', 'key', 'x'), await inbox.removePasskey('bob@desk.example', 'key')]).toEqual([false, undefined]);
    expect(await inbox.renamePasskey('ada@desk.example', 'key', 'Phone')).toBe(true);
    expect(await inbox.passkey('key')).toEqual({ ...key, name: 'Phone', counter: 4_000_000_001, lastUsedAt: 9 });
    expect(await inbox.removePasskey('ada@desk.example', 'key')).toBe('Phone');
    await inbox.addPasskey({ ...key, counter: 0 });
    // Keys that count nothing always show 0.
    expect([await inbox.notePasskeyUse('key', 0, 10), await inbox.notePasskeyUse('key', 0, 11)]).toEqual([true, true]);

    await inbox.addChallenge('old', null, 10, 0);
    await inbox.addChallenge('new', 'ada@desk.example', 20, 15);
    expect(await inbox.takeChallenge('old')).toBeUndefined();
    const taken = await Promise.all([1, 2].map(() => inbox.takeChallenge('new')));
    expect(taken.filter((challenge) => challenge !== undefined)).toEqual([{ email: 'ada@desk.example', createdAt: 20 }]);
  });

  test('pages the audit log, and forgets what is past its time', async () => {
    const { inbox } = await openStore();
    for (let at = 1; at <= 5; at += 1) await inbox.audit(`Did ${at}`, { by: 'x', at: at * 1000 });
    const page = await inbox.auditPage(undefined, 3);
    expect(page.entries.map(({ what }) => what)).toEqual(['Did 5', 'Did 4', 'Did 3']);
    expect((await inbox.auditPage(page.next ?? '', 3)).entries.map(({ what }) => what)).toEqual(['Did 2', 'Did 1']);
    await inbox.tidy({ audit: 3000, sessions: 0, invitations: 0 });
    expect((await inbox.auditPage(undefined, 9)).entries).toHaveLength(3);
  });
});

test('leads that a kill kept out of the text index are entered at the next start', async () => {
  const file = join(tempFolder(), 'leads.db');
  const killed = sqliteStore(file);
  await killed.add(contact());
  await killed.close();
  const next = closing(sqliteStore(file));
  expect(await next.inbox.countLeads({ q: 'ada' }, 9)).toBe(0);
  await next.open();
  await until(async () => (await next.inbox.countLeads({ q: 'ada' }, 9)) === 1);
});

test('the overview reads its index and no lead; no list sorts more than it shows', async () => {
  const file = join(tempFolder(), 'leads.db');
  await closing(sqliteStore(file)).open();
  const db = new DatabaseSync(file);
  onTestFinished(() => db.close());
  const planOf = (work: Statements<unknown>) => {
    const { sql, parameters } = work.next().value as Statement;
    return db
      .prepare(`EXPLAIN QUERY PLAN ${sql.replaceAll('$', '?')}`)
      .all(...parameters)
      .map(({ detail }) => String(detail))
      .join('\n');
  };
  const dialect = {
    leadColumns: 'id',
    lock: '',
    search: () => ({ tables: '', condition: ['TRUE'] as [string], position: '', cursorOf: String }),
    sameAddress: () => ['TRUE'] as [string],
  };
  for (const work of [countByWeek(0, 1), countAnswers(0, 1)]) {
    const plan = planOf(work);
    expect(plan).toContain('COVERING INDEX leads_by_form');
    expect(plan).not.toMatch(/SCAN leads|PRIMARY KEY/);
  }
  for (const query of [{}, { form: 'contact' }, { form: 'newsletter', status: 'new', from: '2026-01-01' }] as const)
    expect(planOf(listLeads(dialect, query, 50)), JSON.stringify(query)).not.toContain('TEMP B-TREE');
});
