import type { ReactNode } from 'react';
import { Stack } from '../../components/primitives/layout.tsx';
import styles from './AnswerView.module.css';

type AnswerViewProps = { heading: string; text?: string; next?: string; children?: ReactNode };

/** The page after a form was sent without script. `next` explains what happens now. */
export function AnswerView({ heading, text, next, children }: AnswerViewProps) {
  return (
    <Stack className={`wrap ${styles.answer}`}>
      <h1>{heading}</h1>
      {text && <p className="lede">{text}</p>}
      {next && <p>{next}</p>}
      <Stack className={styles.links}>{children}</Stack>
    </Stack>
  );
}
