import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  actor,
  addLeads,
  contactLead,
  newLead,
  newsletterLead,
  until,
} from '../../tests/server/fixtures.ts';
import { bothStores, setUpPostgres } from '../../tests/server/stores.ts';
import { uuidv7 } from './uuid.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const LIMIT = 9;

describe.each(bothStores(setUpPostgres()))('the inbox in %s', (_name, openStore) => {
  test('leads are found by word prefixes, newest first, in pages; search operators and invalid cursors find none', async () => {
    const { add, inbox } = await openStore();
    const addFrom = async (companyName: string, receivedAt: number) =>
      (await addLeads({ add }, contactLead({ companyName }, { receivedAt })))[0].id;
    const ids = [await addFrom('Looms Éven', 1), await addFrom('Looms Éven', 2)];
    await addFrom('Looms Odd', 3);
    ids.push(await addFrom('Looms Éven', 4));
    const query = { q: 'loo éve' };
    await until(async () => (await inbox.countLeads(query, LIMIT)) === 3);
    expect(await inbox.countLeads(query, 2)).toBe(2);
    const list = async (cursor?: string) => {
      const { leads, next } = await inbox.leads({ ...query, ...(cursor && { cursor }) }, 2);
      return { ids: leads.map(({ id }) => id), next };
    };
    const first = await list();
    expect(first.ids).toEqual([ids[2], ids[1]]);
    expect(await list(first.next ?? '')).toEqual({ ids: [ids[0]], next: null });
    for (const cursor of ['x', '-1', "0' OR 1"])
      expect((await list(cursor)).ids, cursor).toEqual([]);
    for (const q of ['"', "x'", '&|!:*()', '\\', '%'])
      expect(await inbox.countLeads({ q }, LIMIT), q).toBe(0);
  });

  test('changes, notes and history of a lead are stored; invalid changes are rejected; a closed lead counts as answered', async () => {
    const { add, inbox } = await openStore();
    const source = { page: '/contact-us', referrer: '', utm: {} };
    const [{ id, receivedAt }] = await addLeads({ add }, { ...contactLead(), source });
    await inbox.addAccount('ada@desk.example', 'editor', actor);
    const close = { version: 1, status: 'closed', assignee: 'ada@desk.example' } as const;
    const toBob = { version: 2, assignee: 'bob@desk.example' };
    expect(await inbox.changeLead(id, close, actor)).toBe('changed');
    expect(await inbox.changeLead(id, { version: 1, status: 'new' }, actor)).toBe('outdated');
    expect(await inbox.changeLead(id, toBob, actor)).toBe('no-such-assignee');
    expect(await inbox.changeLead(uuidv7(1), { version: 1 }, actor)).toBe('missing');
    expect(await inbox.addNote(id, 'Called.', { ...actor, at: 2000 })).toBe(true);
    const stored = await inbox.lead(id);
    expect(stored?.lead).toMatchObject({ ...close, version: 3, source });
    expect(stored?.notes).toMatchObject([{ text: 'Called.', by: 'test', at: 2000 }]);
    expect(stored?.history.map(({ text }) => text)).toEqual([
      'Status changed from New to Closed',
      'Assigned to ada@desk.example',
      'Note added',
    ]);
    const countSince = (since: number) => inbox.countAnswers(since, receivedAt);
    expect(await countSince(receivedAt)).toEqual({ answered: 1, total: 1 });
    expect(await countSince(receivedAt + 1)).toEqual({ answered: 0, total: 0 });
    expect(await inbox.longestWaiting()).toEqual([]);
    expect(await inbox.countProblems()).toEqual({ quarantined: 0, pending: 1, deadLetters: 0 });
  });

  test('a lead counts as unanswered after its answered status is undone', async () => {
    const { add, inbox } = await openStore();
    const [lead] = await addLeads({ add }, newLead({ receivedAt: Date.UTC(2026, 0, 5) }));
    await inbox.changeLead(lead.id, { version: 1, status: 'answered' }, actor);
    await inbox.changeLead(lead.id, { version: 2, status: 'new' }, actor);
    const count = (now: number) => inbox.countAnswers(lead.receivedAt, now);
    // The answer is not due yet.
    expect(await count(lead.receivedAt)).toEqual({ answered: 0, total: 0 });
    expect(await count(lead.receivedAt + 7 * DAY_MS)).toEqual({ answered: 0, total: 1 });
  });

  test('leads are counted by week and form, without quarantined ones', async () => {
    const store = await openStore();
    const [monday, nextMonday] = [Date.UTC(2026, 0, 5), Date.UTC(2026, 0, 12)];
    await addLeads(
      store,
      newLead({ receivedAt: monday - 1 }),
      newLead({ receivedAt: monday }),
      contactLead({}, { receivedAt: nextMonday - 1 }),
      newsletterLead('n@engines.example', { receivedAt: nextMonday }),
      newLead({ receivedAt: monday, spam: 'speed' }),
      newLead({ receivedAt: nextMonday + 7 * DAY_MS }),
    );
    expect(await store.inbox.countByWeek(monday, nextMonday)).toEqual([
      { start: monday, signUp: 1, contact: 1, newsletter: 0 },
      { start: nextMonday, signUp: 0, contact: 0, newsletter: 1 },
    ]);
  });

  test.each([
    ['a Wednesday morning', '2026-01-07T09:00Z', '2026-01-08T09:00Z'],
    ['a Friday evening', '2026-01-09T18:00Z', '2026-01-12T18:00Z'],
    ['a Saturday', '2026-01-10T12:00Z', '2026-01-13T00:00Z'],
    ['a Sunday', '2026-01-11T12:00Z', '2026-01-13T00:00Z'],
  ])('a lead received on %s (%s) must be answered by %s', async (_day, received, latest) => {
    const { add, inbox } = await openStore();
    const [receivedAt, due] = [Date.parse(received), Date.parse(latest)];
    const lead = () => newLead({ receivedAt });
    const [inTime, late] = await addLeads({ add }, lead(), lead(), lead());
    await inbox.changeLead(inTime.id, { version: 1, status: 'answered' }, { ...actor, at: due });
    await inbox.changeLead(late.id, { version: 1, status: 'closed' }, { ...actor, at: due + 1 });
    // The third lead counts only when its answer is due.
    expect(await inbox.countAnswers(receivedAt, due - 1)).toEqual({ answered: 1, total: 2 });
    expect(await inbox.countAnswers(receivedAt, due)).toEqual({ answered: 1, total: 3 });
  });

  test('two concurrent bulk changes in opposite order change each lead once', async () => {
    const { add, inbox } = await openStore();
    const leads = await addLeads({ add }, ...Array.from({ length: 40 }, () => newLead()));
    const selection = leads.map(({ id }) => ({ id, version: 1 }));
    const results = await Promise.all([
      inbox.changeLeads(selection, { status: 'answered' }, actor),
      inbox.changeLeads(selection.toReversed(), { status: 'closed' }, actor),
    ]);
    const outcomes = results.flatMap((result) =>
      result === 'no-such-assignee' ? [] : [...result.values()],
    );
    expect(outcomes.sort()).toEqual([...Array(40).fill('changed'), ...Array(40).fill('outdated')]);
    for (const { id } of leads) expect((await inbox.lead(id))?.history).toHaveLength(1);
    const toUnknown = { assignee: 'unknown@desk.example' };
    expect(await inbox.changeLeads(selection, toUnknown, actor)).toBe('no-such-assignee');
  });

  test('next steps are stored and removed; the filters find leads that are due today or overdue and not closed', async () => {
    const { add, inbox } = await openStore();
    const addDue = async (days: number) => {
      const [{ id }] = await addLeads({ add }, contactLead());
      const on = new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
      const nextStep = { text: 'Call', on };
      await inbox.changeLead(id, { version: 1, nextStep }, actor);
      expect((await inbox.lead(id))?.lead.nextStep).toEqual(nextStep);
      return { id, on };
    };
    const [late, today] = [await addDue(-1), await addDue(0), await addDue(1)];
    const findDue = async (due: 'today' | 'overdue') => {
      const page = await inbox.leads({ due }, LIMIT);
      expect(await inbox.countLeads({ due }, LIMIT)).toBe(page.leads.length);
      expect(await inbox.matchingIds({ due }, page.leads)).toHaveLength(page.leads.length);
      return page.leads.map(({ id }) => id);
    };
    expect([await findDue('today'), await findDue('overdue')]).toEqual([[today.id], [late.id]]);
    const removal = { version: 2, nextStep: null };
    // Later than the first change, because the history is ordered by time.
    const later = { ...actor, at: 2000 };
    for (const result of ['changed', 'outdated'])
      expect(await inbox.changeLead(late.id, removal, later)).toBe(result);
    await inbox.changeLead(today.id, { version: 2, status: 'closed' }, actor);
    expect([await findDue('today'), await findDue('overdue')]).toEqual([[], []]);
    expect((await inbox.lead(late.id))?.history.map(({ text }) => text)).toEqual([
      `Next step on ${late.on}: Call`,
      'Next step removed',
    ]);
  });

  test('inquiries, open leads and newsletter leads are listed and counted', async () => {
    const store = await openStore();
    const [closed] = await addLeads(
      store,
      contactLead(),
      contactLead(),
      newLead(),
      newsletterLead('a@b.example'),
    );
    await store.inbox.changeLead(closed.id, { version: 1, status: 'closed' }, actor);
    for (const [query, count] of [
      [{ form: 'inquiries' }, 3],
      [{ status: 'open' }, 3],
      [{ form: 'newsletter' }, 1],
    ] as const) {
      expect(await store.inbox.countLeads(query, LIMIT)).toBe(count);
      expect((await store.inbox.leads(query, LIMIT)).leads).toHaveLength(count);
    }
  });

  test('leads since a time are counted by page and campaign, without quarantined ones', async () => {
    const store = await openStore();
    const addFrom = (page: string, campaign?: string, changes = {}) =>
      store.add({
        ...newLead({ receivedAt: 2000, ...changes }),
        source: { page, referrer: '', utm: { ...(campaign && { campaign }) } },
      });
    await addFrom('/contact-us', 'spring');
    await addFrom('/home');
    await addFrom('/home', 'autumn');
    await addFrom('/home', 'autumn', { receivedAt: 1000 });
    await addFrom('/spam', 'spam', { spam: 'links' });
    await store.add(newLead({ receivedAt: 3000 }));
    expect(await store.inbox.countBySource('pages', 2000)).toEqual([
      { name: '/home', leads: 2 },
      { name: '/contact-us', leads: 1 },
    ]);
    expect(await store.inbox.countBySource('campaigns', 2000)).toEqual([
      { name: 'autumn', leads: 1 },
      { name: 'spring', leads: 1 },
    ]);
  });

  test('an erasure deletes the notes, history and search entries of a lead', async () => {
    const store = await openStore();
    const { inbox } = store;
    const [lead, kept] = await addLeads(
      store,
      contactLead({
        name: 'Wilhelmina Quartz',
        email: 'quartz@engines.example',
        descriptionmsg: 'Zirconium please and thank you',
      }),
      contactLead({ name: 'Kept Person' }),
    );
    await inbox.addNote(lead.id, 'Tourmaline said so', actor);
    const nextStep = { text: 'Send the obsidian', on: '2026-11-30' };
    expect(await inbox.changeLead(lead.id, { version: 2, nextStep }, actor)).toBe('changed');
    await inbox.addNote(kept.id, 'Stays here', actor);
    const countFound = () => inbox.countLeads({ q: 'zirconium' }, LIMIT);
    await until(async () => (await countFound()) === 1);
    await store.erase('Quartz@engines.example');
    expect(await countFound()).toBe(0);
    expect(await inbox.lead(lead.id)).toBeUndefined();
    expect((await inbox.lead(kept.id))?.notes).toHaveLength(1);
    await store.vacuum();
    if (store.location.startsWith('postgres')) return;
    const folder = dirname(store.location);
    const bytes = readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), 'latin1').toLowerCase())
      .join();
    for (const word of ['wilhelmina', 'quartz', 'zirconium', 'tourmaline', 'obsidian'])
      expect(bytes.includes(word), word).toBe(false);
    expect(bytes.includes('stays here')).toBe(true);
  });
});
