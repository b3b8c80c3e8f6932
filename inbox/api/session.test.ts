// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { detail, standInDesk } from '../testing/desk.ts';
import { leadQuery, overviewQuery } from './queries.ts';
import { queryClient } from './query-client.ts';
import { allows, sessionKey } from './session.ts';

test('the end of a session clears all data', async () => {
  standInDesk({ 'GET /overview': () => [401, { message: 'Sign in.' }] });
  queryClient.setQueryData(sessionKey, { account: {} });
  queryClient.setQueryData(leadQuery('lead-1').queryKey, detail());
  await queryClient.fetchQuery(overviewQuery).catch(() => undefined);
  await waitFor(() => expect(queryClient.getQueryData(sessionKey)).toBeNull());
  expect(queryClient.getQueryData(leadQuery('lead-1').queryKey)).toBeUndefined();
});

test('each role includes the rights of lower roles', () => {
  expect([
    allows('reader', 'editor'),
    allows('editor', 'editor'),
    allows('owner', 'editor'),
    allows('editor', 'owner'),
  ]).toEqual([false, true, true, false]);
});
