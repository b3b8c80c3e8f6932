import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Overview } from '../../server/inbox/api.ts';
import { useNow } from '../shared/TimeText.tsx';
import { duration, fullTime } from '../shared/time.ts';
import styles from './OverviewPage.module.css';

const number = (amount: number) => amount.toLocaleString('en-US');
const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

/** A backup that is older than this is said to be. */
const BACKUP_OLD_MS = 2 * 86_400_000;

type FactProps = { label: string; value: string; to?: string; warning?: boolean; children?: ReactNode };

/** The figures that tell whether something wants doing. */
export function Facts({ overview: { answeredInADay, quarantined, deadLetters, pending, lastBackupAt } }: { overview: Overview }) {
  const now = useNow();
  const { answered, of } = answeredInADay;
  const backupAge = lastBackupAt === null ? undefined : now - lastBackupAt;
  return (
    <dl className={styles.facts}>
      <Fact label="Answered within a working day" value={of === 0 ? 'None due yet' : percent.format(answered / of)}>
        {of > 0 && `${number(answered)} of ${number(of)} that wanted an answer, last 30 days`}
      </Fact>
      <Fact label="Quarantined" value={number(quarantined)} to="/?spam=only">
        Held back as likely spam
      </Fact>
      <Fact label="Deliveries given up" value={number(deadLetters)} warning={deadLetters > 0} to="/?delivery=waiting">
        {pending === 0 ? 'None is waiting' : `${number(pending)} more waiting for the next try`}
      </Fact>
      <Fact
        label="Last backup"
        value={backupAge === undefined ? 'None yet' : `${duration(backupAge)} ago`}
        warning={backupAge === undefined || backupAge > BACKUP_OLD_MS}
      >
        {lastBackupAt !== null && fullTime(lastBackupAt)}
      </Fact>
    </dl>
  );
}

function Fact({ label, value, to, warning, children }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={warning ? styles.warning : styles.value}>{to ? <Link to={to}>{value}</Link> : value}</dd>
      <dd className={styles.note}>{children}</dd>
    </div>
  );
}
