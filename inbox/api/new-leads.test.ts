import { expect, test } from 'vitest';
import { mockDesk, page, summary } from '../testing/desk.ts';
import { countNewLead, mergeLead, newLeadsQuery, showNewLeads } from './new-leads.ts';
import { leadsQuery } from './queries.ts';
import { queryClient } from './query-client.ts';

const listed = (filters: object) =>
  queryClient
    .getQueryData(leadsQuery(filters).queryKey)
    ?.pages.flatMap(({ leads }) => leads.map(({ id, status }) => `${id} ${status}`));
const newIds = (filters: object) => queryClient.getQueryData(newLeadsQuery(filters).queryKey) ?? [];
const cache = (filters: object, ...leads: Parameters<typeof page>) =>
  queryClient.setQueryData(leadsQuery(filters).queryKey, {
    pages: [page(...leads)],
    pageParams: [undefined],
  });

test('a new lead is counted once in each view that it matches, and listed on request', async () => {
  const older = summary({ id: 'older' });
  const newer = summary({ id: 'newer', receivedAt: 2_000 });
  mockDesk({ 'GET /leads': () => [200, page([newer, older])] });
  cache({}, [older]);
  cache({ status: 'closed' }, []);
  const count = (filters: object, isInView: boolean) =>
    countNewLead(queryClient, filters, { ...newer, isInView });
  count({}, true);
  count({}, true);
  count({ status: 'closed' }, true);
  count({ status: 'closed' }, false);
  expect(listed({})).toEqual(['older new']);
  expect(newIds({})).toEqual(['newer']);
  expect(newIds({ status: 'closed' })).toEqual([]);
  await showNewLeads(queryClient, {});
  expect(listed({})).toEqual(['newer new', 'older new']);
  expect(newIds({})).toEqual([]);
});

test('a changed lead updates in place, even if it no longer matches the view', () => {
  mockDesk({});
  cache({ status: 'new' }, [summary({ id: 'a' }), summary({ id: 'b' })]);
  mergeLead(queryClient, summary({ id: 'a', status: 'answered' }));
  expect(listed({ status: 'new' })).toEqual(['a answered', 'b new']);
  expect(newIds({ status: 'new' })).toEqual([]);
});

test('a lead on a later page is not counted as new', () => {
  mockDesk({});
  cache({}, [summary({ receivedAt: 5_000 })], 'more');
  const old = summary({ id: 'old', receivedAt: 1_000, status: 'answered' });
  countNewLead(queryClient, {}, { ...old, isInView: true });
  expect(newIds({})).toEqual([]);
});
