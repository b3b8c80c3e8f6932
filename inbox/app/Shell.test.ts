// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { leadList, leadSummary, mockDesk, renderAs } from '../../tests/inbox/desk.ts';
import { LeadsPage } from '../leads/LeadsPage.tsx';
import { announce } from '../shared/live-region.ts';
import { Shell } from './Shell.tsx';

function openInbox() {
  let newLeads = [leadSummary({ name: 'Ada' }), leadSummary({ id: 'lead-2', name: 'Bob' })];
  const desk = mockDesk({
    'GET /counts': {},
    'GET /leads': leadList([leadSummary({ name: 'Cy' })]),
    'GET /leads?form=inquiries&status=new': () => [200, leadList(newLeads)],
  });
  history.replaceState(null, '', '/');
  renderAs('reader', Shell, { children: createElement(LeadsPage) });
  return { ...desk, removeBob: () => (newLeads = newLeads.slice(0, 1)) };
}
const openView = async (name: string) => userEvent.click(await screen.findByRole('link', { name }));

test('opening a view from the menu loads it again; Back does not', async () => {
  const { requests, removeBob } = openInbox();
  await openView('New');
  await screen.findByText('Bob');
  await openView('All leads');
  await screen.findByText('Cy');
  removeBob();
  await openView('New');
  await screen.findByText('1 lead');
  expect(screen.queryByText('Bob')).toBeNull();
  const requestCount = requests.length;
  act(() => history.back());
  await screen.findByText('Cy');
  expect(requests).toHaveLength(requestCount);
});

test('opening another view removes the announcement', async () => {
  openInbox();
  await screen.findByText('Cy');
  // An announcement with an undo function has no time limit.
  act(() => announce('Password changed.', () => undefined));
  act(() => navigate('/?status=new'));
  expect(screen.queryByText('Password changed.')).toBeNull();
});
