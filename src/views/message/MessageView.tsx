import type { ReactNode } from 'react';
import { Stack } from '../../components/primitives/layout.tsx';
import styles from './MessageView.module.css';

type MessageViewProps = { heading: string; text?: string; outcome?: string; children?: ReactNode };

/** A page that answers a form sent without script, or a newsletter link. */
export function MessageView({ heading, text, outcome, children }: MessageViewProps) {
  return (
    <Stack className={`wrap ${styles.message}`}>
      <h1>{heading}</h1>
      {text && <p className="lede">{text}</p>}
      {outcome && <p>{outcome}</p>}
      <Stack className={styles.links}>{children}</Stack>
    </Stack>
  );
}
