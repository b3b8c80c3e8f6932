import { Link } from 'wouter';
import type { LeadSummary } from '../../server/inbox/api.ts';
import { TimeText } from '../shared/TimeText.tsx';
import { forms, statuses } from '../shared/words.ts';
import styles from './LeadPage.module.css';

/** Other leads of the same address. */
export function Others({ leads }: { leads: LeadSummary[] }) {
  return (
    <section aria-labelledby="others">
      <h2 id="others">From the same address</h2>
      {leads.length === 0 && <p className={styles.quiet}>Nothing else.</p>}
      <ul>
        {leads.map(({ id, form, receivedAt, status }) => (
          <li key={id}>
            <Link className="link" to={`/leads/${id}`}>
              {forms[form]}, <TimeText at={receivedAt} full />
            </Link>{' '}
            <span className={styles.quiet}>{statuses[status]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
