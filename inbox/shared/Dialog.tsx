import { type ReactNode, useEffect, useId, useRef } from 'react';
import { CloseIcon } from '../../src/components/icons.tsx';
import styles from './Dialog.module.css';

type DialogProps = { heading: string; onClose: () => void; children: ReactNode };

/** A modal dialog, open as long as it is rendered. The browser's own: it holds the focus and gives it back, and Escape, the cross and a click beside it close it. */
export function Dialog({ heading, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const { current } = dialog;
    const before = document.activeElement;
    current?.showModal();
    // The box itself has no padding, so a press on it is one on the backdrop.
    const beside = ({ target }: MouseEvent) => target === current && current?.close();
    current?.addEventListener('mousedown', beside);
    return () => {
      current?.removeEventListener('mousedown', beside);
      current?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 id={id}>{heading}</h2>
          <button className="icon-button" type="button" aria-label="Close" onClick={() => dialog.current?.close()}>
            <CloseIcon />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
