import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiFailure } from './client.ts';
import { sessionKey } from './session.ts';

/** Forgets everything that was read, so that a sign-in screen has nothing behind it. */
export const forgetAll = () => queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });

function endSession(error: unknown): void {
  if (!(error instanceof ApiFailure) || error.status !== 401 || !queryClient.getQueryData(sessionKey)) return;
  queryClient.setQueryData(sessionKey, null);
  forgetAll();
}

// By default subscribers hear of a change a timer later. React sets a radio or select back until then, and it could be drawn with its former value.
notifyManager.setScheduler(queueMicrotask);

/** What the inbox has read. Offline, a request fails and says so, rather than wait unseen. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: endSession }),
  mutationCache: new MutationCache({ onError: endSession }),
  defaultOptions: {
    queries: {
      networkMode: 'always',
      staleTime: 30_000,
      // An answer is an answer; only one that did not come is asked for again.
      retry: (failures, error) => failures < 1 && error instanceof ApiFailure && (error.status === 0 || error.status >= 500),
    },
    mutations: { networkMode: 'always' },
  },
});
