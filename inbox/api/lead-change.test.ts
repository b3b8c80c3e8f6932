// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  bulkResult,
  leadDetail,
  leadList,
  leadSummary,
  mockDesk,
  withQueries,
} from '../../tests/inbox/desk.ts';
import { undoLastChange, useAnnouncement } from '../shared/live-region.ts';
import { announceChange, changeLead, useBulkChange, useRowChange } from './lead-change.ts';
import { leadsQuery } from './queries.ts';
import { queryClient } from './query-client.ts';

test('a second undo is ignored; a later change does not conflict with the undo', async () => {
  const { requests } = mockDesk({
    'POST /leads/change': bulkResult({ changed: [leadSummary({ version: 3 })] }),
    'PATCH /leads/lead-1': leadDetail({ version: 4 }),
  });
  const { result } = renderHook(useAnnouncement);
  const [before, after] = [leadSummary(), leadDetail({ version: 2 })];
  announceChange(queryClient, before, after, { status: 'answered' });
  undoLastChange();
  undoLastChange();
  await waitFor(() => expect(result.current.text).toBe('Change undone.'));
  await changeLead(queryClient, { id: 'lead-1', version: 2 }, { status: 'closed' });
  expect(requests).toEqual([
    {
      endpoint: 'POST /leads/change',
      body: { status: 'new', leads: [{ id: 'lead-1', version: 2 }] },
    },
    { endpoint: 'PATCH /leads/lead-1', body: { status: 'closed', version: 3 } },
  ]);
});

test('a repeated undo retries only the failed request, and reports all leads that others changed or erased', async () => {
  // Undo sends one request for each old status. Here, the ID of each lead is its old status.
  const statuses: string[] = [];
  mockDesk({
    'POST /leads/change': (body) => {
      const { status, leads } = body as { status: string; leads: { id: string }[] };
      const isFirstRequest = !statuses.includes(status);
      statuses.push(status);
      const current = leads.map(({ id }) => leadSummary({ id, version: 2 }));
      if (status === 'new') return [200, bulkResult({ conflicts: current })];
      if (status === 'in-progress') return [200, bulkResult({ gone: ['in-progress'] })];
      if (status === 'closed' && isFirstRequest) return [503, { message: 'Try again.' }];
      return [200, bulkResult({ changed: current })];
    },
  });
  const { result } = renderHook(
    () => ({ change: useBulkChange(), announcement: useAnnouncement() }),
    withQueries(),
  );
  const rows = (['new', 'closed', 'in-progress'] as const).map((status) =>
    leadSummary({ id: status, status }),
  );
  const { queryKey } = leadsQuery({});
  const erased = rows.slice(2);
  const pages = [leadList(erased)];
  queryClient.setQueryData(queryKey, { pages, pageParams: [undefined] });
  await act(() => result.current.change.mutateAsync({ rows, patch: { status: 'answered' } }));
  const expectText = (text: string) =>
    waitFor(() => expect(result.current.announcement.text).toBe(text));
  undoLastChange();
  await expectText('Not undone for 1 lead. Try again.');
  undoLastChange();
  await expectText('Not undone for 2 leads, which somebody has changed or erased since.');
  expect(queryClient.getQueryData(queryKey)?.pages[0]?.leads).toEqual([]);
  expect(statuses).toEqual(['answered', 'new', 'closed', 'in-progress', 'closed']);
});

test('a change of several leads does not conflict with the same user’s change an hour earlier', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { requests } = mockDesk({
    'PATCH /leads/own-1': leadDetail({ id: 'own-1', version: 2 }),
    'POST /leads/change': bulkResult({}),
  });
  const { result } = renderHook(() => [useRowChange(), useBulkChange()] as const, withQueries());
  const row = leadSummary({ id: 'own-1' });
  const [changeRow, changeLeads] = result.current;
  await act(async () => changeRow(row, { status: 'answered' }));
  // Longer than the default `gcTime` of the query cache.
  vi.advanceTimersByTime(3_600_000);
  await act(() => changeLeads.mutateAsync({ rows: [row], patch: { spam: true } }));
  expect(requests.at(-1)?.body).toEqual({ spam: true, leads: [{ id: 'own-1', version: 2 }] });
});
