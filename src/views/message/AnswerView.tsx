import type { ReactNode } from 'react';
import styles from './AnswerView.module.css';

type AnswerViewProps = { heading: string; text?: string; next?: string; children?: ReactNode };

/** A page that answers a form sent without script. `next` says what happens now. */
export function AnswerView({ heading, text, next, children }: AnswerViewProps) {
  return (
    <div className={`wrap ${styles.answer}`}>
      <h1>{heading}</h1>
      {text && <p className="lede">{text}</p>}
      {next && <p>{next}</p>}
      <div className={styles.links}>{children}</div>
    </div>
  );
}
