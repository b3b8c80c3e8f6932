// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { leadList, leadSummary, mockDesk, renderAs } from '../../tests/inbox/desk.ts';
import { clearErasedData, recordViewChange } from '../api/lead-cache.ts';
import { queryClient } from '../api/query-client.ts';
import { LeadsPage } from './LeadsPage.tsx';

/** @param path path and query below `/inbox` */
function openList(path = '/') {
  history.replaceState(null, '', path);
  return renderAs('owner', LeadsPage);
}

test('"Load more" does not cancel the refetch that removes an erased lead', async () => {
  const { promise: clicked, resolve } = Promise.withResolvers<void>();
  let leads = [leadSummary()];
  mockDesk({
    'GET /leads': async () => {
      if (leads.length === 0) await clicked;
      return [200, leadList(leads, 'cursor of page 2')];
    },
  });
  const { findByRole, findByText, queryByText } = openList();
  await findByText('Ada Lovelace');
  leads = [];
  act(() => clearErasedData(queryClient));
  // "Load more" has this label during the refetch.
  await userEvent.click(await findByRole('button', { name: 'Loading…' }));
  resolve();
  await waitFor(() => expect(queryByText('Ada Lovelace')).toBeNull());
});

test('a new lead is not listed until the user clicks a button; the button counts each new lead of the view once', async () => {
  let leads = [leadSummary()];
  mockDesk({ 'GET /leads': () => [200, leadList(leads)] });
  const { findByRole, findByText, queryByText, queryByRole } = openList();
  await findByText('1 lead');
  const bob = leadSummary({ id: 'lead-2', name: 'Bob Noyce' });
  leads = [bob, ...leads];
  const setInView = (isInView: boolean) =>
    act(() => recordViewChange(queryClient, {}, { ...bob, isInView }));
  setInView(true);
  await findByRole('button', { name: 'Show 1 new lead' });
  setInView(false);
  await waitFor(() => expect(queryByRole('button', { name: /^Show/ })).toBeNull());
  setInView(true);
  setInView(true);
  const button = await findByRole('button', { name: 'Show 1 new lead' });
  expect(queryByText('Bob Noyce')).toBeNull();
  await userEvent.click(button);
  await findByText('Bob Noyce');
  await findByText('2 leads');
  expect(queryByRole('button', { name: /^Show/ })).toBeNull();
});

test('the count omits a lead while it does not match the view; its row stays', async () => {
  mockDesk({
    'GET /leads?status=new': leadList([leadSummary(), leadSummary({ id: 'lead-2' })]),
  });
  const { findByText, getAllByRole } = openList('/?status=new');
  await findByText('2 leads');
  const setInView = (isInView: boolean) =>
    act(() => recordViewChange(queryClient, { status: 'new' }, { ...leadSummary(), isInView }));
  setInView(false);
  // A repeated event changes no count.
  setInView(false);
  await findByText('1 lead');
  expect(getAllByRole('link', { name: 'Ada Lovelace' })).toHaveLength(2);
  setInView(true);
  await findByText('2 leads');
});

test('the desk’s highest count, 10,000, is shown as “10,000 leads or more”', async () => {
  mockDesk({ 'GET /leads': { ...leadList([leadSummary()]), matching: 10_000 } });
  const { findByText } = openList();
  await findByText('10,000 leads or more');
});

test('at midnight UTC, the list of leads due today reloads, and the button for new leads disappears', async () => {
  const now = Date.UTC(2026, 0, 5, 23, 59, 45);
  vi.useFakeTimers({ toFake: ['Date', 'setInterval'], now });
  // Imports the modules again, so that the clock of `TimeText.tsx` uses the fake time.
  vi.resetModules();
  onTestFinished(() => void vi.useRealTimers().resetModules());
  const { LeadsPage } = await import('./LeadsPage.tsx');
  const { mockDesk, renderAs } = await import('../../tests/inbox/desk.ts');
  const { recordViewChange } = await import('../api/lead-cache.ts');
  const { queryClient } = await import('../api/query-client.ts');
  history.replaceState(null, '', '/?due=today');
  mockDesk({
    'GET /leads?due=today': () => {
      const name = Date.now() < Date.UTC(2026, 0, 6) ? 'Ada Lovelace' : 'Bob Noyce';
      return [200, leadList([leadSummary({ name })])];
    },
  });
  const { findByText, queryByText, findByRole, queryByRole } = renderAs('reader', LeadsPage);
  await findByText('Ada Lovelace');
  const newLead = { ...leadSummary({ id: 'lead-2' }), isInView: true };
  act(() => recordViewChange(queryClient, { due: 'today' }, newLead));
  await findByRole('button', { name: 'Show 1 new lead' });
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  await findByText('Bob Noyce');
  expect(queryByText('Ada Lovelace')).toBeNull();
  expect(queryByRole('button', { name: 'Show 1 new lead' })).toBeNull();
});
