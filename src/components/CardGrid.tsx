import type { ReactNode } from 'react';
import styles from './Card.module.css';

/** Cards in three columns, two, or one. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>;
}
