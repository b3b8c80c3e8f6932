// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { leadList, leadSummary, mockDesk } from '../../tests/inbox/desk.ts';
import { clearErasedData, mergeLead, recordViewChange, showNewLeads } from './lead-cache.ts';
import { leadsQuery } from './queries.ts';
import { queryClient } from './query-client.ts';

const listedLeads = (filters: object) =>
  queryClient
    .getQueryData(leadsQuery(filters).queryKey)
    ?.pages.flatMap(({ leads }) => leads.map(({ id, status }) => `${id} ${status}`));
const enteredOrLeftIds = (filters: object) =>
  queryClient.getQueryData(leadsQuery(filters).queryKey)?.pages[0]?.enteredOrLeftIds ?? [];
const cacheList = (filters: object, ...leads: Parameters<typeof leadList>) =>
  queryClient.setQueryData(leadsQuery(filters).queryKey, {
    pages: [leadList(...leads)],
    pageParams: [undefined],
  });

test('a new lead is counted once while it matches the view; `showNewLeads` lists it', async () => {
  const older = leadSummary({ id: 'older' });
  const newer = leadSummary({ id: 'newer', receivedAt: 2_000 });
  mockDesk({ 'GET /leads': () => [200, leadList([newer, older])] });
  cacheList({}, [older]);
  cacheList({ status: 'closed' }, []);
  const update = (filters: object, isInView: boolean) =>
    recordViewChange(queryClient, filters, { ...newer, isInView });
  update({}, true);
  update({}, true);
  update({ status: 'closed' }, true);
  update({ status: 'closed' }, false);
  expect(listedLeads({})).toEqual(['older new']);
  expect(enteredOrLeftIds({})).toEqual(['newer']);
  expect(enteredOrLeftIds({ status: 'closed' })).toEqual([]);
  await showNewLeads(queryClient, {});
  expect(listedLeads({})).toEqual(['newer new', 'older new']);
  expect(enteredOrLeftIds({})).toEqual([]);
});

test('a changed lead updates in place, even if it no longer matches the view', () => {
  mockDesk();
  cacheList({ status: 'new' }, [leadSummary({ id: 'a' }), leadSummary({ id: 'b' })]);
  mergeLead(queryClient, leadSummary({ id: 'a', status: 'answered' }));
  expect(listedLeads({ status: 'new' })).toEqual(['a answered', 'b new']);
  expect(enteredOrLeftIds({ status: 'new' })).toEqual([]);
});

test('an erasure removes all cached lead data that no screen shows', () => {
  const keys = [
    ['leads', {}],
    ['lead', 'lead-1'],
    ['command-menu', 'ada'],
  ];
  for (const key of keys) queryClient.setQueryData(key, leadList([leadSummary()]));
  clearErasedData(queryClient);
  expect(keys.map((key) => queryClient.getQueryData(key))).toEqual(keys.map(() => undefined));
});

test('a lead on a page that is not loaded is not counted as new', () => {
  mockDesk();
  cacheList({}, [leadSummary({ receivedAt: 5_000 })], 'more');
  const old = leadSummary({ id: 'old', receivedAt: 1_000, status: 'answered' });
  recordViewChange(queryClient, {}, { ...old, isInView: true });
  expect(enteredOrLeftIds({})).toEqual([]);
});
