// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { leadList, leadSummary } from '../testing/desk.ts';

const loadPage = async () => ({
  ...(await import('./LeadsPage.tsx')),
  ...(await import('../testing/desk.ts')),
});

test('the shown list of leads due today, and its new leads, are replaced at midnight UTC', async () => {
  const toFake = ['Date', 'setInterval'] as const;
  vi.useFakeTimers({ toFake: [...toFake], now: Date.UTC(2026, 0, 5, 23, 59, 45) });
  onTestFinished(() => void vi.useRealTimers());
  // Loaded now, so that the clock of `TimeText.tsx` uses the fake time.
  vi.resetModules();
  const { LeadsPage, mockDesk, renderAs } = await loadPage();
  const { newLeadsQuery } = await import('../api/lead-cache.ts');
  const { queryClient } = await import('../api/query-client.ts');
  history.replaceState(null, '', '/?due=today');
  const days: Record<string, string> = { '2026-01-05': 'Ada Lovelace', '2026-01-06': 'Bob Noyce' };
  mockDesk({
    'GET /leads?due=today': () => {
      const name = days[new Date().toISOString().slice(0, 10)] ?? '';
      return [200, { leads: [leadSummary({ name })], next: null, matching: 1, sequence: 1 }];
    },
  });
  const { findByText, queryByText, findByRole, queryByRole } = renderAs(
    'reader',
    createElement(LeadsPage),
  );
  await findByText('Ada Lovelace');
  act(() => void queryClient.setQueryData(newLeadsQuery({ due: 'today' }).queryKey, ['lead-2']));
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
