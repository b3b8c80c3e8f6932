import { clsx } from 'clsx';
import { type ComponentProps, type RefObject, useEffect, useEffectEvent, useId } from 'react';
import { closeOutside } from '../../client/close-outside.ts';
import labels from '../../content/pages/labels.json' with { type: 'json' };
import { CloseIcon } from '../icons.tsx';
import styles from './Dialog.module.css';

type DialogProps = Omit<ComponentProps<'dialog'>, 'ref'> & {
  ref: RefObject<HTMLDialogElement | null>;
  /** Shown beside the close button, and names the dialog. */
  heading?: string;
  closeLabel?: string;
  /** Runs instead of the browser's own closing by a press outside. */
  onOutside?: (click: UIEvent) => void;
};

/** A modal dialog of the browser with a close button; Escape and a press outside close it too. */
export function Dialog({
  ref,
  heading,
  closeLabel = labels.close,
  onOutside,
  className,
  children,
  ...dialog
}: DialogProps) {
  const id = useId();
  const close = () => ref.current?.close();
  const outside = useEffectEvent(onOutside ?? close);
  useEffect(() => {
    if (ref.current) closeOutside(ref.current, (click) => outside(click));
  }, [ref]);
  return (
    <dialog
      ref={ref}
      className={clsx(styles.dialog, className)}
      closedby={onOutside ? 'closerequest' : 'any'}
      aria-labelledby={heading && id}
      {...dialog}
    >
      <div className={styles.content}>
        <button
          className={`icon-button ${styles.close}`}
          type="button"
          aria-label={closeLabel}
          onClick={close}
        >
          <CloseIcon />
        </button>
        {heading && (
          <h2 className={styles.heading} id={id}>
            {heading}
          </h2>
        )}
        {children}
      </div>
    </dialog>
  );
}
