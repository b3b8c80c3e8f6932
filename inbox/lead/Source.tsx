import type { LeadSource } from '../../server/inbox/api.ts';
import styles from './LeadPage.module.css';

/** Where a lead came from, as far as its page said. */
export function Source({ source }: { source: LeadSource | null }) {
  const facts: [string, string | undefined][] = source
    ? [
        ['Page', source.page],
        ['Came from', source.referrer || 'directly'],
        ['Campaign', source.utm.campaign],
        ['Source', source.utm.source],
        ['Medium', source.utm.medium],
      ]
    : [];
  return (
    <section aria-labelledby="source">
      <h2 id="source">Source</h2>
      {!source && <p className={styles.quiet}>Not recorded.</p>}
      <dl className={styles.facts}>
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd dir="auto">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
