// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { leadList, leadSummary, mockDesk } from '../../tests/inbox/desk.ts';
import { clearErasedData, recordViewChange } from './lead-cache.ts';
import { leadsQuery } from './queries.ts';
import { queryClient } from './query-client.ts';

test('an erasure removes all cached leads that no screen shows', () => {
  const keys = [
    ['leads', {}],
    ['lead', 'lead-1'],
    ['command-menu', 'ada'],
  ];
  for (const key of keys) queryClient.setQueryData(key, leadList([leadSummary()]));
  clearErasedData(queryClient);
  for (const key of keys) expect(queryClient.getQueryData(key)).toBeUndefined();
});

test('a lead whose page of the list is not loaded is not counted as entered or left', () => {
  mockDesk();
  const { queryKey } = leadsQuery({});
  const pages = [leadList([leadSummary({ receivedAt: 5_000 })], 'next-page')];
  queryClient.setQueryData(queryKey, { pages, pageParams: [undefined] });
  const old = leadSummary({ id: 'old', receivedAt: 1_000, status: 'answered' });
  recordViewChange(queryClient, {}, { ...old, isInView: true });
  expect(queryClient.getQueryData(queryKey)?.pages[0]?.enteredOrLeftIds).toEqual([]);
});
