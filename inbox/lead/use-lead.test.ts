// @vitest-environment jsdom
import { fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { LeadChange, LeadDetail } from '../../server/inbox/api.ts';
import { leadDetail, mockDesk, renderAs } from '../../tests/inbox/desk.ts';
import { useAnnouncement } from '../shared/live-region.ts';
import { keepOnlyDraftsBy } from './drafts.ts';
import LeadPage from './LeadPage.tsx';

afterEach(() => keepOnlyDraftsBy(''));

/**
 * Opens a lead. @param beforeChange what the desk awaits before it applies a change or adds a note;
 * if it throws, the desk cannot be reached
 */
function openLead(beforeChange = async () => {}) {
  let stored: LeadDetail = leadDetail();
  const desk = mockDesk({
    'GET /leads/lead-1': () => [200, stored],
    'GET /people': () => [200, [{ email: 'me@example.com', disabled: false }]],
    'PATCH /leads/lead-1': async (body) => {
      await beforeChange();
      const { version, ...change } = body as LeadChange;
      if (version !== stored.version) return [409, stored];
      stored = { ...stored, ...(change as object), version: version + 1 };
      return [200, stored];
    },
    'POST /leads/lead-1/notes': async (body) => {
      await beforeChange();
      const { text } = body as { text: string };
      const notes = [...stored.notes, { id: text, at: 1_000, by: 'me@example.com', text }];
      stored = { ...stored, notes, version: stored.version + 1 };
      return [200, stored];
    },
  });
  keepOnlyDraftsBy('me@example.com');
  const open = () => renderAs('editor', createElement(LeadPage, { id: 'lead-1' }));
  const { unmount: leave } = open();
  const closeAsBen = () => {
    stored = {
      ...stored,
      version: stored.version + 1,
      status: 'closed',
      history: [{ at: 2_000, by: 'ben@example.com', text: 'Closed' }],
    };
  };
  const changes = () => desk.requests.filter(({ endpoint }) => endpoint.startsWith('PATCH'));
  return { ...desk, open, leave, changes, closeAsBen, stored: () => stored };
}

const typeNextStep = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Set a next step' }));
  await userEvent.type(screen.getByLabelText('Task'), 'Call Ada');
  fireEvent.change(screen.getByLabelText('Due date (UTC)'), { target: { value: '2026-11-30' } });
};
const addNote = async (text: string) => {
  await userEvent.type(await screen.findByLabelText('New note'), text);
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
};

test('a conflicting change is not saved; the page shows the other user’s change and keeps the note', async () => {
  const { closeAsBen, stored, requests } = openLead();
  await userEvent.type(await screen.findByLabelText('New note'), 'Call them on Monday');
  closeAsBen();
  await userEvent.click(screen.getByRole('button', { name: 'Mark as answered' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('ben@example.com changed this lead while you had it open');
  expect(alert.textContent).toContain('Status: New, now Closed');
  expect(alert.textContent).toContain('Your change: Status: Answered.');
  expect(stored().status).toBe('closed');
  expect(screen.getByLabelText<HTMLSelectElement>('Status').value).toBe('closed');
  expect(screen.getByLabelText<HTMLTextAreaElement>('New note').value).toBe('Call them on Monday');

  await userEvent.click(screen.getByRole('button', { name: 'Apply my change anyway' }));
  expect(await screen.findByDisplayValue('Answered')).toBeTruthy();
  expect(requests.at(-1)).toEqual({
    endpoint: 'PATCH /leads/lead-1',
    body: { status: 'answered', version: 2 },
  });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a conflicting next step can be applied anyway, then marked as done', async () => {
  const { closeAsBen, stored } = openLead();
  const nextStep = { text: 'Call Ada', on: '2026-11-30' };
  await typeNextStep();
  closeAsBen();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Your change: Next step: Call Ada, Nov 30.');
  await userEvent.click(screen.getByRole('button', { name: 'Apply my change anyway' }));
  expect(await screen.findByText('Call Ada')).toBeTruthy();
  expect(stored()).toMatchObject({ nextStep, status: 'closed', version: 3 });
  await userEvent.click(screen.getByRole('button', { name: 'Mark as done' }));
  expect(await screen.findByText('None.')).toBeTruthy();
  expect(stored().nextStep).toBeNull();
});

test('a conflicting next step stays in the notice and the form until it is saved', async () => {
  let isOnline = true;
  const { closeAsBen, stored } = openLead(async () => {
    if (!isOnline) throw new Error('offline');
  });
  await typeNextStep();
  closeAsBen();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await addNote('Called');
  await screen.findByText('Called', { selector: 'li p' });
  isOnline = false;
  await userEvent.click(screen.getByRole('button', { name: 'Apply my change anyway' }));
  await screen.findByText(/cannot be reached/);
  isOnline = true;
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'in-progress');
  await waitFor(() => expect(stored().status).toBe('in-progress'));
  expect(screen.getByRole('alert').textContent).toContain('Your change: Next step: Call Ada');

  await userEvent.click(screen.getByRole('button', { name: 'Set a next step' }));
  expect(screen.getByLabelText<HTMLInputElement>('Task').value).toBe('Call Ada');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Call Ada');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a discarded next step is no longer in the form', async () => {
  const { closeAsBen } = openLead();
  await typeNextStep();
  closeAsBen();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard my change' }));
  await userEvent.click(screen.getByRole('button', { name: 'Set a next step' }));
  expect(screen.getByLabelText<HTMLInputElement>('Task').value).toBe('');
});

test('discarding a conflicting change sends no further request', async () => {
  const { changes, closeAsBen, stored } = openLead();
  await screen.findByLabelText('Status');
  closeAsBen();
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'answered');
  await userEvent.click(await screen.findByRole('button', { name: 'Discard my change' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(stored().status).toBe('closed');
  expect(changes()).toHaveLength(1);
});

test('quick changes of a lead are sent in order and do not conflict with each other', async () => {
  const resolvers: (() => void)[] = [];
  const { changes, stored } = openLead(() => new Promise((resolve) => resolvers.push(resolve)));
  const status = await screen.findByLabelText<HTMLSelectElement>('Status');
  const assignee = screen.getByLabelText<HTMLSelectElement>('Assigned to');
  await screen.findByRole('option', { name: 'me@example.com' });
  await userEvent.selectOptions(status, 'answered');
  await userEvent.selectOptions(assignee, 'me@example.com');
  await userEvent.selectOptions(status, 'closed');
  // Each change shows immediately; requests are sent one at a time.
  expect([status.value, assignee.value]).toEqual(['closed', 'me@example.com']);
  for (const sent of [1, 2, 3]) {
    await waitFor(() => expect(resolvers).toHaveLength(sent));
    expect(changes()).toHaveLength(sent);
    resolvers.at(-1)?.();
  }
  await waitFor(() => expect(stored().version).toBe(4));
  expect(changes().map(({ body }) => body)).toEqual([
    { status: 'answered', version: 1 },
    { assignee: 'me@example.com', version: 2 },
    { status: 'closed', version: 3 },
  ]);
  expect([status.value, assignee.value]).toEqual(['closed', 'me@example.com']);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('queued changes that conflict with another user’s change are shown together', async () => {
  const { closeAsBen } = openLead();
  const status = await screen.findByLabelText('Status');
  await screen.findByRole('option', { name: 'me@example.com' });
  closeAsBen();
  fireEvent.change(status, { target: { value: 'answered' } });
  fireEvent.change(screen.getByLabelText('Assigned to'), { target: { value: 'me@example.com' } });
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toContain(
      'Your change: Status: Answered. Assigned to me@example.com.',
    ),
  );
});

test.each([
  ['offline', 'The lead desk cannot be reached. Check your connection, then try again.'],
  ['conflict', 'Somebody else has changed this lead.'],
])('a failure after the user left the lead is announced (%s)', async (cause, reason) => {
  let endRequest: (() => void) | undefined;
  const { open, leave, closeAsBen } = openLead(
    () =>
      new Promise((resolve, reject) => {
        endRequest = cause === 'conflict' ? resolve : () => reject(new Error(cause));
      }),
  );
  const { result: announcement } = renderHook(useAnnouncement);
  await screen.findByLabelText('Status');
  await userEvent.keyboard('e');
  await waitFor(() => expect(endRequest).toBeTruthy());
  leave();
  // The page that opens again did not send the change, so it shows no conflict.
  open();
  closeAsBen();
  endRequest?.();
  await waitFor(() =>
    expect(announcement.current.text).toBe(
      `Your change to the lead of ada@example.com was not saved. ${reason}`,
    ),
  );
});

test('a note saved after the user left the lead is no longer in the field on return', async () => {
  let endRequest: (() => void) | undefined;
  const { open, leave, stored, requests } = openLead(
    () =>
      new Promise((resolve) => {
        endRequest = resolve;
      }),
  );
  await addNote('Called');
  await waitFor(() => expect(endRequest).toBeTruthy());
  leave();
  open();
  // A second click before the response does not add the note again.
  await userEvent.click(await screen.findByRole('button', { name: 'Add note' }));
  endRequest?.();
  expect(await screen.findByText('Called', { selector: 'li p' })).toBeTruthy();
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLTextAreaElement>('New note').value).toBe(''),
  );
  expect(stored().notes).toHaveLength(1);
  expect(requests.filter(({ endpoint }) => endpoint.startsWith('POST'))).toHaveLength(1);
});

test('text that is typed while a note is being saved stays in the field', async () => {
  let endRequest: (() => void) | undefined;
  openLead(
    () =>
      new Promise((resolve) => {
        endRequest = resolve;
      }),
  );
  await addNote('Called');
  await waitFor(() => expect(endRequest).toBeTruthy());
  const field = screen.getByLabelText<HTMLTextAreaElement>('New note');
  await userEvent.type(field, ' and more');
  endRequest?.();
  expect(await screen.findByText('Called', { selector: 'li p' })).toBeTruthy();
  expect(field.value).toBe('Called and more');
});

test('a next step does not conflict with the user’s own changes while its form is open', async () => {
  const { changes, stored } = openLead();
  await screen.findByRole('option', { name: 'me@example.com' });
  await typeNextStep();
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'in-progress');
  await waitFor(() => expect(stored().version).toBe(2));
  await userEvent.selectOptions(screen.getByLabelText('Assigned to'), 'me@example.com');
  await waitFor(() => expect(stored().version).toBe(3));
  await addNote('Called');
  await screen.findByText('Called', { selector: 'li p' });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Call Ada');
  expect(changes().at(-1)?.body).toMatchObject({ version: 4 });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('another user’s change between the user’s own changes is a conflict', async () => {
  const { closeAsBen, stored } = openLead();
  await typeNextStep();
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'in-progress');
  await waitFor(() => expect(stored().version).toBe(2));
  closeAsBen();
  await addNote('Called');
  await screen.findByText('Called', { selector: 'li p' });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toContain('ben@example.com changed');
  expect(stored().nextStep).toBeNull();
});

test('a status chosen while a note is being saved does not conflict with the note', async () => {
  const resolvers: (() => void)[] = [];
  const { changes, stored } = openLead(() => new Promise((resolve) => resolvers.push(resolve)));
  await addNote('Called');
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'answered');
  for (const sent of [1, 2]) {
    await waitFor(() => expect(resolvers).toHaveLength(sent));
    resolvers.at(-1)?.();
  }
  await waitFor(() => expect(stored().status).toBe('answered'));
  expect(changes().map(({ body }) => body)).toEqual([{ status: 'answered', version: 2 }]);
});

test('a next step that was not saved stays in the form, even if the user leaves the lead', async () => {
  let isOnline = false;
  const { changes, leave, open, stored } = openLead(async () => {
    if (!isOnline) throw new Error('offline');
  });
  await typeNextStep();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('alert');
  expect(screen.getByLabelText<HTMLInputElement>('Task').value).toBe('Call Ada');

  leave();
  open();
  expect((await screen.findByLabelText<HTMLInputElement>('Task')).value).toBe('Call Ada');
  isOnline = true;
  await userEvent.dblClick(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Call Ada');
  expect(stored().nextStep).toEqual({ text: 'Call Ada', on: '2026-11-30' });
  // The failed request, and one for the double click.
  expect(changes()).toHaveLength(2);

  await userEvent.click(screen.getByRole('button', { name: 'Mark as done' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Set a next step' }));
  expect(screen.getByLabelText<HTMLInputElement>('Task').value).toBe('');
});

test('when a lead opens again, the form has the typed next step; Cancel discards it', async () => {
  const { changes, leave, open } = openLead();
  await typeNextStep();
  leave();
  const { unmount: leaveAgain } = open();
  expect((await screen.findByLabelText<HTMLInputElement>('Task')).value).toBe('Call Ada');
  expect(screen.getByLabelText<HTMLInputElement>('Due date (UTC)').value).toBe('2026-11-30');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  leaveAgain();
  open();
  expect(await screen.findByRole('button', { name: 'Set a next step' })).toBeTruthy();
  expect(changes()).toHaveLength(0);
});

test('a next step saved after the user left the lead is no longer in a form on return', async () => {
  let endRequest: (() => void) | undefined;
  const { open, leave } = openLead(
    () =>
      new Promise((resolve) => {
        endRequest = resolve;
      }),
  );
  await typeNextStep();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(endRequest).toBeTruthy());
  leave();
  open();
  await screen.findByRole('region', { name: 'Next step' });
  expect(screen.queryByLabelText('Task')).toBeNull();
  endRequest?.();
  await screen.findByText('Call Ada');
  expect(screen.queryByLabelText('Task')).toBeNull();
});
