import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { actor, contactLead, newLead, newsletterLead } from '../testing/fixtures.ts';
import { bothStores, setUpPostgres } from '../testing/stores.ts';
import { until } from '../testing/until.ts';
import { uuidv7 } from './uuid.ts';

const newDatabase = setUpPostgres();
const DAY_MS = 24 * 60 * 60 * 1000;

describe.each(bothStores(newDatabase))('the inbox in %s', (_name, openStore) => {
  test('finds leads by word prefixes, newest first, in pages; search operators and invalid cursors find none', async () => {
    const store = await openStore();
    const leads = Array.from({ length: 7 }, (_, index) =>
      contactLead(
        { companyName: `Looms ${index % 2 === 0 ? 'Éven' : 'Odd'}` },
        { receivedAt: 1_700_000_000_000 + index },
      ),
    );
    for (const lead of leads) await store.add(lead);
    const query = { q: 'loo éve' };
    await until(async () => (await store.inbox.countLeads(query, 100)) === 4);
    expect(await store.inbox.countLeads(query, 3)).toBe(3);
    const first = await store.inbox.leads(query, 3);
    expect(first.leads.map(({ id }) => id)).toEqual([6, 4, 2].map((index) => leads[index]?.id));
    const second = await store.inbox.leads({ ...query, cursor: first.next ?? '' }, 3);
    expect([second.leads.map(({ id }) => id), second.next]).toEqual([[leads[0]?.id], null]);
    for (const cursor of ['x', '-1', "0' OR 1"])
      expect((await store.inbox.leads({ ...query, cursor }, 3)).leads, cursor).toEqual([]);
    for (const q of ['"', "x'", '&|!:*()', '\\', '%'])
      expect(await store.inbox.countLeads({ q }, 10), q).toBe(0);
  });

  test('stores changes, notes and history of a lead; rejects invalid changes; counts a closed lead as answered', async () => {
    const store = await openStore();
    const source = { page: '/contact-us', referrer: '', utm: {} };
    const lead = { ...contactLead(), source };
    await store.add(lead);
    await store.inbox.addAccount('ada@desk.example', 'editor', actor);
    expect(
      await store.inbox.changeLead(
        lead.id,
        { version: 1, status: 'closed', assignee: 'ada@desk.example' },
        actor,
      ),
    ).toBe('changed');
    expect(await store.inbox.changeLead(lead.id, { version: 1, status: 'new' }, actor)).toBe(
      'outdated',
    );
    expect(
      await store.inbox.changeLead(lead.id, { version: 2, assignee: 'bob@desk.example' }, actor),
    ).toBe('no-such-assignee');
    expect(await store.inbox.changeLead(uuidv7(1), { version: 1 }, actor)).toBe('missing');
    expect(await store.inbox.addNote(lead.id, 'Called.', { ...actor, at: 2000 })).toBe(true);
    const stored = await store.inbox.lead(lead.id);
    expect(stored?.lead).toMatchObject({
      status: 'closed',
      assignee: 'ada@desk.example',
      version: 3,
      source,
    });
    expect(stored?.notes).toMatchObject([{ text: 'Called.', by: 'test', at: 2000 }]);
    expect(stored?.history.map(({ text }) => text)).toEqual([
      'Status changed from New to Closed',
      'Assigned to ada@desk.example',
      'Note added',
    ]);
    expect(await store.inbox.countAnswers(lead.receivedAt, lead.receivedAt)).toEqual({
      answered: 1,
      total: 1,
    });
    expect(await store.inbox.countAnswers(lead.receivedAt + 1, lead.receivedAt)).toEqual({
      answered: 0,
      total: 0,
    });
    expect(await store.inbox.longestWaiting()).toEqual([]);
    expect(await store.inbox.countProblems()).toEqual({
      quarantined: 0,
      pending: 1,
      deadLetters: 0,
    });
  });

  test('counts a lead as unanswered after its answered status is undone', async () => {
    const { add, inbox } = await openStore();
    const lead = newLead({ receivedAt: Date.UTC(2026, 0, 5) });
    await add(lead);
    await inbox.changeLead(lead.id, { version: 1, status: 'answered' }, actor);
    await inbox.changeLead(lead.id, { version: 2, status: 'new' }, actor);
    const count = (now: number) => inbox.countAnswers(lead.receivedAt, now);
    // The answer is not due yet.
    expect(await count(lead.receivedAt)).toEqual({ answered: 0, total: 0 });
    expect(await count(lead.receivedAt + 7 * DAY_MS)).toEqual({ answered: 0, total: 1 });
  });

  test('counts leads by week and form, without quarantined ones', async () => {
    const store = await openStore();
    const [monday, nextMonday] = [Date.UTC(2026, 0, 5), Date.UTC(2026, 0, 12)];
    for (const lead of [
      newLead({ receivedAt: monday - 1 }),
      newLead({ receivedAt: monday }),
      contactLead({}, { receivedAt: nextMonday - 1 }),
      newsletterLead('n@engines.example', { receivedAt: nextMonday }),
      newLead({ receivedAt: monday, spam: 'speed' }),
      newLead({ receivedAt: nextMonday + 7 * DAY_MS }),
    ])
      await store.add(lead);
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
  ])(
    'counts a lead of %s (%s) as answered in time if it is answered by %s',
    async (_day, received, latest) => {
      const { add, inbox } = await openStore();
      const [receivedAt, due] = [Date.parse(received), Date.parse(latest)];
      const [inTime, late, open] = [
        newLead({ receivedAt }),
        newLead({ receivedAt }),
        newLead({ receivedAt }),
      ];
      for (const lead of [inTime, late, open]) await add(lead);
      await inbox.changeLead(inTime.id, { version: 1, status: 'answered' }, { ...actor, at: due });
      await inbox.changeLead(late.id, { version: 1, status: 'closed' }, { ...actor, at: due + 1 });
      // `open` counts only when its answer is due.
      expect(await inbox.countAnswers(receivedAt, due - 1)).toEqual({ answered: 1, total: 2 });
      expect(await inbox.countAnswers(receivedAt, due)).toEqual({ answered: 1, total: 3 });
    },
  );

  test('changes each lead once in two concurrent bulk changes in opposite order', async () => {
    const store = await openStore();
    const leads = Array.from({ length: 40 }, () => newLead());
    for (const lead of leads) await store.add(lead);
    const rows = leads.map(({ id }) => ({ id, version: 1 }));
    const results = await Promise.all([
      store.inbox.changeLeads(rows, { status: 'answered' }, actor),
      store.inbox.changeLeads(
        [...rows].reverse(),
        { status: 'closed' },
        { ...actor, by: 'bob@desk.example' },
      ),
    ]);
    const outcomes = results.flatMap((result) =>
      result === 'no-such-assignee' ? [] : [...result.values()],
    );
    expect(outcomes.sort()).toEqual([...rows.map(() => 'changed'), ...rows.map(() => 'outdated')]);
    for (const { id } of leads) expect((await store.inbox.lead(id))?.history).toHaveLength(1);
    expect(
      await store.inbox.changeLeads(
        [{ id: leads[0]?.id ?? '', version: 2 }],
        { assignee: 'nobody@desk.example' },
        actor,
      ),
    ).toBe('no-such-assignee');
  });

  test('stores and removes next steps, and finds leads due today or overdue unless closed', async () => {
    const store = await openStore();
    const day = (offset: number) =>
      new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10);
    const leads = [-1, 0, 1].map((offset) => ({ lead: contactLead(), on: day(offset) }));
    for (const { lead, on } of leads) {
      await store.add(lead);
      const step = { text: `Call, ${on}`, on };
      await store.inbox.changeLead(lead.id, { version: 1, nextStep: step }, actor);
      expect((await store.inbox.lead(lead.id))?.lead.nextStep).toEqual(step);
    }
    const [lateId, todayId] = leads.map(({ lead }) => lead.id);
    const findDue = async (due: 'today' | 'overdue') => {
      const page = await store.inbox.leads({ due }, 9);
      expect(await store.inbox.countLeads({ due }, 9)).toBe(page.leads.length);
      expect(await store.inbox.matchingIds({ due }, page.leads)).toHaveLength(page.leads.length);
      return page.leads.map(({ id }) => id);
    };
    expect(await findDue('today')).toEqual([todayId]);
    expect(await findDue('overdue')).toEqual([lateId]);
    const change = { version: 2, nextStep: null };
    expect(await store.inbox.changeLead(lateId ?? '', change, { ...actor, at: 2000 })).toBe(
      'changed',
    );
    expect(await store.inbox.changeLead(lateId ?? '', change, actor)).toBe('outdated');
    await store.inbox.changeLead(todayId ?? '', { version: 2, status: 'closed' }, actor);
    expect([...(await findDue('today')), ...(await findDue('overdue'))]).toEqual([]);
    expect((await store.inbox.lead(lateId ?? ''))?.history.map(({ text }) => text)).toEqual([
      `Next step on ${leads[0]?.on}: Call, ${leads[0]?.on}`,
      'Next step removed',
    ]);
  });

  test('lists and counts inquiries, open leads and newsletter leads', async () => {
    const store = await openStore();
    const closed = contactLead();
    for (const lead of [contactLead(), newLead(), closed, newsletterLead('a@b.example')])
      await store.add(lead);
    await store.inbox.changeLead(closed.id, { version: 1, status: 'closed' }, actor);
    for (const [query, count] of [
      [{ form: 'inquiries' }, 3],
      [{ status: 'open' }, 3],
      [{ form: 'newsletter' }, 1],
    ] as const) {
      expect(await store.inbox.countLeads(query, 9)).toBe(count);
      expect((await store.inbox.leads(query, 9)).leads).toHaveLength(count);
    }
  });

  test('counts leads since a time by page and campaign, without quarantined ones', async () => {
    const store = await openStore();
    const addFrom = (page: string, campaign?: string, changes = {}) =>
      store.add({
        ...newLead({ receivedAt: 2000, ...changes }),
        source: { page, referrer: '', utm: campaign === undefined ? {} : { campaign } },
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

  test('erases notes, history and search entries with a lead', async () => {
    const store = await openStore();
    const lead = contactLead({
      name: 'Wilhelmina Quartz',
      email: 'quartz@engines.example',
      descriptionmsg: 'Zirconium please and thank you',
    });
    const kept = contactLead({ name: 'Kept Person' });
    for (const added of [lead, kept]) await store.add(added);
    await store.inbox.addNote(lead.id, 'Tourmaline said so', actor);
    const nextStep = { text: 'Send the obsidian', on: '2026-11-30' };
    await store.inbox.changeLead(lead.id, { version: 2, nextStep }, actor);
    expect((await store.inbox.lead(lead.id))?.lead.nextStep).toEqual(nextStep);
    await store.inbox.addNote(kept.id, 'Stays here', actor);
    await until(async () => (await store.inbox.countLeads({ q: 'zirconium' }, 9)) === 1);
    await store.erase('Quartz@engines.example');
    expect(await store.inbox.countLeads({ q: 'zirconium' }, 9)).toBe(0);
    expect(await store.inbox.lead(lead.id)).toBeUndefined();
    expect((await store.inbox.lead(kept.id))?.notes).toHaveLength(1);
    await store.vacuum();
    if (store.location.startsWith('postgres')) return;
    const files = readdirSync(dirname(store.location)).map((name) =>
      readFileSync(join(dirname(store.location), name), 'latin1').toLowerCase(),
    );
    for (const word of ['wilhelmina', 'quartz', 'zirconium', 'tourmaline', 'obsidian'])
      expect(
        files.some((bytes) => bytes.includes(word)),
        word,
      ).toBe(false);
    expect(files.some((bytes) => bytes.includes('stays here'))).toBe(true);
  });
});
