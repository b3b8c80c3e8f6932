import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Account, Passkey, PasskeyName } from '../../server/inbox/api.ts';
import { Button } from '../../src/components/Button.tsx';
import { Field } from '../../src/components/Field.tsx';
import { request } from '../api/client.ts';
import { passkeysQuery } from '../api/queries.ts';
import { Answer, Problem } from '../shared/Answer.tsx';
import { Dialog } from '../shared/Dialog.tsx';
import { say } from '../shared/status-line.ts';
import { TimeText } from '../shared/TimeText.tsx';
import { addPasskey, whyNoPasskeys } from '../sign-in/passkey.ts';
import { browserName } from './browser-name.ts';
import styles from './SettingsPage.module.css';

type Open = { what: 'add' } | { what: 'rename' | 'remove'; passkey: Passkey };
const MAX_NAME_LENGTH = 60;

/** The account's passkeys, and the ways to add, name and remove one. */
export function Passkeys({ account }: { account: Account }) {
  const query = useQuery(passkeysQuery);
  const [open, setOpen] = useState<Open>();
  const why = whyNoPasskeys();
  const close = () => setOpen(undefined);
  return (
    <section aria-labelledby="passkeys">
      <h2 id="passkeys">Passkeys</h2>
      <p className={styles.note}>Sign in with your fingerprint, your face or the PIN of your device instead of a password.</p>
      <Answer query={query}>
        {(passkeys) =>
          passkeys.length > 0 && (
            <ul className={styles.sessions}>
              {passkeys.map((passkey) => (
                <li key={passkey.id}>
                  <div>
                    <p dir="auto">{passkey.name}</p>
                    <p className={styles.note}>
                      Added <TimeText at={passkey.createdAt} full />
                      {passkey.lastUsedAt !== null && (
                        <>
                          , last used <TimeText at={passkey.lastUsedAt} full />
                        </>
                      )}
                    </p>
                  </div>
                  <div className={styles.actions}>
                    {(['rename', 'remove'] as const).map((what) => (
                      <button key={what} type="button" className="link tap-target" onClick={() => setOpen({ what, passkey })}>
                        {what === 'rename' ? 'Rename' : 'Remove'}
                        <span className="visually-hidden"> {passkey.name}</span>
                      </button>
                    ))}
                  </div>
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
      {why ? (
        <p>{why}</p>
      ) : (
        <Button variant="outline" small onClick={() => setOpen({ what: 'add' })}>
          Add a passkey
        </Button>
      )}
      {open?.what === 'add' && <AddDialog account={account} onClose={close} />}
      {open?.what === 'rename' && <RenameDialog passkey={open.passkey} onClose={close} />}
      {open?.what === 'remove' && <RemoveDialog passkey={open.passkey} onClose={close} />}
    </section>
  );
}

/** Does something about a passkey; when it is done, says so, reads the list again and closes. */
function useChange(change: (form: FormData) => Promise<unknown>, done: string, onClose: () => void) {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: change,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: passkeysQuery.queryKey });
      onClose();
      say(done);
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!mutation.isPending) mutation.mutate(new FormData(event.currentTarget));
  };
  return { submit, problem: mutation.error && <Problem>{mutation.error.message}</Problem>, busy: mutation.isPending };
}

function AddDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const change = useChange((form) => addPasskey(String(form.get('name')), String(form.get('password') ?? '')), 'Passkey added.', onClose);
  return (
    <Dialog heading="Add a passkey" onClose={onClose}>
      <form onSubmit={change.submit} className={styles.form}>
        <p>Your browser then asks where to keep it: on this device, on a phone or on a security key.</p>
        <NameField value={browserName(navigator.userAgent)} />
        {account.hasPassword && <Field id="confirm" name="password" label="Current password" type="password" autoComplete="current-password" required />}
        {change.problem}
        <Button variant="solid" small type="submit" aria-disabled={change.busy}>
          Continue
        </Button>
      </form>
    </Dialog>
  );
}

function RenameDialog({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const rename = (form: FormData) => request(path(id), { method: 'PATCH', body: { name: String(form.get('name')) } satisfies PasskeyName });
  const change = useChange(rename, 'Passkey renamed.', onClose);
  return (
    <Dialog heading="Rename this passkey" onClose={onClose}>
      <form onSubmit={change.submit} className={styles.form}>
        <NameField value={name} />
        {change.problem}
        <Button variant="solid" small type="submit" aria-disabled={change.busy}>
          Save name
        </Button>
      </form>
    </Dialog>
  );
}

function RemoveDialog({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const change = useChange(() => request(path(id), { method: 'DELETE' }), 'Passkey removed.', onClose);
  return (
    <Dialog heading="Remove this passkey?" onClose={onClose}>
      <form onSubmit={change.submit} className={styles.form}>
        <p>
          <bdi>{name}</bdi> no longer signs in here. What your device keeps of it stays there; delete that in its own settings.
        </p>
        {change.problem}
        <Button variant="solid" small type="submit" aria-disabled={change.busy}>
          Remove passkey
        </Button>
      </form>
    </Dialog>
  );
}

const path = (id: string) => `/passkeys/${encodeURIComponent(id)}`;
const NameField = ({ value }: { value: string }) => (
  <Field id="passkey-name" name="name" label="Name" hint="So that you know it again." defaultValue={value} required maxLength={MAX_NAME_LENGTH} autoComplete="off" />
);
