// @vitest-environment jsdom
import { fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { LeadChange, LeadDetail } from '../../server/inbox/api.ts';
import { leadDetail, mockDesk, renderAs } from '../../tests/inbox/desk.ts';
import { clearErasedData } from '../api/lead-cache.ts';
import { queryClient } from '../api/query-client.ts';
import { useAnnouncement } from '../shared/live-region.ts';
import { deleteDrafts, setDraftAuthor } from './drafts.ts';
import LeadPage from './LeadPage.tsx';

afterEach(deleteDrafts);

const me = 'me@example.com';
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const control = (label: string) =>
  screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(label);
const fieldValue = (label: string) => control(label).value;
const select = (label: string, option: string) => userEvent.selectOptions(control(label), option);
const alertText = async () => (await screen.findByRole('alert')).textContent;
const expectNoAlert = () => expect(screen.queryByRole('alert')).toBeNull();
const findNote = (text: string) => screen.findByText(text, { selector: 'li p' });

async function addNote(text: string) {
  await userEvent.type(control('New note'), text);
  await click('Add note');
}
async function saveNote(text: string) {
  await addNote(text);
  await findNote(text);
}
async function typeNextStep() {
  await click('Set a next step');
  await userEvent.type(control('Task'), 'Call Ada');
  fireEvent.change(control('Due date (UTC)'), { target: { value: '2026-11-30' } });
}

/**
 * Opens a lead at a mock desk.
 * @param holdsChanges whether changes and notes wait until the test resolves their `heldRequest`
 */
async function openLead({ holdsChanges = false, losesResponses = false } = {}) {
  let storedLead: LeadDetail | undefined = leadDetail();
  let isOnline = true;
  const held: PromiseWithResolvers<void>[] = [];
  const saveChanges =
    (getChanges: (lead: LeadDetail, body: unknown) => Partial<LeadDetail>) =>
    async (body: unknown): Promise<[number, unknown]> => {
      if (!isOnline) throw new Error('offline');
      if (holdsChanges) {
        const request = Promise.withResolvers<void>();
        held.push(request);
        await request.promise;
      }
      const lead = stored();
      const { version } = body as Partial<LeadChange>;
      if (version !== undefined && version !== lead.version) return [409, lead];
      storedLead = { ...lead, ...getChanges(lead, body), version: lead.version + 1 };
      if (losesResponses) throw new Error('lost');
      return [200, storedLead];
    };
  const stored = () => storedLead ?? leadDetail();
  const { requestsWith } = mockDesk({
    'GET /leads/lead-1': () => (storedLead ? [200, storedLead] : [404, { message: 'Not found.' }]),
    'GET /people': [{ email: me, disabled: false }],
    'PATCH /leads/lead-1': saveChanges((_, body) => body as Partial<LeadDetail>),
    'POST /leads/lead-1/notes': saveChanges(({ notes }, body) => {
      const { text } = body as { text: string };
      return { notes: [...notes, { id: text, at: 1_000, by: me, text }] };
    }),
  });
  setDraftAuthor(me);
  const open = () => renderAs('editor', LeadPage, { id: 'lead-1' });
  const { unmount } = open();
  await screen.findByRole('option', { name: me });
  return {
    reopen: () => {
      unmount();
      open();
    },
    requestsWith,
    setOnline: (value: boolean) => {
      isOnline = value;
    },
    /** Waits until the desk has received `count` changes and notes; returns the last of them. */
    heldRequest: async (count: number) => {
      await waitFor(() => expect(held).toHaveLength(count));
      return held.at(-1) as PromiseWithResolvers<void>;
    },
    changeAsBen: (changes: Partial<LeadDetail> = { status: 'closed' }) => {
      const history = [{ at: 2_000, by: 'ben@example.com', text: 'Changed' }];
      storedLead = { ...stored(), version: stored().version + 1, history, ...changes };
    },
    erase: () => {
      storedLead = undefined;
      clearErasedData(queryClient);
    },
    stored,
    changes: () => requestsWith('PATCH').map(({ body }) => body),
  };
}

test('a conflicting change is not saved; the page shows the other user’s change and keeps the unsaved note', async () => {
  const { changeAsBen, stored, changes } = await openLead();
  await userEvent.type(control('New note'), 'Call them on Monday');
  changeAsBen();
  await click('Mark as answered');
  const text = await alertText();
  expect(text).toContain('ben@example.com changed this lead while you had it open');
  expect(text).toContain('Status: New, now Closed');
  expect(text).toContain('Your change: Status: Answered.');
  expect(stored().status).toBe('closed');
  expect(fieldValue('Status')).toBe('closed');
  expect(fieldValue('New note')).toBe('Call them on Monday');

  await click('Apply my change anyway');
  await screen.findByDisplayValue('Answered');
  expect(changes().at(-1)).toEqual({ status: 'answered', version: 2 });
  expectNoAlert();
});

test('a conflicting next step stays in the notice and the form until it is saved', async () => {
  const { changeAsBen, setOnline, stored } = await openLead();
  await typeNextStep();
  changeAsBen();
  await click('Save');
  await saveNote('Called');
  setOnline(false);
  await click('Apply my change anyway');
  await screen.findByText(/cannot be reached/);
  setOnline(true);
  await select('Status', 'in-progress');
  await waitFor(() => expect(stored().status).toBe('in-progress'));
  expect(await alertText()).toContain('Your change: Next step: Call Ada, Nov 30.');

  await click('Set a next step');
  expect(fieldValue('Task')).toBe('Call Ada');
  await click('Save');
  await screen.findByText('Call Ada');
  expectNoAlert();
});

test('a discarded next step is neither sent again nor in the form', async () => {
  const { changes, changeAsBen } = await openLead();
  await typeNextStep();
  changeAsBen();
  await click('Save');
  await click('Discard my change');
  expectNoAlert();
  expect(changes()).toHaveLength(1);
  await click('Set a next step');
  expect(fieldValue('Task')).toBe('');
});

test('a note and changes in quick succession are sent in order and do not conflict with each other', async () => {
  const { changes, heldRequest, requestsWith, stored } = await openLead({ holdsChanges: true });
  const shownValues = () => [fieldValue('Status'), fieldValue('Assigned to')];
  await addNote('Called');
  await select('Status', 'answered');
  await select('Assigned to', me);
  await select('Status', 'closed');
  // Each change shows immediately; requests are sent one at a time.
  expect(shownValues()).toEqual(['closed', me]);
  for (const sent of [1, 2, 3, 4]) {
    (await heldRequest(sent)).resolve();
    expect([...requestsWith('PATCH'), ...requestsWith('POST')]).toHaveLength(sent);
  }
  await waitFor(() => expect(stored().version).toBe(5));
  expect(changes()).toEqual([
    { status: 'answered', version: 2 },
    { assignee: me, version: 3 },
    { status: 'closed', version: 4 },
  ]);
  expect(shownValues()).toEqual(['closed', me]);
  expectNoAlert();
});

test('queued changes that conflict with another user’s change are shown together', async () => {
  const { changeAsBen } = await openLead();
  changeAsBen();
  fireEvent.change(control('Status'), { target: { value: 'answered' } });
  fireEvent.change(control('Assigned to'), { target: { value: me } });
  await screen.findByText(`Your change: Status: Answered. Assigned to ${me}.`);
});

test.each([
  ['offline', 'The lead desk cannot be reached. Check your connection, then try again.'],
  ['conflict', 'Somebody else has changed this lead.'],
])('a failed change is announced even after the user left the lead (%s)', async (cause, reason) => {
  const { reopen, changeAsBen, heldRequest } = await openLead({ holdsChanges: true });
  const { result: announcement } = renderHook(useAnnouncement);
  // Marks the lead as answered.
  await userEvent.keyboard('e');
  const { resolve, reject } = await heldRequest(1);
  // The reopened page did not send the change, so it shows no conflict.
  reopen();
  changeAsBen();
  if (cause === 'conflict') resolve();
  else reject(new Error(cause));
  await waitFor(() =>
    expect(announcement.current.text).toBe(
      `Your change to the lead of ada@example.com was not saved. ${reason}`,
    ),
  );
});

test('if the user reopens a lead before a note is saved, the note is added only once, and its field is cleared', async () => {
  const { reopen, heldRequest, stored, requestsWith } = await openLead({ holdsChanges: true });
  await addNote('Called');
  const { resolve } = await heldRequest(1);
  reopen();
  // A second click before the response does not add the note again.
  await click('Add note');
  resolve();
  await findNote('Called');
  await waitFor(() => expect(fieldValue('New note')).toBe(''));
  expect(stored().notes).toHaveLength(1);
  expect(requestsWith('POST')).toHaveLength(1);
});

test('text that is typed while a note is being saved stays in the field', async () => {
  const { heldRequest } = await openLead({ holdsChanges: true });
  await addNote('Called');
  const { resolve } = await heldRequest(1);
  await userEvent.type(control('New note'), ' and more');
  resolve();
  await findNote('Called');
  expect(fieldValue('New note')).toBe('Called and more');
});

test('if a lead is erased while the user writes a note, the page shows the text of the note', async () => {
  const { erase } = await openLead();
  await userEvent.type(control('New note'), 'They asked for a quote');
  erase();
  await screen.findByRole('heading', { name: 'Lead not found' });
  screen.getByText('They asked for a quote');
});

test('a next step does not conflict with the user’s own changes while its form is open', async () => {
  const { changes, stored } = await openLead();
  await typeNextStep();
  await select('Status', 'in-progress');
  await waitFor(() => expect(stored().version).toBe(2));
  await saveNote('Called');
  await click('Save');
  await screen.findByText('Call Ada');
  expect(changes().at(-1)).toMatchObject({ version: 3 });
  expectNoAlert();
});

test('a note whose response got lost counts as added', async () => {
  await openLead({ losesResponses: true });
  await saveNote('Called');
  expect(fieldValue('New note')).toBe('');
});

test('a next step conflicts if another user changed the lead between the user’s own changes', async () => {
  const { changeAsBen, stored } = await openLead();
  await typeNextStep();
  await select('Status', 'in-progress');
  await waitFor(() => expect(stored().version).toBe(2));
  changeAsBen();
  await saveNote('Called');
  await click('Save');
  expect(await alertText()).toContain('ben@example.com changed');
  expect(stored().nextStep).toBeNull();
});

test('after a reload, a typed next step conflicts with one that another user has set', async () => {
  const { changeAsBen, reopen } = await openLead();
  await typeNextStep();
  changeAsBen({ nextStep: { text: 'Send a quote', on: '2026-12-01' } });
  queryClient.clear();
  reopen();
  await screen.findByLabelText('Task');
  await click('Save');
  expect(await alertText()).toContain('Next step: none, now Send a quote, Dec 1');
});

test('a typed next step stays in the form until it is saved, even if the user leaves the lead', async () => {
  const { reopen, setOnline, stored } = await openLead();
  await typeNextStep();
  reopen();
  await screen.findByLabelText('Task');
  expect([fieldValue('Task'), fieldValue('Due date (UTC)')]).toEqual(['Call Ada', '2026-11-30']);
  setOnline(false);
  await click('Save');
  await alertText();
  expect(fieldValue('Task')).toBe('Call Ada');

  setOnline(true);
  await click('Save');
  await screen.findByText('Call Ada');
  expect(stored().nextStep).toEqual({ text: 'Call Ada', on: '2026-11-30' });

  await click('Mark as done');
  await click('Set a next step');
  expect(stored().nextStep).toBeNull();
  expect(fieldValue('Task')).toBe('');
});

test('Cancel discards a typed next step', async () => {
  const { changes, reopen } = await openLead();
  await typeNextStep();
  await click('Cancel');
  reopen();
  await click('Set a next step');
  expect(fieldValue('Task')).toBe('');
  expect(changes()).toEqual([]);
});

test('a double click saves a next step once; if the lead is reopened before the response, the form is closed', async () => {
  const { changes, reopen, heldRequest } = await openLead({ holdsChanges: true });
  await typeNextStep();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Save' }));
  const { resolve } = await heldRequest(1);
  reopen();
  await screen.findByRole('region', { name: 'Next step' });
  expect(screen.queryByLabelText('Task')).toBeNull();
  resolve();
  await screen.findByText('Call Ada');
  expect(screen.queryByLabelText('Task')).toBeNull();
  expect(changes()).toHaveLength(1);
});
