import {
  MutationCache,
  notifyManager,
  QueryCache,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { announce } from '../shared/live-region.ts';
import { ApiError } from './client.ts';
import { sessionKey } from './session.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: { invalidates?: QueryKey };
  }
}

/** Removes all query results except the session. */
export const clearCache = () =>
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });

/** Stores new data. Cancels a running request, which would overwrite it with older data. */
export async function cancelAndSetData<Data>(queryKey: QueryKey, data: Data): Promise<void> {
  await queryClient.cancelQueries({ queryKey, exact: true });
  queryClient.setQueryData(queryKey, data);
}

function handleUnauthorized(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 401)) return;
  if (!queryClient.getQueryData(sessionKey)) return;
  queryClient.setQueryData(sessionKey, null);
  clearCache();
}

// Rerenders before the next frame; otherwise, radio buttons and selects would show old values.
notifyManager.setScheduler(queueMicrotask);

/** Offline, requests fail instead of being paused. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: handleUnauthorized }),
  mutationCache: new MutationCache({
    onMutate: () => announce(''),
    onError: handleUnauthorized,
    onSuccess: (_data, _variables, _result, { meta }) =>
      meta?.invalidates && queryClient.invalidateQueries({ queryKey: meta.invalidates }),
  }),
  defaultOptions: {
    queries: {
      networkMode: 'always',
      staleTime: 30_000,
      retry: (failures, error) =>
        failures < 1 && error instanceof ApiError && (error.status === 0 || error.status >= 500),
    },
    mutations: { networkMode: 'always' },
  },
});
