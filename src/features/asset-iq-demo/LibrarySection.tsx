import type { ReactNode } from 'react';
import { Section } from '../../components/primitives/Section.tsx';
import { assetIqCopy } from './copy.ts';
import styles from './LibrarySection.module.css';

export function LibrarySection({ number, children }: { number: number; children?: ReactNode }) {
  const { label, heading, note, origin } = assetIqCopy;
  return (
    <Section
      name="try"
      id="try"
      tone="sunken"
      className={styles.library}
      heading={heading}
      label={{ number, text: label }}
      note={note}
    >
      {children}
      <p className={`muted ${styles.origin}`}>{origin}</p>
    </Section>
  );
}
