import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import type { Session } from '../../server/inbox/api.ts';
import { ApiError, request } from '../api/client.ts';
import { cancelAndSetData } from '../api/query-client.ts';
import { sessionKey } from '../api/session.ts';
import { ErrorMessage, Loading } from '../shared/QueryResult.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { useLinkToken } from './use-link-token.ts';

/** Signs in with the one-time link that `npm run demo` prints. */
export default function LinkSignIn() {
  const token = useLinkToken();
  const [, navigate] = useLocation();
  const session = useQuery({
    queryKey: ['one-time-link', token],
    queryFn: () => request<Session>('/session/link', { method: 'POST', body: { token } }),
    retry: false,
    staleTime: Infinity,
  });
  useEffect(() => {
    if (session.data === undefined) return;
    void cancelAndSetData(sessionKey, session.data).then(() => navigate('/', { replace: true }));
  }, [session.data, navigate]);
  const { error } = session;
  return (
    <AuthLayout>
      {error ? (
        <ErrorMessage>
          {error instanceof ApiError && error.status === 404
            ? 'This link no longer works. Start the demo again for a new one.'
            : error.message}
        </ErrorMessage>
      ) : (
        <Loading />
      )}
    </AuthLayout>
  );
}
