import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Session } from '../../server/inbox/api.ts';
import { Button } from '../../src/components/Button.tsx';
import { Field } from '../../src/components/Field.tsx';
import { request } from '../api/client.ts';
import { forgetAll } from '../api/query-client.ts';
import { clearDraftsUnlessOf } from '../lead/drafts.ts';
import { PageHeading } from '../shared/PageHeading.tsx';
import { RequestError } from '../shared/QueryResult.tsx';
import { RequestForm } from '../shared/RequestForm.tsx';
import styles from './AuthLayout.module.css';
import { AuthLayout } from './AuthLayout.tsx';
import { passkeysUnsupportedReason, signInByPasskey } from './passkey.ts';

/** Replaces the requested screen, whose URL stays. */
export default function SignIn({ onSignedIn }: { onSignedIn: (session: Session) => void }) {
  useEffect(forgetAll, []);
  const onSuccess = (session: Session) => {
    clearDraftsUnlessOf(session.account.email);
    onSignedIn(session);
  };
  const byPasskey = useMutation({ mutationFn: signInByPasskey, onSuccess });
  return (
    <AuthLayout>
      <PageHeading title="Sign in" />
      <p>The lead inbox of {window.location.host}</p>
      <RequestForm
        action="Sign in"
        variant="primary"
        onSubmit={({ email = '', password = '' }) =>
          request<Session>('/session', { method: 'POST', body: { email: email.trim(), password } })
        }
        onDone={onSuccess}
      >
        <Field
          id="email"
          name="email"
          label="Email"
          type="email"
          autoComplete="username"
          required
          maxLength={254}
        />
        <Field
          id="password"
          name="password"
          label="Password"
          type="password"
          autoComplete="current-password"
          required
        />
      </RequestForm>
      {passkeysUnsupportedReason() === undefined && (
        <div className={styles.passkey}>
          <Button
            variant="outline"
            aria-disabled={byPasskey.isPending}
            onClick={() => !byPasskey.isPending && byPasskey.mutate()}
          >
            Sign in with a passkey
          </Button>
          <RequestError of={byPasskey} />
        </div>
      )}
      <p>Forgotten your password? An owner of this inbox can give you a link to set a new one.</p>
    </AuthLayout>
  );
}
