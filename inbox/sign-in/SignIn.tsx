import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef } from 'react';
import type { SignIn as Credentials, Session } from '../../server/inbox/api.ts';
import { Button } from '../../src/components/Button.tsx';
import { Field } from '../../src/components/Field.tsx';
import { request } from '../api/client.ts';
import { forgetAll } from '../api/query-client.ts';
import { clearDraftsUnlessOf } from '../lead/drafts.ts';
import { Problem } from '../shared/Answer.tsx';
import { PageHeading } from '../shared/PageHeading.tsx';
import styles from './DoorFrame.module.css';
import { DoorFrame } from './DoorFrame.tsx';
import { signInByPasskey, whyNoPasskeys } from './passkey.ts';

/** Signs in. It stands in place of the screen asked for, whose address stays. */
export function SignIn({ onSignedIn }: { onSignedIn: (session: Session) => void }) {
  useEffect(forgetAll, []);
  const password = useRef<HTMLInputElement>(null);
  const onSuccess = (session: Session) => {
    clearDraftsUnlessOf(session.account.email);
    onSignedIn(session);
  };
  const signIn = useMutation({ mutationFn: (body: Credentials) => request<Session>('/session', { method: 'POST', body }), onSuccess });
  const byPasskey = useMutation({ mutationFn: signInByPasskey, onSuccess });
  useEffect(() => {
    if (signIn.isError) password.current?.select();
  }, [signIn.isError]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (signIn.isPending) return;
    const form = new FormData(event.currentTarget);
    signIn.mutate({ email: String(form.get('email')).trim(), password: String(form.get('password')) });
  };
  return (
    <DoorFrame>
      <PageHeading title="Sign in" />
      <p>The lead inbox of {window.location.host}</p>
      <form onSubmit={submit}>
        <Field id="email" name="email" label="Email" type="email" autoComplete="username" required maxLength={254} />
        <Field id="password" ref={password} name="password" label="Password" type="password" autoComplete="current-password" required />
        {signIn.isError && <Problem>{signIn.error.message}</Problem>}
        <Button variant="primary" type="submit" aria-disabled={signIn.isPending}>
          Sign in
        </Button>
      </form>
      {whyNoPasskeys() === undefined && (
        <div className={styles.passkey}>
          <Button variant="outline" aria-disabled={byPasskey.isPending} onClick={() => !byPasskey.isPending && byPasskey.mutate()}>
            Sign in with a passkey
          </Button>
          {byPasskey.isError && <Problem>{byPasskey.error.message}</Problem>}
        </div>
      )}
      <p>Forgotten your password? An owner of this inbox can give you a link to set a new one.</p>
    </DoorFrame>
  );
}
