// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { LeadChange, LeadDetail } from '../../server/inbox/api.ts';
import { detail, renderFor, standInDesk } from '../testing/desk.ts';
import LeadPage from './LeadPage.tsx';

/** A desk whose lead another person has closed since it was first read. */
function open() {
  let stored: LeadDetail = detail();
  const desk = standInDesk({
    'GET /leads/lead-1': () => [200, stored],
    'GET /people': () => [200, [{ email: 'me@example.com', role: 'owner' }]],
    'PATCH /leads/lead-1': (body) => {
      const { version, ...change } = body as LeadChange;
      if (version !== stored.version) return [409, stored];
      stored = { ...stored, ...(change as object), version: version + 1 };
      return [200, stored];
    },
  });
  renderFor('editor', createElement(LeadPage, { id: 'lead-1' }));
  const closedByBen = () => {
    stored = { ...stored, version: 2, status: 'closed', history: [{ at: 2_000, by: 'ben@example.com', text: 'Closed' }] };
  };
  return { ...desk, closedByBen, stored: () => stored };
}

test('a change that meets another’s is not made; its maker is told what has changed and by whom, and keeps the note being written', async () => {
  const { closedByBen, stored, asked } = open();
  await userEvent.type(await screen.findByLabelText('New note'), 'Call them on Monday');
  closedByBen();
  await userEvent.click(screen.getByRole('button', { name: 'Mark as answered' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('ben@example.com changed this lead while you had it open');
  expect(alert.textContent).toContain('Status: New, now Closed');
  expect(alert.textContent).toContain('Your change: Status: Answered.');
  expect(stored().status).toBe('closed');
  expect(screen.getByLabelText<HTMLSelectElement>('Status').value).toBe('closed');
  expect(screen.getByLabelText<HTMLTextAreaElement>('New note').value).toBe('Call them on Monday');

  await userEvent.click(screen.getByRole('button', { name: 'Make my change anyway' }));
  expect(await screen.findByDisplayValue('Answered')).toBeTruthy();
  expect(asked.at(-1)).toEqual({ what: 'PATCH /leads/lead-1', body: { status: 'answered', version: 2 } });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('whoever leaves another’s change as it is sends nothing more', async () => {
  const { closedByBen, stored, asked } = open();
  await screen.findByLabelText('Status');
  closedByBen();
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'answered');
  await userEvent.click(await screen.findByRole('button', { name: 'Leave it as it is now' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(stored().status).toBe('closed');
  expect(asked.filter(({ what }) => what.startsWith('PATCH'))).toHaveLength(1);
});
