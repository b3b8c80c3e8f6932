import type { ReactNode } from 'react';
import styles from './AnswerView.module.css';

/** A page that answers a form sent without script. */
export function AnswerView({ heading, text, children }: { heading: string; text?: string; children?: ReactNode }) {
  return (
    <div className={`wrap ${styles.answer}`}>
      <h1>{heading}</h1>
      {text && <p className="lede">{text}</p>}
      <div className={styles.links}>{children}</div>
    </div>
  );
}
