import { Divider } from '../../components/Divider.tsx';
import { ArrowIcon, BackIcon } from '../../components/icons.tsx';
import { Picture } from '../../components/Picture.tsx';
import type { ReadingLink } from '../../content/further-reading.ts';
import styles from './RelatedReading.module.css';

export type OnwardLink = { href: string; label: string; remember: string };

/** Where to read on: three pages of the site with their pictures, then the adjacent of the same collection. */
export function RelatedReading({ furtherReading, previous, next }: { furtherReading: ReadingLink[]; previous?: OnwardLink; next?: OnwardLink }) {
  return (
    <section className={`section wrap ${styles.related}`} aria-labelledby="onward-heading" data-not-searched>
      <Divider />
      <h2 id="onward-heading">Further reading</h2>
      <ul className={styles.list}>
        {furtherReading.map(({ href, label, picture, cutOut, kind, remember }) => (
          <li key={href}>
            <div className={cutOut ? `${styles.art} ${styles.cutOut}` : styles.art}>
              <Picture name={picture} sizes="(max-width: 640px) 116px, (max-width: 1024px) 31vw, 430px" decorative />
            </div>
            <div>
              <p className="label">{kind}</p>
              <h3 className="cover-link">
                <a href={href} data-remember={remember}>
                  {label}
                </a>
              </h3>
            </div>
          </li>
        ))}
      </ul>
      <nav className={styles.adjacent} aria-label="Previous and next">
        {previous && (
          <a href={previous.href} rel="prev" data-remember={previous.remember}>
            <span className="label">
              <BackIcon /> Previous
            </span>
            {previous.label}
          </a>
        )}
        {next && (
          <a className={styles.next} href={next.href} rel="next" data-remember={next.remember}>
            <span className="label">
              Next <ArrowIcon />
            </span>
            {next.label}
          </a>
        )}
      </nav>
    </section>
  );
}
