import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useLocation } from 'wouter';
import type { Invitee, Session } from '../../server/inbox/api.ts';
import { ApiError, request } from '../api/client.ts';
import { sessionKey } from '../api/session.ts';
import { roleDescriptions } from '../shared/labels.ts';
import { PageHeading } from '../shared/PageHeading.tsx';
import { QueryResult } from '../shared/QueryResult.tsx';
import { RequestForm } from '../shared/RequestForm.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { useLinkToken } from './use-link-token.ts';

export default function SetPassword() {
  const token = useLinkToken();
  const [, navigate] = useLocation();
  const client = useQueryClient();
  const invitation = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => request<Invitee>('/invitation', { method: 'POST', body: { token } }),
    enabled: token !== '',
    staleTime: Infinity,
  });
  const isInvalid =
    token === '' || (invitation.error instanceof ApiError && invitation.error.status === 404);
  return (
    <AuthLayout>
      <PageHeading title={isInvalid ? 'This link no longer works' : 'Set your password'} />
      {isInvalid ? (
        <>
          <p>A link works once, within 24 hours. Ask an owner of this inbox for a new one.</p>
          <Link className="link" to="/">
            Sign in
          </Link>
        </>
      ) : (
        <QueryResult query={invitation}>
          {({ email, role }) => (
            <RequestForm
              submitLabel="Set password and sign in"
              variant="primary"
              onSubmit={({ password }) =>
                request<Session>('/invitation/password', {
                  method: 'POST',
                  body: { token, password },
                }).catch((error: unknown) => {
                  // The link was used or expired after this page opened.
                  if (error instanceof ApiError && error.status === 404) void invitation.refetch();
                  throw error;
                })
              }
              onDone={(session) => {
                client.clear();
                client.setQueryData(sessionKey, session);
                navigate('/', { replace: true });
              }}
            >
              {(error) => (
                <>
                  <p>
                    {email} · {roleDescriptions[role]}
                  </p>
                  {/* Password managers need this address. They ignore type="hidden". */}
                  <input type="email" hidden readOnly value={email} autoComplete="username" />
                  <NewPasswordField name="password" label="Password" error={error} />
                </>
              )}
            </RequestForm>
          )}
        </QueryResult>
      )}
    </AuthLayout>
  );
}
