import { type ReactNode, useEffect, useRef } from 'react';
import { Dialog as Modal } from '../../src/components/primitives/Dialog.tsx';
import styles from './Dialog.module.css';

/**
 * A modal dialog, open while rendered. Focuses its first text field, if any. Closing
 * returns the focus.
 */
export function Dialog({
  heading,
  onClose,
  children,
}: {
  heading: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    const previousFocus = document.activeElement;
    current?.showModal();
    // React's `autoFocus` would run too early: before the dialog opens.
    current?.querySelector<HTMLElement>('input:not([type=checkbox])')?.focus();
    return () => {
      current?.close();
      if (previousFocus instanceof HTMLElement) previousFocus.focus();
    };
  }, []);
  return (
    <Modal ref={dialog} className={styles.dialog} heading={heading} onClose={onClose}>
      <div className={styles.content}>{children}</div>
    </Modal>
  );
}
