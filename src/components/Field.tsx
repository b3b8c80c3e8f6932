import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './Field.module.css';
import { ErrorIcon } from './icons.tsx';

type FieldFrameProps = {
  /** Unique in the document, such as `contact-email`. */
  id: string;
  label: string;
  hint?: string;
  error?: string;
  /** Shown next to the hint, such as a character count. */
  note?: string;
  className?: string;
  children: (attributes: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
    className: string | undefined;
  }) => ReactNode;
};

export function FieldFrame({ id, label, hint, error, note, className, children }: FieldFrameProps) {
  return (
    <div className={clsx(styles.field, error && styles.invalid, className)}>
      <label className="ui-medium" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby':
          clsx((hint || note) && `${id}-hint`, error && `${id}-error`) || undefined,
        'aria-invalid': error ? true : undefined,
        className: styles.input,
      })}
      {(hint || note) && (
        <p className={styles.hint} id={`${id}-hint`}>
          <span>{hint}</span>
          {note && <span className={styles.note}>{note}</span>}
        </p>
      )}
      <ErrorText id={`${id}-error`}>{error}</ErrorText>
    </div>
  );
}

/** React cannot remove text that a browser has translated, so the text is in a `span`. */
export function ErrorText({ id, children }: { id: string; children: string | undefined }) {
  return (
    <p className={`ui-medium ${styles.error}`} id={id} hidden={!children}>
      {children && (
        <>
          <ErrorIcon />
          <span>{children}</span>
        </>
      )}
    </p>
  );
}

export function Field({
  id,
  label,
  hint,
  error,
  note,
  className,
  ...input
}: Omit<FieldFrameProps, 'children'> & ComponentProps<'input'>) {
  const frame = { id, label, hint, error, note, className };
  return <FieldFrame {...frame}>{(attributes) => <input {...input} {...attributes} />}</FieldFrame>;
}
