import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './Prose.module.css';

/** A long text. `opening` sets a large first letter. */
export function Prose({
  children,
  opening,
  className,
}: {
  children?: ReactNode;
  opening?: boolean;
  className?: string;
}) {
  return (
    <div className={clsx(styles.prose, opening && styles.opening, 'with-links', className)}>
      {children}
    </div>
  );
}
