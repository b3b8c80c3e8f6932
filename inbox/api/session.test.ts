// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { leadDetail, mockDesk } from '../../tests/inbox/desk.ts';
import { leadQuery, overviewQuery } from './queries.ts';
import { queryClient } from './query-client.ts';
import { includesRole, sessionKey } from './session.ts';

test('a 401 response clears the session and cached leads', async () => {
  mockDesk({ 'GET /overview': () => [401, { message: 'Sign in.' }] });
  queryClient.setQueryData(sessionKey, { account: {} });
  queryClient.setQueryData(leadQuery('lead-1').queryKey, leadDetail());
  await queryClient.fetchQuery(overviewQuery).catch(() => undefined);
  await waitFor(() => expect(queryClient.getQueryData(sessionKey)).toBeNull());
  expect(queryClient.getQueryData(leadQuery('lead-1').queryKey)).toBeUndefined();
});

test('roles include the rights of lower roles, not of higher ones', () => {
  expect([
    includesRole('reader', 'editor'),
    includesRole('editor', 'editor'),
    includesRole('owner', 'editor'),
    includesRole('editor', 'owner'),
  ]).toEqual([false, true, true, false]);
});
