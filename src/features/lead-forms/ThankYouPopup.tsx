import { clsx } from 'clsx';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { site } from '../../../site.config.ts';
import { Button } from '../../components/Button.tsx';
import { CheckIcon, ErrorIcon } from '../../components/icons.tsx';
import { Dialog } from '../../components/primitives/Dialog.tsx';
import styles from './ThankYouPopup.module.css';
import type { PopupState } from './use-lead-form.ts';

/** `queued` is shown only if site.config.ts sets `onSendFailure: 'notice'`. */
const notices = {
  queued: 'Your details are kept in this browser and will be sent when the connection is back.',
  rejected: 'Your details could not be sent. Please write to us by email instead.',
};

/** Thanks for a sent lead, or reports that it was queued or rejected. */
export function ThankYouPopup({
  popup,
  closePopup,
  heading,
  text,
  children,
}: PopupState & { heading: string; text: string; children?: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isOpen = popup !== undefined;
  const isSent = popup?.outcome === 'sent';
  // Ignores the second click of a double click on the submit button.
  const onOutsideClick = ({ detail }: UIEvent) => detail < 2 && dialog.current?.close('outside');

  useEffect(() => {
    if (!isOpen || !dialog.current) return;
    dialog.current.returnValue = '';
    dialog.current.showModal();
    button.current?.focus();
  }, [isOpen]);

  return (
    <Dialog
      className={styles.popup}
      ref={dialog}
      onOutsideClick={onOutsideClick}
      aria-labelledby={isOpen ? `${id}-heading` : undefined}
      aria-describedby={isSent ? `${id}-text` : undefined}
      onClose={({ currentTarget }) => closePopup(currentTarget.returnValue === 'outside')}
    >
      {popup && (
        <div>
          <span
            className={clsx('corners', styles.icon, isSent ? styles.sentIcon : styles.unsentIcon)}
          >
            {isSent ? <CheckIcon /> : <ErrorIcon />}
          </span>
          <h2 className={`title ${styles.heading}`} id={`${id}-heading`}>
            {popup.outcome === 'sent' ? heading : notices[popup.outcome]}
          </h2>
          {isSent && (
            <p className={styles.text} id={`${id}-text`}>
              {text}
            </p>
          )}
          {popup.outcome === 'rejected' && (
            <p className={styles.text}>
              <a
                className="link tap-target"
                href={`mailto:${site.email}?body=${encodeURIComponent(Object.values(popup.fields).join('\r\n'))}`}
              >
                Write to {site.email}
              </a>
            </p>
          )}
          {isSent && children && <div className={styles.text}>{children}</div>}
          {/* Ignores key repeats, because Enter may still be held down from sending. */}
          <Button
            ref={button}
            onKeyDown={(event) => event.repeat && event.preventDefault()}
            onClick={() => dialog.current?.close()}
          >
            Close
          </Button>
        </div>
      )}
    </Dialog>
  );
}
