import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Account, Passkey, PasskeyName } from '../../server/inbox/api.ts';
import { Button } from '../../src/components/Button.tsx';
import { Field } from '../../src/components/Field.tsx';
import { request } from '../api/client.ts';
import { passkeysQuery } from '../api/queries.ts';
import { FormDialog } from '../shared/FormDialog.tsx';
import { ActionButton, ItemList, UsageTimes } from '../shared/ItemList.tsx';
import { Section } from '../shared/Section.tsx';
import { addPasskey, passkeysUnsupportedReason } from '../sign-in/passkey.ts';
import { browserName } from './browser-name.ts';

type DialogState = { action: 'add' } | { action: 'rename' | 'remove'; passkey: Passkey };

export function Passkeys({ account }: { account: Account }) {
  const [dialog, setDialog] = useState<DialogState>();
  const unsupportedReason = passkeysUnsupportedReason();
  return (
    <Section title="Passkeys">
      <p className="muted">
        Sign in with your fingerprint, your face or the PIN of your device instead of your password.
      </p>
      <ItemList query={useQuery(passkeysQuery)}>
        {(passkey) => ({
          title: passkey.name,
          note: (
            <UsageTimes prefix="Added" at={passkey.createdAt} lastUsedAt={passkey.lastUsedAt} />
          ),
          actions: (
            <>
              <ActionButton
                name="Rename"
                hiddenSuffix={passkey.name}
                onClick={() => setDialog({ action: 'rename', passkey })}
              />
              <ActionButton
                name="Remove"
                hiddenSuffix={passkey.name}
                onClick={() => setDialog({ action: 'remove', passkey })}
              />
            </>
          ),
        })}
      </ItemList>
      {unsupportedReason ? (
        <p>{unsupportedReason}</p>
      ) : (
        <Button variant="outline" small onClick={() => setDialog({ action: 'add' })}>
          Add a passkey
        </Button>
      )}
      {dialog && (
        <PasskeyDialog dialog={dialog} account={account} onClose={() => setDialog(undefined)} />
      )}
    </Section>
  );
}

function PasskeyDialog({
  dialog,
  account,
  onClose,
}: {
  dialog: DialogState;
  account: Account;
  onClose: () => void;
}) {
  const dialogProps = { invalidates: passkeysQuery, onClose };
  if (dialog.action === 'add')
    return (
      <FormDialog
        {...dialogProps}
        heading="Add a passkey"
        submitLabel="Continue"
        successMessage="Passkey added."
        onSubmit={({ name = '', password = '' }) => addPasskey(name, password)}
      >
        <p>
          When you continue, your browser asks where to store the passkey: on this device, on a
          phone or on a security key.
        </p>
        <NameField defaultValue={browserName(navigator.userAgent)} />
        {account.hasPassword && (
          <Field
            id="confirm"
            name="password"
            label="Current password"
            type="password"
            autoComplete="current-password"
            required
          />
        )}
      </FormDialog>
    );
  const { id, name } = dialog.passkey;
  const path = `/passkeys/${encodeURIComponent(id)}`;
  if (dialog.action === 'rename')
    return (
      <FormDialog
        {...dialogProps}
        heading="Rename this passkey"
        submitLabel="Save name"
        successMessage="Passkey renamed."
        onSubmit={(values) => request(path, { method: 'PATCH', body: values as PasskeyName })}
      >
        <NameField defaultValue={name} />
      </FormDialog>
    );
  return (
    <FormDialog
      {...dialogProps}
      heading="Remove this passkey?"
      submitLabel="Remove passkey"
      successMessage="Passkey removed."
      onSubmit={() => request(path, { method: 'DELETE' })}
    >
      <p>
        You will no longer be able to sign in here with <bdi>{name}</bdi>. To delete it from your
        device too, open the device’s settings.
      </p>
    </FormDialog>
  );
}

const NameField = ({ defaultValue }: { defaultValue: string }) => (
  <Field
    id="passkey-name"
    name="name"
    label="Name"
    hint="A name that helps you recognize it."
    defaultValue={defaultValue}
    required
    maxLength={60}
    autoComplete="off"
  />
);
