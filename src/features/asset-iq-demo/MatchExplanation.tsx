import styles from './MatchExplanation.module.css';
import type { Reason } from './search/explain.ts';

/** Why an asset answers: each part of the question, and what met it. */
export function MatchExplanation({ reasons }: { reasons: Reason[] }) {
  return (
    <dl className={`muted ${styles.reasons}`}>
      {reasons.map(({ asked, found, met }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of the question is what tells two equal lines apart.
        <div key={`${index} ${asked}`} className={met ? undefined : styles.unmatched}>
          <dt>{asked}</dt>
          <dd>{found}</dd>
        </div>
      ))}
    </dl>
  );
}
