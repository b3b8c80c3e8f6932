import type { ReactNode } from 'react';
import { Prose } from '../../components/Prose.tsx';
import styles from './Why.module.css';

export function Why({ heading, children }: { heading: string; children?: ReactNode }) {
  return (
    <section className="section" aria-labelledby="why-heading">
      <div className={`wrap grid ${styles.row}`}>
        <h2 id="why-heading">{heading}</h2>
        <Prose className={`muted ${styles.text}`}>{children}</Prose>
      </div>
    </section>
  );
}
