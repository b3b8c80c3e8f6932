import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../../components/Button.tsx';
import { CloseIcon, TickIcon } from '../../components/icons.tsx';
import styles from './ThankYouPopup.module.css';

/** Shown instead of thanks where the owner chose `onSendFailure: 'notice'` and the send failed. */
export const keptNotice = 'Your details are kept in this browser and will be sent when the connection is back.';

type ThankYouPopupProps = { open: boolean; heading: string; text?: string; children?: ReactNode; onClose: (outside: boolean) => void };

/** The thank-you popup: a native modal dialog, closed by its cross, its button, Escape, or a click beside it. */
export function ThankYouPopup({ open, heading, text, children, onClose }: ThankYouPopupProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element>(null);
  const id = useId();

  const close = (outside: boolean) => {
    dialog.current?.close();
    onClose(outside);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };

  useEffect(() => {
    const popup = dialog.current;
    if (!open || !popup) return;
    opener.current = document.activeElement;
    popup.showModal();
  }, [open]);

  useEffect(() => {
    const popup = dialog.current;
    // A click on the dialog's own box, its padding being none, is a click on the backdrop.
    const beside = ({ target }: MouseEvent) => target === popup && close(true);
    popup?.addEventListener('click', beside);
    return () => popup?.removeEventListener('click', beside);
  });

  return (
    <dialog
      className={styles.popup}
      ref={dialog}
      aria-labelledby={`${id}-heading`}
      aria-describedby={text ? `${id}-text` : undefined}
      onCancel={(event) => {
        event.preventDefault();
        close(false);
      }}
    >
      {open && (
        <div className={styles.inside}>
          <button className={styles.cross} type="button" aria-label="Close" onClick={() => close(false)}>
            <CloseIcon />
          </button>
          <span className={`corners ${styles.tick}`}>
            <TickIcon />
          </span>
          <h2 id={`${id}-heading`}>{heading}</h2>
          {text && <p id={`${id}-text`}>{text}</p>}
          {children}
          <Button autoFocus onClick={() => close(false)}>
            Close
          </Button>
        </div>
      )}
    </dialog>
  );
}
