import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { Field } from '../../src/components/Field.tsx';
import { request } from '../api/client.ts';
import { clearErasedData } from '../api/lead-cache.ts';
import { FormDialog } from '../shared/FormDialog.tsx';
import { pluralize } from '../shared/labels.ts';
import { announce } from '../shared/live-region.ts';

export function EraseDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  return (
    <FormDialog
      heading="Erase this person"
      submitLabel="Erase permanently"
      onSubmit={async ({ typed = '' }) => {
        if (typed.trim().toLowerCase() !== email.toLowerCase())
          throw new Error('This does not match the address of the lead.');
        return request<{ erased: number }>('/erase', { method: 'POST', body: { email } });
      }}
      onDone={({ erased }) => {
        navigate('/', { replace: true });
        clearErasedData(client);
        // Waits for the navigation, which clears announcements.
        queueMicrotask(() => announce(`${pluralize(erased, 'lead')} erased.`));
      }}
      onClose={onClose}
    >
      <p>
        This erases every lead of <strong>{email}</strong> with its notes and history. You cannot
        undo it. The leads stay in backups until you delete the backups.
      </p>
      <Field id="erase-email" name="typed" label="Type the address to confirm" autoComplete="off" />
    </FormDialog>
  );
}
