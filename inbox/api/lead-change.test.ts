// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { undoLastChange, useAnnouncement } from '../shared/live-region.ts';
import { leadDetail, leadList, leadSummary, mockDesk } from '../testing/desk.ts';
import { announceChange } from './lead-change.ts';
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
