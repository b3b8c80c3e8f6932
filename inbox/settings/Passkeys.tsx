import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Account, Passkey, PasskeyName } from '../../server/inbox/api.ts';
import { Button } from '../../src/components/Button.tsx';
import { Field } from '../../src/components/Field.tsx';
import { request } from '../api/client.ts';
import { passkeysQuery } from '../api/queries.ts';
import { FormDialog } from '../shared/FormDialog.tsx';
import { ActionButton, ItemList } from '../shared/ItemList.tsx';
import { Section } from '../shared/Section.tsx';
import { TimeText } from '../shared/TimeText.tsx';
import { addPasskey, whyNoPasskeys } from '../sign-in/passkey.ts';
import { browserName } from './browser-name.ts';

type Open = { action: 'add' } | { action: 'rename' | 'remove'; passkey: Passkey };
const MAX_NAME_LENGTH = 60;

export function Passkeys({ account }: { account: Account }) {
  const [open, setOpen] = useState<Open>();
  const why = whyNoPasskeys();
  return (
    <Section title="Passkeys">
      <p className="quiet">
        Sign in with your fingerprint, your face or the PIN of your device instead of a password.
      </p>
      <ItemList query={useQuery(passkeysQuery)}>
        {(passkey) => ({
          title: passkey.name,
          note: (
            <>
              Added <TimeText at={passkey.createdAt} full />
              {passkey.lastUsedAt !== null && (
                <>
                  , last used <TimeText at={passkey.lastUsedAt} full />
                </>
              )}
            </>
          ),
          actions: (
            <>
              <ActionButton
                name="Rename"
                of={passkey.name}
                onClick={() => setOpen({ action: 'rename', passkey })}
              />
              <ActionButton
                name="Remove"
                of={passkey.name}
                onClick={() => setOpen({ action: 'remove', passkey })}
              />
            </>
          ),
        })}
      </ItemList>
      {why ? (
        <p>{why}</p>
      ) : (
        <Button variant="outline" small onClick={() => setOpen({ action: 'add' })}>
          Add a passkey
        </Button>
      )}
      {open && <PasskeyDialog open={open} account={account} onClose={() => setOpen(undefined)} />}
    </Section>
  );
}

type PasskeyDialogProps = { open: Open; account: Account; onClose: () => void };

function PasskeyDialog({ open, account, onClose }: PasskeyDialogProps) {
  const common = { changes: passkeysQuery, onClose };
  if (open.action === 'add')
    return (
      <FormDialog
        {...common}
        heading="Add a passkey"
        action="Continue"
        done="Passkey added."
        send={({ name = '', password = '' }) => addPasskey(name, password)}
      >
        <p>
          Your browser then asks where to keep it: on this device, on a phone or on a security key.
        </p>
        <NameField value={browserName(navigator.userAgent)} />
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
  const { id, name } = open.passkey;
  const path = `/passkeys/${encodeURIComponent(id)}`;
  if (open.action === 'rename')
    return (
      <FormDialog
        {...common}
        heading="Rename this passkey"
        action="Save name"
        done="Passkey renamed."
        send={(values) => request(path, { method: 'PATCH', body: values as PasskeyName })}
      >
        <NameField value={name} />
      </FormDialog>
    );
  return (
    <FormDialog
      {...common}
      heading="Remove this passkey?"
      action="Remove passkey"
      done="Passkey removed."
      send={() => request(path, { method: 'DELETE' })}
    >
      <p>
        <bdi>{name}</bdi> no longer signs in here. What your device keeps of it stays there; delete
        that in its own settings.
      </p>
    </FormDialog>
  );
}

const NameField = ({ value }: { value: string }) => (
  <Field
    id="passkey-name"
    name="name"
    label="Name"
    hint="So that you know it again."
    defaultValue={value}
    required
    maxLength={MAX_NAME_LENGTH}
    autoComplete="off"
  />
);
