import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Session } from '../../server/inbox/api.ts';
import { Button } from '../../src/components/Button.tsx';
import { Field } from '../../src/components/Field.tsx';
import { request } from '../api/client.ts';
import { cancelAndSetData, clearCache } from '../api/query-client.ts';
import { sessionKey } from '../api/session.ts';
import { setDraftAuthor } from '../lead/drafts.ts';
import { PageHeading } from '../shared/PageHeading.tsx';
import { RequestError } from '../shared/QueryResult.tsx';
import { RequestForm } from '../shared/RequestForm.tsx';
import styles from './AuthLayout.module.css';
import { AuthLayout } from './AuthLayout.tsx';
import { passkeysUnsupportedReason, signInByPasskey } from './passkey.ts';

/** Shown at the requested URL, so that the requested screen appears after the sign-in. */
export default function SignIn() {
  useEffect(clearCache, []);
  const onSuccess = (session: Session) => {
    setDraftAuthor(session.account.email);
    return cancelAndSetData(sessionKey, session);
  };
  const passkeySignIn = useMutation({ mutationFn: signInByPasskey, onSuccess });
  return (
    <AuthLayout>
      <PageHeading title="Sign in" />
      <p>The lead inbox of {window.location.host}</p>
      <RequestForm
        submitLabel="Sign in"
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
            aria-disabled={passkeySignIn.isPending}
            onClick={() => !passkeySignIn.isPending && passkeySignIn.mutate()}
          >
            Sign in with a passkey
          </Button>
          <RequestError error={passkeySignIn.error} />
        </div>
      )}
      <p>Forgot your password? Ask an owner of this inbox for a link to set a new one.</p>
    </AuthLayout>
  );
}
