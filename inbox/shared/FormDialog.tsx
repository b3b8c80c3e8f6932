import type { ComponentProps } from 'react';
import styles from './Dialog.module.css';
import { Dialog } from './Dialog.tsx';
import { RequestForm } from './RequestForm.tsx';

type FormDialogProps<Answer> = ComponentProps<typeof RequestForm<Answer>> & {
  heading: string;
  onClose: () => void;
};

/** A dialog with a form. It closes after the request, or calls `onDone`. */
export const FormDialog = <Answer,>({ heading, onClose, ...form }: FormDialogProps<Answer>) => (
  <Dialog heading={heading} onClose={onClose}>
    <RequestForm className={styles.form} small onDone={onClose} {...form} />
  </Dialog>
);
