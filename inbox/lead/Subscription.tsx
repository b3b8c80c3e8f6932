import type { LeadDetail } from '../../server/inbox/api.ts';
import { TimeText } from '../shared/TimeText.tsx';
import styles from './LeadPage.module.css';

/** What the address of a newsletter sign-up has answered since. */
export function Subscription({ confirmedAt, unsubscribedAt }: NonNullable<LeadDetail['newsletter']>) {
  const answers = [
    ['Confirmed', confirmedAt],
    ['Unsubscribed', unsubscribedAt],
  ] as const;
  return (
    <section aria-labelledby="subscription">
      <h2 id="subscription">Newsletter</h2>
      <dl className={styles.facts}>
        {answers.map(([label, at]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{at === null ? 'No' : <TimeText at={at} full />}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
