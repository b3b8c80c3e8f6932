// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { LeadChange, LeadDetail } from '../../server/inbox/api.ts';
import { leadDetail, mockDesk, renderAs } from '../testing/desk.ts';
import LeadPage from './LeadPage.tsx';

/** Opens a lead. @param beforeChange what the desk awaits before it applies a change */
function openLead(beforeChange = async () => {}) {
  let stored: LeadDetail = leadDetail();
  const desk = mockDesk({
    'GET /leads/lead-1': () => [200, stored],
    'GET /people': () => [200, [{ email: 'me@example.com', role: 'owner' }]],
    'PATCH /leads/lead-1': async (body) => {
      await beforeChange();
      const { version, ...change } = body as LeadChange;
      if (version !== stored.version) return [409, stored];
      stored = { ...stored, ...(change as object), version: version + 1 };
      return [200, stored];
    },
  });
  renderAs('editor', createElement(LeadPage, { id: 'lead-1' }));
  const closeAsBen = () => {
    stored = {
      ...stored,
      version: 2,
      status: 'closed',
      history: [{ at: 2_000, by: 'ben@example.com', text: 'Closed' }],
    };
  };
  const changes = () => desk.requests.filter(({ endpoint }) => endpoint.startsWith('PATCH'));
  return { ...desk, changes, closeAsBen, stored: () => stored };
}

test('a conflicting change is not saved; the user sees the other change and keeps the note', async () => {
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

test('a next step in conflict with another change can be applied anyway, then marked as done', async () => {
  const { closeAsBen, stored } = openLead();
  const nextStep = { text: 'Call Ada', on: '2026-11-30' };
  await userEvent.click(await screen.findByRole('button', { name: 'Set a next step' }));
  await userEvent.type(screen.getByLabelText('Task'), 'Call Ada');
  fireEvent.change(screen.getByLabelText('Due date (UTC)'), { target: { value: nextStep.on } });
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
