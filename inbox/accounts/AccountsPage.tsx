import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Account, AccountChange, NewAccount, Role } from '../../server/inbox/api.ts';
import { Button } from '../../src/components/Button.tsx';
import { Field } from '../../src/components/Field.tsx';
import { request } from '../api/client.ts';
import { accountsQuery } from '../api/queries.ts';
import { useSession } from '../api/session.ts';
import { FormDialog } from '../shared/FormDialog.tsx';
import { ActionButton } from '../shared/ItemList.tsx';
import { pluralize, roleLabels } from '../shared/labels.ts';
import { announce } from '../shared/live-region.ts';
import { Options } from '../shared/Options.tsx';
import { PageHeading } from '../shared/PageHeading.tsx';
import { QueryResult, RequestError } from '../shared/QueryResult.tsx';
import { RoleField } from '../shared/RoleField.tsx';
import { SecretDialog } from '../shared/SecretDialog.tsx';
import { TimeText } from '../shared/TimeText.tsx';
import styles from './AccountsPage.module.css';

const accountPath = (email: string) => `/accounts/${encodeURIComponent(email)}`;

export default function AccountsPage() {
  // Without `link`, the dialog asks whether to reset access.
  const [dialog, setDialog] = useState<'new' | { email: string; link?: string }>();
  const change = useMutation({
    mutationFn: ({ email, body }: { email: string; body: AccountChange }) =>
      request<Account>(accountPath(email), { method: 'PATCH', body }),
    meta: { invalidates: accountsQuery.queryKey },
    onSuccess: ({ email }) => announce(`The account ${email} has been changed.`),
  });
  const pendingRole = (email: string) =>
    change.isPending && change.variables.email === email ? change.variables.body.role : undefined;
  const closeDialog = () => setDialog(undefined);
  return (
    <>
      <PageHeading title="Accounts">
        <Button variant="solid" small className={styles.addButton} onClick={() => setDialog('new')}>
          Add account
        </Button>
      </PageHeading>
      <RequestError error={change.error} />
      <QueryResult query={useQuery(accountsQuery)}>
        {(accounts) => (
          <ul className={`divided ${styles.accounts}`}>
            {accounts.map((account) => (
              <AccountRow
                key={account.email}
                account={{ ...account, role: pendingRole(account.email) ?? account.role }}
                onChange={(body) => change.mutate({ email: account.email, body })}
                onReset={() => setDialog({ email: account.email })}
              />
            ))}
          </ul>
        )}
      </QueryResult>
      {dialog === 'new' && (
        <FormDialog
          heading="Add account"
          submitLabel="Add account"
          onSubmit={({ email = '', role }) =>
            request<{ account: Account; link: string }>('/accounts', {
              method: 'POST',
              body: { email: email.trim(), role: role as Role } satisfies NewAccount,
            })
          }
          invalidates={accountsQuery}
          onDone={({ account, link }) => setDialog({ email: account.email, link })}
          onClose={closeDialog}
        >
          <Field
            id="new-email"
            name="email"
            label="Email"
            type="email"
            autoComplete="off"
            required
            maxLength={254}
          />
          <RoleField defaultValue="editor" />
        </FormDialog>
      )}
      {typeof dialog === 'object' && !dialog.link && (
        <FormDialog
          heading="Reset access?"
          submitLabel="Reset access"
          onSubmit={() =>
            request<{ link: string }>(`${accountPath(dialog.email)}/reset`, {
              method: 'POST',
              body: {},
            })
          }
          invalidates={accountsQuery}
          onDone={({ link }) => setDialog({ email: dialog.email, link })}
          onClose={closeDialog}
        >
          <p>
            This removes the password and all passkeys of <strong>{dialog.email}</strong> and ends
            all sessions. You then get a one-time link to set a new password.
          </p>
        </FormDialog>
      )}
      {typeof dialog === 'object' && dialog.link && (
        <SecretDialog
          heading="One-time link"
          label="Link"
          secret={dialog.link}
          onClose={closeDialog}
        >
          Send this link to <strong>{dialog.email}</strong> to set a password. It works once, within
          24 hours, and is not shown again.
        </SecretDialog>
      )}
    </>
  );
}

function AccountRow({
  account,
  onChange,
  onReset,
}: {
  account: Account;
  onChange: (change: AccountChange) => void;
  onReset: () => void;
}) {
  const { email, role, disabled, lastSeenAt, hasPassword, passkeys } = account;
  const isSelf = useSession().account.email === email;
  return (
    <li>
      <div className={styles.details}>
        <p>
          <strong>{email}</strong>
          {isSelf && ' (you)'}
        </p>
        <p className="muted">
          {disabled && 'Disabled. '}
          {!hasPassword && 'Has no password. '}
          {passkeys > 0 && `${pluralize(passkeys, 'passkey')}. `}
          {lastSeenAt === null ? (
            'Never signed in.'
          ) : (
            <>
              Last seen <TimeText at={lastSeenAt} absolute />
            </>
          )}
        </p>
      </div>
      <label className={styles.role}>
        <span className="visually-hidden">Role of {email}</span>
        <select
          value={role}
          disabled={isSelf}
          onChange={({ target }) => onChange({ role: target.value as Role })}
        >
          <Options labels={roleLabels} />
        </select>
      </label>
      {!isSelf && (
        <div className={styles.actions}>
          {!disabled && (
            <ActionButton name="Reset access" hiddenSuffix={`of ${email}`} onClick={onReset} />
          )}
          <ActionButton
            name={disabled ? 'Enable' : 'Disable'}
            hiddenSuffix={email}
            onClick={() => onChange({ disabled: !disabled })}
          />
        </div>
      )}
    </li>
  );
}
