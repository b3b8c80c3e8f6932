// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { leadList, leadSummary } from '../../tests/inbox/desk.ts';

const loadPage = async () => ({
  ...(await import('./LeadsPage.tsx')),
  ...(await import('../../tests/inbox/desk.ts')),
});

test('at midnight UTC, the list of leads due today reloads, and the button for new leads disappears', async () => {
  const toFake = ['Date', 'setInterval'] as const;
  vi.useFakeTimers({ toFake: [...toFake], now: Date.UTC(2026, 0, 5, 23, 59, 45) });
  onTestFinished(() => void vi.useRealTimers());
  // Imports the modules again, so that the clock of `TimeText.tsx` uses the fake time.
  vi.resetModules();
  const { LeadsPage, mockDesk, renderAs } = await loadPage();
  const { recordViewChange } = await import('../api/lead-cache.ts');
  const { queryClient } = await import('../api/query-client.ts');
  history.replaceState(null, '', '/?due=today');
  const nameByDay: Record<string, string> = {
    '2026-01-05': 'Ada Lovelace',
    '2026-01-06': 'Bob Noyce',
  };
  mockDesk({
    'GET /leads?due=today': () => {
      const name = nameByDay[new Date().toISOString().slice(0, 10)] ?? '';
      return [200, { leads: [leadSummary({ name })], next: null, matching: 1, sequence: 1 }];
    },
  });
  const { findByText, queryByText, findByRole, queryByRole } = renderAs(
    'reader',
    createElement(LeadsPage),
  );
  await findByText('Ada Lovelace');
  const newLead = { ...leadSummary({ id: 'lead-2' }), isInView: true };
  act(() => recordViewChange(queryClient, { due: 'today' }, newLead));
  await findByRole('button', { name: 'Show 1 new lead' });
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  await findByText('Bob Noyce');
  expect(queryByText('Ada Lovelace')).toBeNull();
  expect(queryByRole('button', { name: 'Show 1 new lead' })).toBeNull();
});

test('a double click on "Load more" loads one page and focuses its first lead', async () => {
  const { LeadsPage, mockDesk, renderAs } = await loadPage();
  history.replaceState(null, '', '/');
  const { promise: clicked, resolve } = Promise.withResolvers<void>();
  const { requests } = mockDesk({
    'GET /leads': () => [200, leadList([leadSummary()], 'more')],
    'GET /leads?cursor=more': async () => {
      await clicked;
      return [200, leadList([leadSummary({ id: 'lead-2', name: 'Bob Noyce' })])];
    },
  });
  const { findByRole } = renderAs('reader', createElement(LeadsPage));
  await userEvent.dblClick(await findByRole('button', { name: 'Load more' }));
  resolve();
  const link = await findByRole('link', { name: 'Bob Noyce' });
  await waitFor(() => expect(document.activeElement).toBe(link));
  expect(requests.filter(({ endpoint }) => endpoint.includes('cursor'))).toHaveLength(1);
});

test('"Load more" does not cancel the refetch that removes an erased lead', async () => {
  const { LeadsPage, mockDesk, renderAs } = await loadPage();
  const { clearErasedData } = await import('../api/lead-cache.ts');
  const { queryClient } = await import('../api/query-client.ts');
  history.replaceState(null, '', '/');
  const { promise: clicked, resolve } = Promise.withResolvers<void>();
  let leads = [leadSummary()];
  mockDesk({
    'GET /leads': async () => {
      if (leads.length === 0) await clicked;
      return [200, leadList(leads, 'more')];
    },
  });
  const { findByRole, findByText, queryByText } = renderAs('reader', createElement(LeadsPage));
  await findByText('Ada Lovelace');
  leads = [];
  act(() => clearErasedData(queryClient));
  await userEvent.click(await findByRole('button', { name: 'Loading…' }));
  resolve();
  await waitFor(() => expect(queryByText('Ada Lovelace')).toBeNull());
});

test('the count omits a lead while it does not match the view; its row stays', async () => {
  const { LeadsPage, mockDesk, renderAs } = await loadPage();
  const { recordViewChange } = await import('../api/lead-cache.ts');
  const { queryClient } = await import('../api/query-client.ts');
  history.replaceState(null, '', '/?status=new');
  const leads = [leadSummary(), leadSummary({ id: 'lead-2' })];
  mockDesk({ 'GET /leads?status=new': () => [200, leadList(leads)] });
  const { findByText, getAllByRole } = renderAs('owner', createElement(LeadsPage));
  await findByText('2 leads');
  const update = (isInView: boolean) =>
    act(() => recordViewChange(queryClient, { status: 'new' }, { ...leadSummary(), isInView }));
  update(false);
  // A repeated event does not change the count again.
  update(false);
  await findByText('1 lead');
  expect(getAllByRole('link', { name: 'Ada Lovelace' })).toHaveLength(2);
  update(true);
  await findByText('2 leads');
});

test('the desk’s highest count, 10,000, is shown as “10,000 leads or more”', async () => {
  const { LeadsPage, mockDesk, renderAs } = await loadPage();
  history.replaceState(null, '', '/');
  mockDesk({ 'GET /leads': () => [200, { ...leadList([leadSummary()]), matching: 10_000 }] });
  const { findByText } = renderAs('reader', createElement(LeadsPage));
  await findByText('10,000 leads or more');
});
