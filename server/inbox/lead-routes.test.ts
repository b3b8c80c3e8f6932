import { describe, expect, test, vi } from 'vitest';
import { contactFields } from '../testing/contact-fields.ts';
import { contactLead, newLead, newsletterLead } from '../testing/fixtures.ts';
import { testInbox } from '../testing/inbox.ts';
import { until } from '../testing/until.ts';
import type { BulkResult, LeadDetail, LeadList } from './api.ts';

describe('leads in the inbox', () => {
  test('are filtered by form, status, delivery, quarantine, assignee and days', async () => {
    const { call, status, signInAs, store } = await testInbox();
    const editor = await signInAs('editor');
    const signUp = newLead({ receivedAt: Date.UTC(2026, 0, 10, 23, 59), channels: [] });
    const spam = newLead({ receivedAt: Date.UTC(2026, 0, 11), spam: 'speed' });
    const contact = contactLead({}, { receivedAt: Date.UTC(2026, 0, 12) });
    for (const lead of [signUp, spam, contact]) await store.add(lead);
    await call('PATCH', `/leads/${contact.id}`, {
      cookie: editor,
      body: { version: 1, status: 'in-progress', assignee: 'editor@desk.example' },
    });
    const all = await store.inbox.leadsById([signUp.id, spam.id, contact.id]);
    const idsFor = async (search: string) => {
      const { leads } = (
        await call('GET', `/leads?${search}`, { cookie: editor })
      ).json<LeadList>();
      const ids = leads.map(({ id }) => id);
      const query = Object.fromEntries(new URLSearchParams(search).entries());
      // Like the API, ignores an empty parameter.
      if (query['q'] === '') delete query['q'];
      expect((await store.inbox.matchingIds(query, all)).sort(), search).toEqual(ids.toSorted());
      return ids;
    };

    expect(await idsFor('')).toEqual([contact.id, signUp.id]);
    expect(await idsFor('form=contact')).toEqual([contact.id]);
    expect(await idsFor('status=new')).toEqual([signUp.id]);
    expect(await idsFor('delivery=waiting')).toEqual([contact.id]);
    expect(await idsFor('delivery=delivered')).toEqual([signUp.id]);
    expect(await idsFor('spam=only')).toEqual([spam.id]);
    expect(await idsFor('spam=any')).toEqual([contact.id, spam.id, signUp.id]);
    expect(await idsFor('assignee=editor@desk.example')).toEqual([contact.id]);
    expect(await idsFor('assignee=none&q=')).toEqual([signUp.id]);
    expect(await idsFor('from=2026-01-11&to=2026-01-12')).toEqual([contact.id]);
    expect(await idsFor('to=2026-01-10')).toEqual([signUp.id]);
    expect(await status('GET', '/leads?from=tomorrow', { cookie: editor })).toBe(400);
  });

  test('are found by name, company, email address and message', async () => {
    const { call, signInAs, store } = await testInbox();
    const reader = await signInAs('reader');
    const lead = contactLead({
      name: 'José Ruiz',
      companyName: 'Zephyr Looms',
      email: 'jose@looms.example',
      descriptionmsg: 'About the jacquard cards',
    });
    await store.add(lead);
    await store.add(newLead());
    const all = (await store.inbox.leads({}, 9)).leads;
    const idsFor = async (q: string) => {
      const { leads } = (
        await call('GET', `/leads?q=${encodeURIComponent(q)}`, { cookie: reader })
      ).json<LeadList>();
      const ids = leads.map(({ id }) => id);
      // `matchingIds` does not use the search index, so it may find the lead before the API does.
      if (isIndexed) expect(await store.inbox.matchingIds({ q }, all), q).toEqual(ids);
      return ids;
    };
    let isIndexed = false;
    await until(async () => (await idsFor('jacq')).length > 0);
    isIndexed = true;
    for (const q of ['josé', 'jose ruiz', 'ZEPHYR', 'looms.example', 'jose@looms', 'cards about'])
      expect(await idsFor(q), q).toEqual([lead.id]);
    for (const q of ['ada jacquard', 'NEAR(', '🤖']) expect(await idsFor(q), q).toEqual([]);
  });

  test('are returned with form labels, related leads and a draft reply', async () => {
    const { call, status, signInAs, store } = await testInbox();
    const reader = await signInAs('reader');
    const lead = {
      ...contactLead(),
      source: { page: '/contact-us', referrer: 'news.example', utm: { source: 'mail' } },
    };
    const related = newLead({
      email: contactFields.email.toUpperCase(),
      receivedAt: Date.now() - 1000,
    });
    for (const added of [lead, related, newLead({ email: 'else@engines.example' })])
      await store.add(added);
    await until(async () => (await store.inbox.lead(lead.id))?.leadsOfSender.length === 1);
    const detail = (await call('GET', `/leads/${lead.id}`, { cookie: reader })).json<LeadDetail>();
    expect(detail).toMatchObject({
      id: lead.id,
      form: 'contact',
      email: contactFields.email,
      status: 'new',
      assignee: null,
      version: 1,
      source: lead.source,
      notes: [],
      history: [],
    });
    expect(detail.fields[0]).toEqual({ key: 'name', label: 'Full Name', value: 'Ada Lovelace' });
    expect(detail.others.map(({ id }) => id)).toEqual([related.id]);
    expect(detail.reply.subject).toMatch(/^Re: Your message to /);
    expect(detail.reply.body).toContain(`Ada Lovelace wrote:\n> ${contactFields.descriptionmsg}`);
    for (const id of ['nothing', "' OR 1", '00000000-0000-7000-8000-000000000000'])
      expect(await status('GET', `/leads/${encodeURIComponent(id)}`, { cookie: reader })).toBe(404);
  });

  test('cannot be changed if the version is outdated or the lead is erased', async () => {
    const { call, status, signInAs, store } = await testInbox();
    const [editor, owner] = [await signInAs('editor'), await signInAs('owner')];
    const lead = newLead();
    await store.add(lead);
    const first = await call('PATCH', `/leads/${lead.id}`, {
      cookie: editor,
      body: { version: 1, status: 'answered' },
    });
    expect(first.json()).toMatchObject({
      version: 2,
      status: 'answered',
      history: [{ by: 'editor@desk.example', text: 'Status changed from New to Answered' }],
    });
    const second = await call('PATCH', `/leads/${lead.id}`, {
      cookie: owner,
      body: { version: 1, status: 'closed' },
    });
    expect([second.statusCode, second.json<LeadDetail>().status]).toEqual([409, 'answered']);
    await call('POST', '/erase', { cookie: owner, body: { email: lead.fields.email } });
    expect(
      await status('PATCH', `/leads/${lead.id}`, {
        cookie: editor,
        body: { version: 2, status: 'new' },
      }),
    ).toBe(404);
    expect(
      await status('POST', `/leads/${lead.id}/notes`, { cookie: editor, body: { text: 'late' } }),
    ).toBe(404);
  });

  test('have a next step that is set, validated, cleared and counted', async () => {
    const { call, signInAs, store } = await testInbox();
    const cookie = await signInAs('editor');
    const lead = contactLead();
    await store.add(lead);
    const change = (version: number, nextStep: unknown) =>
      call('PATCH', `/leads/${lead.id}`, { cookie, body: { version, nextStep } });
    const counts = async () => (await call('GET', '/counts', { cookie })).json();
    expect(await counts()).toMatchObject({ New: 1, Mine: 0, Unassigned: 1, Overdue: 0 });
    const nextStep = { text: 'Send the quote', on: '2026-01-31' };
    expect((await change(1, nextStep)).json()).toMatchObject({ version: 2, nextStep });
    expect(await counts()).toMatchObject({ New: 1, Overdue: 1, 'Due today': 0 });
    // Version 1 is outdated, so nothing is cleared.
    expect((await change(1, null)).json()).toMatchObject({ version: 2, nextStep });
    for (const invalid of [{ ...nextStep, text: ' ' }, { ...nextStep, on: '2026-02-40' }, 'x'])
      expect((await change(2, invalid)).statusCode).toBe(400);
    expect((await change(2, null)).json()).toMatchObject({ nextStep: null });
    expect(await counts()).toMatchObject({ Overdue: 0 });
  });

  test('are changed in bulk; conflicts are reported, and changes are recorded', async () => {
    let wakeCount = 0;
    const { call, signInAs, store } = await testInbox({}, { wakeDelivery: () => (wakeCount += 1) });
    const [editor, owner] = [await signInAs('editor'), await signInAs('owner')];
    const [one, two, assigned, erased] = [
      newLead(),
      newLead(),
      newLead(),
      newLead({ email: 'erased@engines.example' }),
    ];
    for (const lead of [one, two, assigned, erased]) await store.add(lead);
    const selected = [one, two, assigned, erased].map(({ id }) => ({ id, version: 1 }));
    await call('PATCH', `/leads/${assigned.id}`, {
      cookie: owner,
      body: { version: 1, assignee: 'owner@desk.example' },
    });
    await store.erase('erased@engines.example');
    const change = async (body: object, cookie = editor) =>
      call('POST', '/leads/change', { cookie, body });
    const first = (
      await change({
        // A lead that is listed twice is changed once.
        leads: [...selected, ...selected],
        status: 'answered',
        assignee: 'editor@desk.example',
      })
    ).json<BulkResult>();
    expect(first.changed.map(({ id }) => id).sort()).toEqual([one.id, two.id].sort());
    expect(first.changed[0]).toMatchObject({
      status: 'answered',
      assignee: 'editor@desk.example',
      version: 2,
    });
    expect(first.conflicts).toMatchObject([
      { id: assigned.id, status: 'new', assignee: 'owner@desk.example', version: 2 },
    ]);
    expect(first.gone).toEqual([erased.id, erased.id]);
    for (const { id } of [one, two])
      expect((await store.inbox.lead(id))?.history.map(({ by, text }) => `${by}: ${text}`)).toEqual(
        [
          'editor@desk.example: Status changed from New to Answered',
          'editor@desk.example: Assigned to editor@desk.example',
        ],
      );
    const secondVersions = [one, assigned].map(({ id }) => ({ id, version: 2 }));
    expect(
      (await change({ leads: secondVersions, spam: true })).json<BulkResult>().changed,
    ).toMatchObject([{ delivery: 'held' }, { delivery: 'held' }]);
    expect(wakeCount).toBe(0);
    expect(
      (
        await change(
          { leads: secondVersions.map(({ id }) => ({ id, version: 3 })), spam: false },
          owner,
        )
      ).json<BulkResult>().changed,
    ).toHaveLength(2);
    // Only the end of a quarantine makes deliveries due.
    expect(wakeCount).toBe(1);
    expect(
      (await change({ leads: secondVersions, assignee: 'nobody@desk.example' })).statusCode,
    ).toBe(400);
    expect(
      (
        await change({ leads: Array.from({ length: 201 }, () => selected[0]), status: 'new' })
      ).json(),
    ).toEqual({ message: 'Change at most 200 leads at a time.' });
    expect((await change({ leads: [{ id: "' OR 1", version: 1 }], status: 'new' })).json()).toEqual(
      { changed: [], conflicts: [], gone: ["' OR 1"] },
    );
  });

  test('cannot be assigned to disabled accounts; the list of people marks these accounts', async () => {
    const { call, signInAs, store } = await testInbox();
    const editor = await signInAs('editor');
    const email = 'gone@desk.example';
    const actor = { by: 'test', at: 0 };
    const lead = newLead();
    await store.add(lead);
    await store.inbox.addAccount(email, 'editor', actor);
    await store.inbox.changeAccount(email, { disabled: true }, actor);
    expect((await call('GET', '/people', { cookie: editor })).json()).toEqual([
      { email: 'editor@desk.example', disabled: false },
      { email, disabled: true },
    ]);
    const body = { version: 1, assignee: email };
    expect((await call('PATCH', `/leads/${lead.id}`, { cookie: editor, body })).statusCode).toBe(
      400,
    );
  });

  test('accept notes of up to 10,000 characters in any language', async () => {
    const { call, signInAs, store } = await testInbox();
    const editor = await signInAs('editor');
    const lead = newLead();
    await store.add(lead);
    const note = (text: string) =>
      call('POST', `/leads/${lead.id}/notes`, { cookie: editor, body: { text } });
    for (const text of ['שלום مرحبا 👩‍👩‍👧', '<script>alert(1)</script>', '語'.repeat(10_000)])
      expect((await note(text)).json<LeadDetail>().notes.at(-1)).toMatchObject({
        text,
        by: 'editor@desk.example',
      });
    expect((await note('x'.repeat(10_001))).json()).toEqual({
      message: 'A note has at most 10,000 characters.',
    });
    expect((await note('x'.repeat(1_000_000))).statusCode).toBe(413);
    expect((await note('  ')).statusCode).toBe(400);
  });
});

test('concurrent requests share counts and overviews; a request after a change counts again', async () => {
  const { call, signInAs, store } = await testInbox();
  const cookie = await signInAs('reader');
  const countLeads = vi.spyOn(store.inbox, 'countLeads');
  const countByWeek = vi.spyOn(store.inbox, 'countByWeek');
  const requestAll = (path: string) =>
    Promise.all(Array.from({ length: 200 }, () => call('GET', path, { cookie })));
  await requestAll('/counts');
  await requestAll('/overview');
  // 200 separate requests would count 1,600 and 200 times.
  expect(countLeads.mock.calls.length).toBeLessThan(60);
  expect(countByWeek.mock.calls.length).toBeLessThan(10);

  const oldCount = Promise.withResolvers<number>();
  countLeads.mockClear().mockReturnValueOnce(oldCount.promise);
  const requestBeforeLead = call('GET', '/counts', { cookie });
  // The inbox shows the counts of eight views. The first call, for New, waits for `oldCount`.
  await until(() => countLeads.mock.calls.length === 8);
  await store.add(contactLead());
  const requestAfterLead = call('GET', '/counts', { cookie });
  // The second request counts the seven other views now, and New again once `oldCount` resolves.
  await until(() => countLeads.mock.calls.length === 15);
  oldCount.resolve(0);
  expect((await requestBeforeLead).json()).toMatchObject({ New: 0 });
  expect((await requestAfterLead).json()).toMatchObject({ New: 1 });
});

test('the overview counts leads by week and form, and inquiries answered within a working day', async () => {
  const { call, signInAs, store } = await testInbox();
  const editor = await signInAs('editor');
  const now = Date.now();
  const DAY_MS = 24 * 60 * 60 * 1000;
  const [fresh, late, answered, newsletter] = [
    newLead(),
    newLead({ receivedAt: now - 6 * DAY_MS }),
    newLead({ receivedAt: now - 7 * DAY_MS }),
    newsletterLead('n@engines.example', { receivedAt: now - 8 * DAY_MS }),
  ];
  for (const lead of [fresh, late, answered, newsletter, newLead({ spam: 'speed' })])
    await store.add(lead);
  await store.inbox.changeLead(
    answered.id,
    { version: 1, status: 'answered' },
    { by: 'x', at: answered.receivedAt + 60_000 },
  );
  const overview = (await call('GET', '/overview', { cookie: editor })).json();
  expect(overview).toMatchObject({
    // Excludes `newsletter`, spam, and `fresh`, which can still be answered in time.
    answeredWithinADay: { answered: 1, total: 2 },
    quarantined: 1,
    // The quarantined lead is held.
    pending: 4,
    deadLetters: 0,
    lastBackupAt: null,
  });
  expect(overview.longestWaiting.map(({ id }: { id: string }) => id)).toEqual([late.id, fresh.id]);
  expect(overview.weeks).toHaveLength(12);
  const MONDAY = 1;
  expect(
    new Set(overview.weeks.map(({ start }: { start: number }) => new Date(start).getUTCDay())),
  ).toEqual(new Set([MONDAY]));
  const totalOf = (form: string) =>
    overview.weeks.reduce(
      (total: number, week: Record<string, number>) => total + (week[form] ?? 0),
      0,
    );
  expect(['signUp', 'contact', 'newsletter'].map(totalOf)).toEqual([3, 0, 1]);
});
