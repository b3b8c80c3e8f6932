import type { ReactNode } from 'react';
import { Stack } from '../../components/primitives/layout.tsx';
import styles from './MessageView.module.css';

/** The result of a form sent without script, or of a newsletter link. */
export function MessageView({
  heading,
  lede,
  details,
  children,
}: {
  heading: string;
  lede?: string;
  details?: string;
  children?: ReactNode;
}) {
  return (
    <Stack className={`wrap ${styles.message}`}>
      <h1>{heading}</h1>
      {lede && <p className="lede">{lede}</p>}
      {details && <p>{details}</p>}
      <Stack className={styles.links}>{children}</Stack>
    </Stack>
  );
}
