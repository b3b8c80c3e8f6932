import { clsx } from 'clsx';
import styles from './Divider.module.css';

/** A hairline with a registration cross at each end. */
export function Divider({ className }: { className?: string }) {
  return <hr className={clsx(styles.rule, className)} />;
}
