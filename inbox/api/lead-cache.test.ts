// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { leadList, leadSummary, mockDesk } from '../../tests/inbox/desk.ts';
import { clearErasedData, recordEnteredOrLeft } from './lead-cache.ts';
import { leadsQuery } from './queries.ts';
import { queryClient } from './query-client.ts';

const firstPage = (filters: object) =>
  queryClient.getQueryData(leadsQuery(filters).queryKey)?.pages[0];
const enteredOrLeftIds = (filters: object) => firstPage(filters)?.enteredOrLeftIds ?? [];
const cacheList = (filters: object, ...args: Parameters<typeof leadList>) =>
  queryClient.setQueryData(leadsQuery(filters).queryKey, {
    pages: [leadList(...args)],
    pageParams: [undefined],
  });

test('a new lead that enters the view gets no row, and its id is recorded once, until it leaves the view', () => {
  const older = leadSummary({ id: 'older' });
  const newer = leadSummary({ id: 'newer', receivedAt: 2_000 });
  mockDesk();
  cacheList({}, [older]);
  cacheList({ status: 'closed' }, []);
  const update = (filters: object, isInView: boolean) =>
    recordEnteredOrLeft(queryClient, filters, { ...newer, isInView });
  update({}, true);
  update({}, true);
  update({ status: 'closed' }, true);
  update({ status: 'closed' }, false);
  expect(firstPage({})?.leads).toEqual([older]);
  expect(enteredOrLeftIds({})).toEqual(['newer']);
  expect(enteredOrLeftIds({ status: 'closed' })).toEqual([]);
});

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

test('a lead on a page that is not loaded is not counted as new', () => {
  mockDesk();
  cacheList({}, [leadSummary({ receivedAt: 5_000 })], 'next-page');
  const old = leadSummary({ id: 'old', receivedAt: 1_000, status: 'answered' });
  recordEnteredOrLeft(queryClient, {}, { ...old, isInView: true });
  expect(enteredOrLeftIds({})).toEqual([]);
});
