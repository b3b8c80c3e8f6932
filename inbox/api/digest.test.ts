// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { account, mockDesk, withQueries } from '../../tests/inbox/desk.ts';
import { useSetDigest } from './digest.ts';
import { queryClient } from './query-client.ts';
import { useSessionQuery } from './session.ts';

test('a session response that arrives late does not overwrite a changed digest setting', async () => {
  const { promise: earlierResponse, resolve } = Promise.withResolvers<[number, unknown]>();
  mockDesk({
    'GET /session': () => earlierResponse,
    'PATCH /account': { account: account({ digest: 'off' }) },
  });
  const { result } = renderHook(
    () => ({ session: useSessionQuery(), setDigest: useSetDigest() }),
    withQueries(),
  );
  await result.current.setDigest.mutateAsync('off');
  resolve([200, { account: account({ digest: 'undecided' }) }]);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(result.current.session.data?.account.digest).toBe('off');
});
