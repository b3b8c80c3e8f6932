import type { HistoryEntry } from '../../server/inbox/api.ts';
import { TimeText } from '../shared/TimeText.tsx';
import styles from './LeadPage.module.css';

/** What has been done with a lead, newest first. */
export function History({ entries, receivedAt }: { entries: HistoryEntry[]; receivedAt: number }) {
  const newestFirst = entries.toSorted((one, other) => other.at - one.at);
  return (
    <section aria-labelledby="history">
      <h2 id="history">History</h2>
      <ol>
        {newestFirst.map(({ at, by, text }) => (
          <li key={`${at} ${by} ${text}`}>
            {text}
            <p className={styles.quiet}>
              {by}, <TimeText at={at} full />
            </p>
          </li>
        ))}
        <li>
          Received
          <p className={styles.quiet}>
            <TimeText at={receivedAt} full />
          </p>
        </li>
      </ol>
    </section>
  );
}
