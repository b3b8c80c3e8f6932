import type { ReactNode } from 'react';
import { Stack } from '../../components/primitives/layout.tsx';
import styles from './MessageView.module.css';

type MessageViewProps = { heading: string; text?: string; next?: string; children?: ReactNode };

/** A page that answers a form sent without script. `next` explains what happens next. */
export function MessageView({ heading, text, next, children }: MessageViewProps) {
  return (
    <Stack className={`wrap ${styles.message}`}>
      <h1>{heading}</h1>
      {text && <p className="lede">{text}</p>}
      {next && <p>{next}</p>}
      <Stack className={styles.links}>{children}</Stack>
    </Stack>
  );
}
