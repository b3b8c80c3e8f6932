import type { ComponentProps } from 'react';
import { Dialog } from './Dialog.tsx';
import { RequestForm } from './RequestForm.tsx';

type FormDialogProps<Data> = ComponentProps<typeof RequestForm<Data>> & {
  heading: string;
  onClose: () => void;
};

/** A dialog with a form. After a successful request, it calls `onDone`, by default `onClose`. */
export const FormDialog = <Data,>({ heading, onClose, ...form }: FormDialogProps<Data>) => (
  <Dialog heading={heading} onClose={onClose}>
    <RequestForm className="form" small onDone={onClose} {...form} />
  </Dialog>
);
