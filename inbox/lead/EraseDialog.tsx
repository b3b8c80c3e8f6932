import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../src/components/Button.tsx';
import { Field } from '../../src/components/Field.tsx';
import { request } from '../api/client.ts';
import { forgetErased } from '../api/new-leads.ts';
import { Dialog } from '../shared/Dialog.tsx';
import { say } from '../shared/status-line.ts';
import { count } from '../shared/words.ts';

/** Erases everything of an address, once it has been typed. */
export function EraseDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [mistyped, setMistyped] = useState(false);
  const erase = useMutation({
    mutationFn: () => request<{ erased: number }>('/erase', { method: 'POST', body: { email } }),
    onSuccess: ({ erased }) => {
      navigate('/', { replace: true });
      forgetErased(client);
      // Said when the list has taken the place of the lead.
      queueMicrotask(() => say(`${count(erased, 'lead')} erased.`));
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('erase-email')).trim();
    const same = typed.toLowerCase() === email.toLowerCase();
    setMistyped(!same);
    if (same && !erase.isPending) erase.mutate();
  };
  return (
    <Dialog heading="Erase this person" onClose={onClose}>
      <p>
        Every lead of <strong>{email}</strong> goes, with its notes and history. This cannot be undone. Backups keep them until they are replaced.
      </p>
      <form onSubmit={submit} noValidate>
        <Field
          id="erase-email"
          name="erase-email"
          label="Type the address to confirm"
          autoComplete="off"
          error={mistyped ? 'This is not the address of the lead.' : erase.error?.message}
        />
        <p>
          <Button variant="solid" type="submit" aria-disabled={erase.isPending}>
            Erase for good
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
