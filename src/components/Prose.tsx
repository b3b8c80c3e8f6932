import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './Prose.module.css';

export function Prose({
  children,
  dropCap,
  className,
}: {
  children?: ReactNode;
  dropCap?: boolean;
  className?: string;
}) {
  return (
    <div className={clsx(styles.prose, dropCap && styles.dropCap, 'rich-text', className)}>
      {children}
    </div>
  );
}
