import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './Prose.module.css';

/** Long reading: what an MDX body becomes. `opening` sets a large first letter. */
export function Prose({ children, opening, className }: { children?: ReactNode; opening?: boolean; className?: string }) {
  return <div className={clsx(styles.prose, opening && styles.opening, 'with-links', className)}>{children}</div>;
}
