import styles from './Rule.module.css';

/** A hairline with a registration cross at each end. */
export function Rule({ className }: { className?: string }) {
  return <hr className={[styles.rule, className].filter(Boolean).join(' ')} />;
}
