import type { ReactNode } from 'react';
import { SectionHead } from '../../components/SectionHead.tsx';
import { demoWords } from '../../content/pages/asset-iq-demo.ts';
import styles from './LibrarySection.module.css';

/** The section that holds the search over the site's own pictures; the search itself comes as a slot. A shared question opens at `#try`. */
export function LibrarySection({ number, children }: { number: number; children?: ReactNode }) {
  const { label, heading, note, origin } = demoWords;
  return (
    <section className={`section sunken ${styles.library}`} id="try" aria-labelledby="try-heading">
      <div className="wrap">
        <SectionHead id="try-heading" heading={heading} label={{ number, text: label }} note={note} />
        {children}
        <p className={`muted ${styles.origin}`}>{origin}</p>
      </div>
    </section>
  );
}
