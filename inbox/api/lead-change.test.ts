// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { undoLastChange, useAnnouncement } from '../shared/live-region.ts';
import { leadDetail, leadList, leadSummary, mockDesk } from '../testing/desk.ts';
import { announceChange, changeLead } from './lead-change.ts';
import { leadsQuery } from './queries.ts';
import { queryClient } from './query-client.ts';

test('undoing the change of an erased lead announces a failure and removes its row', async () => {
  mockDesk({
    'POST /leads/change': () => [200, { changed: [], conflicts: [], gone: ['lead-1'] }],
  });
  const { queryKey } = leadsQuery({});
  queryClient.setQueryData(queryKey, {
    pages: [leadList([leadSummary()])],
    pageParams: [undefined],
  });
  const { result } = renderHook(useAnnouncement);
  announceChange(queryClient, leadSummary(), leadDetail({ version: 2 }), { status: 'answered' });
  undoLastChange();
  await waitFor(() =>
    expect(result.current.text).toBe(
      'Not undone for 1 lead, which somebody has changed or erased since.',
    ),
  );
  expect(queryClient.getQueryData(queryKey)?.pages[0]?.leads).toEqual([]);
});

test('a second undo is ignored; the undo does not conflict with a later change', async () => {
  const { requests } = mockDesk({
    'POST /leads/change': () => [
      200,
      { changed: [leadSummary({ version: 3 })], conflicts: [], gone: [] },
    ],
    'PATCH /leads/lead-1': () => [200, leadDetail({ version: 4 })],
  });
  const { result } = renderHook(useAnnouncement);
  announceChange(queryClient, leadSummary(), leadDetail({ version: 2 }), { status: 'answered' });
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

test('an hour later, the user’s own change still does not conflict', async () => {
  const { requests } = mockDesk({
    'PATCH /leads/lead-1': () => [200, leadDetail({ version: 2 })],
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await changeLead(queryClient, leadSummary(), { status: 'answered' });
  vi.advanceTimersByTime(3_600_000);
  await changeLead(queryClient, leadSummary(), { status: 'closed' });
  expect(requests.at(-1)?.body).toEqual({ status: 'closed', version: 2 });
});
