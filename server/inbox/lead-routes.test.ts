import { expect, test, vi } from 'vitest';
import { contactFields } from '../../tests/server/contact-fields.ts';
import {
  actor,
  addLeads,
  contactLead,
  expectStatus,
  newLead,
  newsletterLead,
  until,
} from '../../tests/server/fixtures.ts';
import { inboxAs } from '../../tests/server/inbox.ts';
import type { BulkResult, LeadDetail, LeadList, Overview } from './api.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

async function inboxWithLead() {
  const inbox = await inboxAs('editor');
  const [lead] = await addLeads(inbox.store, newLead());
  return { ...inbox, lead, path: `/leads/${lead.id}` };
}

const idsOf = (leads: { id: string }[]) => leads.map(({ id }) => id);

test('leads are filtered by form, status, delivery, quarantine, assignee, date and text', async () => {
  const { editor, store } = await inboxAs('editor');
  const signUp = newLead({ receivedAt: Date.UTC(2026, 0, 10, 23, 59), channels: [] });
  const spam = newLead({ receivedAt: Date.UTC(2026, 0, 11), spam: 'speed' });
  const fields = {
    name: 'José Ruiz',
    companyName: 'Zephyr Looms',
    email: 'jose@looms.example',
    descriptionmsg: 'About the jacquard cards',
  };
  const contact = contactLead(fields, { receivedAt: Date.UTC(2026, 0, 12) });
  await addLeads(store, signUp, spam, contact);
  const change = { version: 1, status: 'in-progress', assignee: 'Editor@desk.example' };
  await editor.patch(`/leads/${contact.id}`, change);
  const all = await store.inbox.leadsById(idsOf([signUp, spam, contact]));
  // SQLite indexes a lead after storing it.
  await until(async () => (await store.inbox.countLeads({ q: 'jacq' }, 9)) === 1);
  for (const [search, ...expected] of [
    ['', contact, signUp],
    ['form=contact', contact],
    ['status=new', signUp],
    ['delivery=undelivered', contact],
    // Without deliveries, `signUp` counts as delivered.
    ['delivery=delivered', signUp],
    ['spam=only', spam],
    ['spam=any', contact, spam, signUp],
    ['assignee=editor@desk.example', contact],
    ['assignee=none', signUp],
    ['from=2026-01-11&to=2026-01-12', contact],
    ['to=2026-01-10', signUp],
    ['q=josé', contact],
    ['q=jose ruiz', contact],
    ['q=ZEPHYR', contact],
    ['q=jose@looms', contact],
    ['q=cards about', contact],
    ['q=ada jacquard'],
    ['q=NEAR('],
    ['q=🤖'],
  ] as const) {
    const { leads } = (await editor.get(encodeURI(`/leads?${search}`))).json<LeadList>();
    expect(idsOf(leads), search).toEqual(idsOf([...expected]));
    const query = Object.fromEntries(new URLSearchParams(search));
    const matching = await store.inbox.matchingIds(query, all);
    expect(matching.sort(), search).toEqual(idsOf(leads).sort());
  }
  expectStatus(await editor.get('/leads?from='), 200);
  expectStatus(await editor.get('/leads?from=tomorrow'), 400);
});

test('a lead is returned with field labels, related leads and a draft reply', async () => {
  const { reader, store } = await inboxAs('reader');
  const lead = {
    ...contactLead(),
    source: { page: '/contact-us', referrer: 'news.example', utm: { source: 'mail' } },
  };
  const related = newLead({ email: contactFields.email.toUpperCase() });
  await addLeads(store, lead, related, newLead({ email: 'else@engines.example' }));
  await until(async () => (await store.inbox.lead(lead.id))?.leadsOfSender.length === 1);
  const detail = (await reader.get(`/leads/${lead.id}`)).json<LeadDetail>();
  expect(detail).toMatchObject({
    form: 'contact',
    email: contactFields.email,
    version: 1,
    source: lead.source,
  });
  expect(detail.fields[0]).toEqual({ key: 'name', label: 'Full Name', value: 'Ada Lovelace' });
  expect(idsOf(detail.others)).toEqual([related.id]);
  expect(detail.reply.subject).toMatch(/^Re: Your message to /);
  expect(detail.reply.body).toContain(`Ada Lovelace wrote:\n> ${contactFields.descriptionmsg}`);
  for (const id of ['nothing', newLead().id]) expectStatus(await reader.get(`/leads/${id}`), 404);
});

test('a lead cannot be changed if the version is outdated or the lead is erased', async () => {
  const { clientAs, editor, lead, path } = await inboxWithLead();
  const owner = await clientAs('owner');
  expect((await editor.patch(path, { version: 1, status: 'answered' })).json()).toMatchObject({
    version: 2,
    status: 'answered',
    history: [{ by: 'editor@desk.example', text: 'Status changed from New to Answered' }],
  });
  const outdated = await owner.patch(path, { version: 1, status: 'closed' });
  expect([outdated.statusCode, outdated.json().status]).toEqual([409, 'answered']);
  await owner.post('/erase', { email: lead.fields.email });
  expectStatus(await editor.patch(path, { version: 2, status: 'new' }), 404);
  expectStatus(await editor.post(`${path}/notes`, { text: 'late' }), 404);
});

test('the next step of a lead is set, validated, cleared and counted', async () => {
  const { editor, path } = await inboxWithLead();
  const change = (version: number, nextStep: unknown) => editor.patch(path, { version, nextStep });
  const counts = async () => (await editor.get('/counts')).json();
  expect(await counts()).toMatchObject({ New: 1, Mine: 0, Unassigned: 1, Overdue: 0 });
  const nextStep = { text: 'Send the quote', on: '2026-01-31' };
  expect((await change(1, nextStep)).json()).toMatchObject({ version: 2, nextStep });
  expect(await counts()).toMatchObject({ New: 1, Overdue: 1, 'Due today': 0 });
  for (const invalid of [{ ...nextStep, text: ' ' }, { ...nextStep, on: '2026-02-31' }, 'x'])
    expectStatus(await change(2, invalid), 400);
  expect((await change(2, null)).json()).toMatchObject({ nextStep: null });
  expect(await counts()).toMatchObject({ Overdue: 0 });
});

test('leads are changed in bulk; conflicting and erased leads are reported', async () => {
  let wakeCount = 0;
  const wakeDelivery = () => (wakeCount += 1);
  const { editor, store } = await inboxAs('editor', {}, { wakeDelivery });
  const [one, two, outdated] = [newLead(), newLead(), newLead()];
  const erased = newLead({ email: 'erased@engines.example' });
  await addLeads(store, one, two, outdated, erased);
  await store.inbox.changeLead(outdated.id, { version: 1, status: 'closed' }, actor);
  await store.erase('erased@engines.example');
  const change = (leads: { id: string }[], version: number, changes: object) =>
    editor.post('/leads/change', { leads: leads.map(({ id }) => ({ id, version })), ...changes });
  const changes = { status: 'answered', assignee: 'editor@desk.example' };
  // A lead that is listed twice is changed once.
  const selected = [one, two, outdated, erased, one];
  const result = (await change(selected, 1, changes)).json<BulkResult>();
  expect(idsOf(result.changed).sort()).toEqual([one.id, two.id].sort());
  expect(result.changed[0]).toMatchObject({ ...changes, version: 2 });
  expect(result.conflicts).toMatchObject([{ id: outdated.id, status: 'closed', version: 2 }]);
  expect(result.gone).toEqual([erased.id]);
  expect((await change([one], 2, { spam: true })).json()).toMatchObject({
    changed: [{ delivery: 'held' }],
  });
  expect(wakeCount).toBe(0);
  expect((await change([one], 3, { spam: false })).json().changed).toHaveLength(1);
  // Only the end of a quarantine makes deliveries due.
  expect(wakeCount).toBe(1);
  expectStatus(await change([one], 4, { assignee: 'nobody@desk.example' }), 400);
  expect((await change(Array(201).fill(one), 4, { status: 'new' })).json()).toEqual({
    message: 'Change at most 200 leads at a time.',
  });
});

test('a lead cannot be assigned to a disabled account; the list of people marks disabled accounts', async () => {
  const { editor, path, store } = await inboxWithLead();
  const email = 'gone@desk.example';
  await store.inbox.addAccount(email, 'editor', actor);
  await store.inbox.changeAccount(email, { disabled: true }, actor);
  expect((await editor.get('/people')).json()).toEqual([
    { email: 'editor@desk.example', disabled: false },
    { email, disabled: true },
  ]);
  expectStatus(await editor.patch(path, { version: 1, assignee: email }), 400);
});

test('a note has up to 10,000 characters in any language', async () => {
  const { editor, path } = await inboxWithLead();
  const note = (text: string) => editor.post(`${path}/notes`, { text });
  for (const text of ['שלום مرحبا 👩‍👩‍👧', '<script>alert(1)</script>', '語'.repeat(10_000)])
    expect((await note(text)).json<LeadDetail>().notes.at(-1)).toMatchObject({
      text,
      by: 'editor@desk.example',
    });
  expect((await note('x'.repeat(10_001))).json()).toEqual({
    message: 'A note has at most 10,000 characters.',
  });
  expectStatus(await note('x'.repeat(1_000_000)), 413);
  expectStatus(await note('  '), 400);
});

test('concurrent requests share counts and overviews; a request after a change counts again', async () => {
  const { reader, store } = await inboxAs('reader');
  const countLeads = vi.spyOn(store.inbox, 'countLeads');
  const countByWeek = vi.spyOn(store.inbox, 'countByWeek');
  const requestAll = (path: string) =>
    Promise.all(Array.from({ length: 200 }, () => reader.get(path)));
  await requestAll('/counts');
  await requestAll('/overview');
  // Without sharing: 1,600 calls (eight views per request) and 200 calls.
  expect(countLeads.mock.calls.length).toBeLessThan(60);
  expect(countByWeek.mock.calls.length).toBeLessThan(10);

  const oldCount = Promise.withResolvers<number>();
  countLeads.mockClear().mockReturnValueOnce(oldCount.promise);
  const requestBeforeLead = reader.get('/counts');
  // The first of the eight counts, for New, waits for `oldCount`.
  await until(() => countLeads.mock.calls.length === 8);
  await store.add(contactLead());
  const requestAfterLead = reader.get('/counts');
  // The second request counts the seven other views now, and New once `oldCount` resolves.
  await until(() => countLeads.mock.calls.length === 15);
  oldCount.resolve(0);
  expect((await requestBeforeLead).json()).toMatchObject({ New: 0 });
  expect((await requestAfterLead).json()).toMatchObject({ New: 1 });
});

test('the overview shows twelve weeks, inquiries answered within a working day, open inquiries and the number of quarantined leads', async () => {
  const { reader, store } = await inboxAs('reader');
  const leadFrom = (daysAgo: number) => newLead({ receivedAt: Date.now() - daysAgo * DAY_MS });
  const [fresh, late, answered] = [leadFrom(0), leadFrom(6), leadFrom(7)];
  const newsletter = newsletterLead('n@engines.example');
  await addLeads(store, fresh, late, answered, newsletter, newLead({ spam: 'speed' }));
  const answer = { version: 1, status: 'answered' } as const;
  await store.inbox.changeLead(answered.id, answer, { ...actor, at: answered.receivedAt });
  const overview = (await reader.get('/overview')).json<Overview>();
  expect(overview).toMatchObject({
    // Excludes `newsletter`, spam, and `fresh`, which can still be answered in time.
    answeredWithinADay: { answered: 1, total: 2 },
    quarantined: 1,
    lastBackupAt: null,
  });
  expect(idsOf(overview.longestWaiting)).toEqual([late.id, fresh.id]);
  const MONDAY = 1;
  expect(overview.weeks.map(({ start }) => new Date(start).getUTCDay())).toEqual(
    Array(12).fill(MONDAY),
  );
  expect(overview.weeks.reduce((total, { signUp }) => total + signUp, 0)).toBe(3);
});
