import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { Invitation, Session } from '../../server/inbox/api.ts';
import { Button } from '../../src/components/Button.tsx';
import { Field } from '../../src/components/Field.tsx';
import { ApiFailure, request } from '../api/client.ts';
import { sessionKey } from '../api/session.ts';
import { Loading, Problem } from '../shared/Answer.tsx';
import { PageHeading } from '../shared/PageHeading.tsx';
import { roles } from '../shared/words.ts';
import { DoorFrame } from './DoorFrame.tsx';
import { MIN_PASSWORD_LENGTH, PASSWORD_HINT } from './password.ts';

/** Sets a password by a one-time link. Its token stands in the fragment, which browsers send to no server and no log. */
export default function SetPassword() {
  const [token] = useState(() => window.location.hash.slice(1));
  const [, navigate] = useLocation();
  const client = useQueryClient();
  const path = `/invitation/${encodeURIComponent(token)}`;
  const invitation = useQuery({ queryKey: ['invitation', token], queryFn: () => request<Invitation>(path), enabled: token !== '', staleTime: Number.POSITIVE_INFINITY });
  const setPassword = useMutation({
    mutationFn: (password: string) => request<Session>(path, { method: 'POST', body: { password } }),
    onSuccess: (session) => {
      client.clear();
      client.setQueryData(sessionKey, session);
      navigate('/', { replace: true });
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (setPassword.isPending) return;
    setPassword.mutate(String(new FormData(event.currentTarget).get('password')));
  };
  const unusable = token === '' || (invitation.error instanceof ApiFailure && invitation.error.status === 404);
  return (
    <DoorFrame>
      <PageHeading title={unusable ? 'This link no longer works' : 'Set your password'} />
      {unusable && (
        <>
          <p>A link works once and for 24 hours. Ask an owner of this inbox for a new one.</p>
          <Link className="link" to="/">
            Sign in
          </Link>
        </>
      )}
      {!unusable && invitation.isError && <Problem onRetry={() => void invitation.refetch()}>{invitation.error.message}</Problem>}
      {!unusable && invitation.isPending && <Loading />}
      {invitation.data && (
        <form onSubmit={submit}>
          <p>
            {invitation.data.email} · {roles[invitation.data.role].name}: {roles[invitation.data.role].may}
          </p>
          {/* Password managers keep the password under this address. */}
          <input type="hidden" name="email" value={invitation.data.email} autoComplete="username" />
          <Field
            id="password"
            name="password"
            label="Password"
            hint={PASSWORD_HINT}
            type="password"
            autoComplete="new-password"
            required
            minLength={MIN_PASSWORD_LENGTH}
            error={setPassword.error?.message}
          />
          <Button variant="primary" type="submit" aria-disabled={setPassword.isPending}>
            Set password and sign in
          </Button>
        </form>
      )}
    </DoorFrame>
  );
}
