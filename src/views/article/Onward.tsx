import { ArrowIcon, BackIcon } from '../../components/icons.tsx';
import { Rule } from '../../components/Rule.tsx';
import styles from './Onward.module.css';

export type OnwardLink = { href: string; label: string; remember: string };

/** Where to read on: inside the site, then the neighbours of the same collection. */
export function Onward({ furtherReading, previous, next }: { furtherReading: { href: string; label: string }[]; previous?: OnwardLink; next?: OnwardLink }) {
  return (
    <section className={`section wrap ${styles.onward}`} aria-labelledby="onward-heading" data-not-searched>
      <Rule />
      <div className={`grid ${styles.further}`}>
        <h2 id="onward-heading">Further reading</h2>
        <ul>
          {furtherReading.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>
                {label}
                <ArrowIcon />
              </a>
            </li>
          ))}
        </ul>
      </div>
      <nav className={styles.neighbours} aria-label="Previous and next">
        {previous && (
          <a href={previous.href} rel="prev" data-remember={previous.remember}>
            <span className="mono">
              <BackIcon /> Previous
            </span>
            {previous.label}
          </a>
        )}
        {next && (
          <a className={styles.next} href={next.href} rel="next" data-remember={next.remember}>
            <span className="mono">
              Next <ArrowIcon />
            </span>
            {next.label}
          </a>
        )}
      </nav>
    </section>
  );
}
