import type { LeadDetail } from '../../server/inbox/api.ts';
import styles from './Fields.module.css';
import { encodeMailAddress } from './reply-link.ts';

const isLong = (value: string) => value.length > 48 || value.includes('\n');

const toHref: Record<string, (value: string) => string> = {
  email: (value) => `mailto:${encodeMailAddress(value)}`,
  // Omits the `(0)` after a country code.
  mobile: (value) => `tel:${value.replaceAll(/(?<=^\+.*)\(0\)|[^\d+]/g, '')}`,
};

export function Fields({ fields }: Pick<LeadDetail, 'fields'>) {
  const message = fields.find(({ key }) => key === 'descriptionmsg');
  return (
    <>
      {message?.value && (
        <section className={styles.message} aria-label={message.label}>
          <p dir="auto">{message.value}</p>
        </section>
      )}
      <dl className={styles.fields}>
        {fields
          .filter((field) => field !== message)
          .map(({ key, label, value }) => (
            <div key={key} className={isLong(value) ? styles.long : undefined}>
              <dt>{label}</dt>
              <dd dir="auto">
                {!value ? (
                  <span className="muted">not given</span>
                ) : toHref[key] ? (
                  <a className="link" href={toHref[key](value)}>
                    {value}
                  </a>
                ) : (
                  value
                )}
              </dd>
            </div>
          ))}
      </dl>
    </>
  );
}
