import type { ComponentProps } from 'react';
import { Dialog } from './Dialog.tsx';
import { RequestForm } from './RequestForm.tsx';

type FormDialogProps<Data> = ComponentProps<typeof RequestForm<Data>> & {
  heading: string;
  onClose: () => void;
};

/** Calls `onDone`, by default `onClose`, after a successful request. */
export const FormDialog = <Data,>({ heading, onClose, ...formProps }: FormDialogProps<Data>) => (
  <Dialog heading={heading} onClose={onClose}>
    <RequestForm className="form" small onDone={onClose} {...formProps} />
  </Dialog>
);
