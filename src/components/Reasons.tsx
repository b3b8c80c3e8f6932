import type { Reason } from '../media-library/search/explain.ts';
import styles from './Reasons.module.css';

/** Why an asset answers: each part of the question, and what met it. */
export function Reasons({ reasons }: { reasons: Reason[] }) {
  return (
    <dl className={styles.reasons}>
      {reasons.map(({ asked, found, met }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of the question is what tells two equal lines apart.
        <div key={`${index} ${asked}`} className={met ? undefined : styles.unmet}>
          <dt>{asked}</dt>
          <dd>{found}</dd>
        </div>
      ))}
    </dl>
  );
}
