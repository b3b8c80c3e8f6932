import { pageCopy } from '../../content/page-copy.ts';
import styles from './Results.module.css';

const listings = pageCopy('listings');

export type Result = { figure: string; label: string };

export function Results({ results }: { results: Result[] }) {
  return (
    <div className="wrap">
      <p className={`label ${styles.heading}`}>{listings.caseStudies.results}</p>
      <dl className={styles.results}>
        {results.map(({ figure, label }) => (
          <div key={label}>
            <dt className="muted">{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
