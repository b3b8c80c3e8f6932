import { expect, test } from 'vitest';
import { mockDesk, page, summary } from '../testing/desk.ts';
import { countNewLead, mergeLead, newLeadsQuery, showNewLeads } from './new-leads.ts';
import { leadsQuery } from './queries.ts';
import { queryClient } from './query-client.ts';

const view = (filters: object) =>
  queryClient
    .getQueryData(leadsQuery(filters).queryKey)
    ?.pages.flatMap(({ leads }) => leads.map(({ id, status }) => `${id} ${status}`));
const unseen = (filters: object) => queryClient.getQueryData(newLeadsQuery(filters).queryKey) ?? [];
const read = (filters: object, ...leads: Parameters<typeof page>) =>
  queryClient.setQueryData(leadsQuery(filters).queryKey, {
    pages: [page(...leads)],
    pageParams: [undefined],
  });

test('a new lead is counted once in its views, and shown on request', async () => {
  const older = summary({ id: 'older' });
  const newer = summary({ id: 'newer', receivedAt: 2_000 });
  mockDesk({ 'GET /leads': () => [200, page([newer, older])] });
  read({}, [older]);
  read({ status: 'closed' }, []);
  const count = (view: object, isInView: boolean) =>
    countNewLead(queryClient, view, { ...newer, isInView });
  count({}, true);
  count({}, true);
  count({ status: 'closed' }, true);
  count({ status: 'closed' }, false);
  expect(view({})).toEqual(['older new']);
  expect(unseen({})).toEqual(['newer']);
  expect(unseen({ status: 'closed' })).toEqual([]);
  await showNewLeads(queryClient, {});
  expect(view({})).toEqual(['newer new', 'older new']);
  expect(unseen({})).toEqual([]);
});

test('a changed lead updates in place, even if it no longer matches the view', () => {
  mockDesk({});
  read({ status: 'new' }, [summary({ id: 'a' }), summary({ id: 'b' })]);
  mergeLead(queryClient, summary({ id: 'a', status: 'answered' }));
  expect(view({ status: 'new' })).toEqual(['a answered', 'b new']);
  expect(unseen({ status: 'new' })).toEqual([]);
});

test('a lead on a later page is not counted as new', () => {
  mockDesk({});
  read({}, [summary({ receivedAt: 5_000 })], 'more');
  const old = summary({ id: 'old', receivedAt: 1_000, status: 'answered' });
  countNewLead(queryClient, {}, { ...old, isInView: true });
  expect(unseen({})).toEqual([]);
});
