import { Divider } from '../../components/Divider.tsx';
import { ArrowIcon, BackIcon } from '../../components/icons.tsx';
import { ReadingList } from '../../components/ReadingList.tsx';
import { pageCopy } from '../../content/page-copy.ts';
import type { ReadingLink } from '../../content/reading-links.ts';
import type { PageLink } from '../../content/site-map.ts';
import styles from './RelatedReading.module.css';

const article = pageCopy('article');

export function RelatedReading({
  furtherReading,
  previous,
  next,
}: {
  furtherReading: ReadingLink[];
  previous?: PageLink;
  next?: PageLink;
}) {
  return (
    <section
      className={`section wrap screen-only ${styles.related}`}
      aria-labelledby="related-reading"
      data-not-searched
    >
      <Divider />
      <h2 id="related-reading">{article.furtherReading}</h2>
      <ReadingList links={furtherReading} />
      {(previous || next) && (
        <nav className={`cluster ${styles.adjacent}`} aria-label={article.adjacent}>
          {previous && (
            <a className="title" href={previous.href} rel="prev">
              <span className="label">
                <BackIcon /> {article.previous}
              </span>
              {previous.label}
            </a>
          )}
          {next && (
            <a className={`title ${styles.next}`} href={next.href} rel="next">
              <span className="label">
                {article.next} <ArrowIcon />
              </span>
              {next.label}
            </a>
          )}
        </nav>
      )}
    </section>
  );
}
