import { Divider } from '../../components/Divider.tsx';
import { ArrowIcon, BackIcon } from '../../components/icons.tsx';
import { Picture } from '../../components/Picture.tsx';
import type { AdjacentLink, ReadingLink } from '../../content/further-reading.ts';
import { article } from '../../content/pages/article.ts';
import { visitAttributes } from '../../content/visit-keys.ts';
import styles from './RelatedReading.module.css';

/** Where to read on: three pages of the site with their pictures, then the entries before and after in the same collection. */
export function RelatedReading({ furtherReading, previous, next }: { furtherReading: ReadingLink[]; previous?: AdjacentLink; next?: AdjacentLink }) {
  return (
    <section className={`section wrap ${styles.related}`} aria-labelledby="onward-heading" data-not-searched>
      <Divider />
      <h2 id="onward-heading">{article.furtherReading}</h2>
      <ul className={styles.list}>
        {furtherReading.map(({ href, label, picture, cutOut, kind, visit }) => (
          <li key={href}>
            <div className={cutOut ? `${styles.art} ${styles.cutOut}` : styles.art}>
              <Picture name={picture} sizes="(max-width: 640px) 116px, (max-width: 1024px) 31vw, 430px" decorative />
            </div>
            <div>
              <p className="label">{kind}</p>
              <h3 className="cover-link">
                <a href={href} {...visitAttributes(visit)}>
                  {label}
                </a>
              </h3>
            </div>
          </li>
        ))}
      </ul>
      <nav className={styles.adjacent} aria-label={article.adjacent}>
        {previous && (
          <a href={previous.href} rel="prev" {...visitAttributes(previous.visit)}>
            <span className="label">
              <BackIcon /> {article.previous}
            </span>
            {previous.label}
          </a>
        )}
        {next && (
          <a className={styles.next} href={next.href} rel="next" {...visitAttributes(next.visit)}>
            <span className="label">
              {article.next} <ArrowIcon />
            </span>
            {next.label}
          </a>
        )}
      </nav>
    </section>
  );
}
