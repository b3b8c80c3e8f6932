import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { type Account, type NewAccount, ROLES, type Role } from '../../server/inbox/api.ts';
import { Button } from '../../src/components/Button.tsx';
import { Field, FieldFrame } from '../../src/components/Field.tsx';
import { request } from '../api/client.ts';
import { Dialog } from '../shared/Dialog.tsx';
import { roles } from '../shared/words.ts';
import styles from './AccountsPage.module.css';
import type { IssuedLink } from './LinkDialog.tsx';

/** Adds an account; what comes of it is the link by which its owner sets a password. */
export function NewAccountDialog({ onClose, onAdded }: { onClose: () => void; onAdded: (issued: IssuedLink) => void }) {
  const add = useMutation({
    mutationFn: (body: NewAccount) => request<{ account: Account; link: string }>('/accounts', { method: 'POST', body }),
    onSuccess: ({ account, link }) => onAdded({ email: account.email, link }),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (add.isPending) return;
    const values = new FormData(event.currentTarget);
    add.mutate({ email: String(values.get('new-email')).trim(), role: String(values.get('role')) as Role });
  };
  return (
    <Dialog heading="Add account" onClose={onClose}>
      <form className={styles.form} onSubmit={submit}>
        <Field id="new-email" name="new-email" label="Email" type="email" autoComplete="off" required maxLength={254} error={add.error?.message} />
        <FieldFrame id="role" label="Role">
          {(wiring) => (
            <select {...wiring} name="role" defaultValue="editor">
              {ROLES.map((role) => (
                <option key={role} value={role}>
                  {roles[role].name}: {roles[role].may}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
        <Button variant="solid" type="submit" aria-disabled={add.isPending}>
          Add account
        </Button>
      </form>
    </Dialog>
  );
}
