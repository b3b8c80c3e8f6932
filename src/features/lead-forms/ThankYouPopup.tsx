import { clsx } from 'clsx';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../../components/Button.tsx';
import { CloseIcon, ErrorIcon, TickIcon } from '../../components/icons.tsx';
import type { Outcome } from './submit-lead.ts';
import styles from './ThankYouPopup.module.css';

/** Shown instead of thanks where the owner chose `onSendFailure: 'notice'` and the send failed. */
const notices: Record<Exclude<Outcome, 'sent'>, string> = {
  queued: 'Your details are kept in this browser and will be sent when the connection is back.',
  rejected: 'Your details could not be sent. Please write to us by email instead.',
};

type ThankYouPopupProps = {
  /** Open while there is something to say. */
  popup: Outcome | undefined;
  /** The thanks. */
  heading: string;
  text?: string;
  children?: ReactNode;
  onClose: (outside: boolean) => void;
};

/** The thank-you popup: a native modal dialog, closed by its cross, its button, Escape, or a click beside it. */
export function ThankYouPopup({ popup, heading, text, children, onClose }: ThankYouPopupProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const open = popup !== undefined;
  const thanks = popup === 'sent';
  const close = () => dialog.current?.close();

  useEffect(() => {
    if (!open || !dialog.current) return;
    dialog.current.returnValue = '';
    dialog.current.showModal();
    button.current?.focus();
  }, [open]);

  useEffect(() => {
    const { current } = dialog;
    // A click on the dialog's own box, its padding being none, is a click on the backdrop; the second half of a double click on the
    // form's button is not meant for it.
    const beside = ({ target, detail }: MouseEvent) => target === current && detail < 2 && current?.close('outside');
    current?.addEventListener('click', beside);
    return () => current?.removeEventListener('click', beside);
  }, []);

  return (
    <dialog
      className={styles.popup}
      ref={dialog}
      aria-labelledby={open ? `${id}-heading` : undefined}
      aria-describedby={thanks && text ? `${id}-text` : undefined}
      onClose={({ currentTarget }) => onClose(currentTarget.returnValue === 'outside')}
    >
      {open && (
        <div className={styles.inside}>
          <button className={clsx('icon-button', styles.cross)} type="button" aria-label="Close" onClick={close}>
            <CloseIcon />
          </button>
          <span className={clsx('corners', styles.mark, thanks ? styles.tick : styles.notice)}>{thanks ? <TickIcon /> : <ErrorIcon />}</span>
          <h2 className={styles.heading} id={`${id}-heading`}>
            {thanks ? heading : notices[popup]}
          </h2>
          {thanks && text && (
            <p className={styles.words} id={`${id}-text`}>
              {text}
            </p>
          )}
          {thanks && children && <div className={styles.words}>{children}</div>}
          <Button ref={button} onClick={close}>
            Close
          </Button>
        </div>
      )}
    </dialog>
  );
}
