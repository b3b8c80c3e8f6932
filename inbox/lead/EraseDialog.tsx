import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { Field } from '../../src/components/Field.tsx';
import { request } from '../api/client.ts';
import { forgetErased } from '../api/new-leads.ts';
import { FormDialog } from '../shared/FormDialog.tsx';
import { count } from '../shared/labels.ts';
import { announce } from '../shared/live-region.ts';

/** Erases all leads of an address after the user has typed it. */
export function EraseDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  return (
    <FormDialog
      heading="Erase this person"
      action="Erase for good"
      onSubmit={async ({ typed = '' }) => {
        if (typed.trim().toLowerCase() !== email.toLowerCase())
          throw new Error('This is not the address of the lead.');
        return request<{ erased: number }>('/erase', { method: 'POST', body: { email } });
      }}
      onDone={({ erased }) => {
        navigate('/', { replace: true });
        forgetErased(client);
        // The list clears earlier announcements when it replaces the lead.
        queueMicrotask(() => announce(`${count(erased, 'lead')} erased.`));
      }}
      onClose={onClose}
    >
      <p>
        Every lead of <strong>{email}</strong> goes, with its notes and history. This cannot be
        undone. Backups keep them until they are replaced.
      </p>
      <Field id="erase-email" name="typed" label="Type the address to confirm" autoComplete="off" />
    </FormDialog>
  );
}
