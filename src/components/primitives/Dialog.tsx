import { clsx } from 'clsx';
import { type ComponentProps, type RefObject, useEffect, useEffectEvent, useId } from 'react';
import { closeOnOutsideClick } from '../../client/close-on-outside-click.ts';
import labels from '../../content/pages/labels.json' with { type: 'json' };
import { CloseIcon } from '../icons.tsx';
import styles from './Dialog.module.css';

/** A modal dialog with a close button. Escape and, by default, a click outside also close it. */
export function Dialog({
  ref,
  heading,
  closeLabel = labels.close,
  onOutsideClick,
  className,
  children,
  ...rest
}: Omit<ComponentProps<'dialog'>, 'ref'> & {
  ref: RefObject<HTMLDialogElement | null>;
  /** Shown next to the close button; also the accessible name. */
  heading?: string;
  closeLabel?: string;
  /** Runs on a click outside instead of closing the dialog. */
  onOutsideClick?: (click: UIEvent) => void;
}) {
  const headingId = useId();
  const close = () => ref.current?.close();
  const handleOutsideClick = useEffectEvent(onOutsideClick ?? close);
  useEffect(() => {
    if (ref.current) closeOnOutsideClick(ref.current, (click) => handleOutsideClick(click));
  }, [ref]);
  return (
    <dialog
      ref={ref}
      className={clsx(styles.dialog, className)}
      closedby={onOutsideClick ? 'closerequest' : 'any'}
      aria-labelledby={heading && headingId}
      {...rest}
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
          <h2 className={`title ${styles.heading}`} id={headingId}>
            {heading}
          </h2>
        )}
        {children}
      </div>
    </dialog>
  );
}
