import { expect, test } from 'vitest';
import { page, standInDesk, summary } from '../testing/desk.ts';
import { showUnseen, takeIn, unseenQuery } from './new-leads.ts';
import { leadsQuery } from './queries.ts';
import { queryClient } from './query-client.ts';

const view = (filters: object) => queryClient.getQueryData(leadsQuery(filters).queryKey)?.pages.flatMap(({ leads }) => leads.map(({ id, status }) => `${id} ${status}`));
const unseen = (filters: object) => queryClient.getQueryData(unseenQuery(filters).queryKey) ?? [];
const read = (filters: object, ...leads: Parameters<typeof page>) =>
  queryClient.setQueryData(leadsQuery(filters).queryKey, { pages: [page(...leads)], pageParams: [undefined] });

test('a lead that comes moves nothing: it is counted, once, in the views it belongs to, and shown when asked for', async () => {
  const older = summary({ id: 'older' });
  const newer = summary({ id: 'newer', receivedAt: 2_000 });
  standInDesk({ 'GET /leads': () => [200, page([newer, older])] });
  read({}, [older]);
  read({ status: 'closed' }, []);
  takeIn(queryClient, newer);
  takeIn(queryClient, newer);
  expect(view({})).toEqual(['older new']);
  expect(unseen({})).toEqual(['newer']);
  expect(unseen({ status: 'closed' })).toEqual([]);
  await showUnseen(queryClient, {});
  expect(view({})).toEqual(['newer new', 'older new']);
  expect(unseen({})).toEqual([]);
});

test('a lead that changes does so in its place, in a view it no longer belongs to as well', () => {
  standInDesk({});
  read({ status: 'new' }, [summary({ id: 'a' }), summary({ id: 'b' })]);
  takeIn(queryClient, summary({ id: 'a', status: 'answered' }));
  expect(view({ status: 'new' })).toEqual(['a answered', 'b new']);
  expect(unseen({ status: 'new' })).toEqual([]);
});

test('a lead that stands on a page still to come is not called new', () => {
  standInDesk({});
  read({}, [summary({ receivedAt: 5_000 })], 'more');
  takeIn(queryClient, summary({ id: 'old', receivedAt: 1_000, status: 'answered' }));
  expect(unseen({})).toEqual([]);
});
