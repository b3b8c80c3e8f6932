import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import type { OwnAccountChange } from '../../server/inbox/api.ts';
import { Button } from '../../src/components/Button.tsx';
import { Field } from '../../src/components/Field.tsx';
import { request } from '../api/client.ts';
import { useSetDigest } from '../api/digest.ts';
import { sessionsQuery } from '../api/queries.ts';
import { sessionKey, useHasRole, useSession } from '../api/session.ts';
import { deleteDrafts } from '../lead/drafts.ts';
import { ActionButton, ItemList, UsageTimes } from '../shared/ItemList.tsx';
import { digestLabels, roleDescriptions } from '../shared/labels.ts';
import { announce } from '../shared/live-region.ts';
import { PageHeading } from '../shared/PageHeading.tsx';
import { RequestError } from '../shared/QueryResult.tsx';
import { RequestForm } from '../shared/RequestForm.tsx';
import { Section } from '../shared/Section.tsx';
import { ShortcutSwitch } from '../shared/ShortcutSwitch.tsx';
import { NewPasswordField } from '../sign-in/NewPasswordField.tsx';
import { browserName } from './browser-name.ts';
import { Passkeys } from './Passkeys.tsx';
import styles from './SettingsPage.module.css';
import { Tokens } from './Tokens.tsx';

export default function SettingsPage() {
  const { account } = useSession();
  return (
    <div className={styles.page}>
      <PageHeading title="Settings" />
      <section>
        <p>
          Signed in as <strong>{account.email}</strong>. {roleDescriptions[account.role]}.
        </p>
        <SignOut />
      </section>
      <DigestField />
      <Section title="Keyboard">
        <ShortcutSwitch />
      </Section>
      <Passkeys account={account} />
      <ChangePassword email={account.email} />
      <Sessions />
      {useHasRole('owner') && <Tokens />}
    </div>
  );
}

function SignOut() {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const signOut = useMutation({
    mutationFn: () => request<void>('/session', { method: 'DELETE' }),
    onSuccess: () => {
      deleteDrafts();
      navigate('/', { replace: true });
      client.clear();
      client.setQueryData(sessionKey, null);
    },
  });
  return (
    <>
      <Button variant="outline" small onClick={() => signOut.mutate()}>
        Sign out
      </Button>
      <RequestError error={signOut.error} />
    </>
  );
}

function DigestField() {
  const { account, canMail } = useSession();
  const setDigest = useSetDigest();
  const savedDigest = account.digest === 'undecided' ? 'off' : account.digest;
  const selectedDigest = setDigest.isPending ? setDigest.variables : savedDigest;
  return (
    <fieldset className={styles.section}>
      <legend>Digest by email</legend>
      <p className="muted">
        Counts of new, due and quarantined leads and failed deliveries, sent to {account.email}.
        {!canMail && ' The desk sends no mail until SMTP_URL is set.'}
      </p>
      {(Object.keys(digestLabels) as (keyof typeof digestLabels)[]).map((digest) => (
        <label key={digest} className="option">
          <input
            type="radio"
            name="digest"
            checked={selectedDigest === digest}
            onChange={() => setDigest.mutate(digest)}
          />
          {digestLabels[digest]}
        </label>
      ))}
      <RequestError error={setDigest.error} />
    </fieldset>
  );
}

const ChangePassword = ({ email }: { email: string }) => (
  <Section title="Password">
    <RequestForm
      className="form"
      submitLabel="Change password"
      variant="outline"
      small
      onSubmit={({ current = '', next = '' }) =>
        request('/account', {
          method: 'PATCH',
          body: { password: { current, next } } satisfies OwnAccountChange,
        })
      }
      onDone={(_, form) => form.reset()}
      invalidates={sessionsQuery}
      successMessage="Password changed."
    >
      <input type="email" hidden readOnly value={email} autoComplete="username" />
      <Field
        id="current"
        name="current"
        label="Current password"
        type="password"
        autoComplete="current-password"
        required
      />
      <NewPasswordField name="next" label="New password" />
    </RequestForm>
  </Section>
);

function Sessions() {
  const endSession = useMutation({
    mutationFn: (id: string) =>
      request(`/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' }),
    meta: { invalidates: sessionsQuery.queryKey },
    onSuccess: () => announce('The session has ended.'),
  });
  return (
    <Section title="Where you are signed in">
      <RequestError error={endSession.error} />
      <ItemList query={useQuery(sessionsQuery)}>
        {({ id, current, createdAt, lastSeenAt, userAgent }) => ({
          title: <span title={userAgent}>{browserName(userAgent)}</span>,
          note: <UsageTimes prefix="Signed in" at={createdAt} lastUsedAt={lastSeenAt} />,
          actions: current ? (
            'This session'
          ) : (
            <ActionButton
              name="End session"
              hiddenSuffix={`of ${browserName(userAgent)}`}
              onClick={() =>
                (endSession.isPending && endSession.variables === id) || endSession.mutate(id)
              }
            />
          ),
        })}
      </ItemList>
    </Section>
  );
}
