import type { LeadDetail } from '../../server/inbox/api.ts';
import styles from './Fields.module.css';

/** Longer texts are read as text, across the column. */
const isLong = (value: string) => value.length > 48 || value.includes('\n');

/** What the visitor sent, field by field. Everything here was written by a stranger and is shown as text. */
export function Fields({ fields }: { fields: LeadDetail['fields'] }) {
  return (
    <dl className={styles.fields}>
      {fields.map(({ key, label, value }) => (
        <div key={key} className={isLong(value) ? styles.long : undefined}>
          <dt>{label}</dt>
          <dd dir="auto">{value || <span className={styles.empty}>not given</span>}</dd>
        </div>
      ))}
    </dl>
  );
}
