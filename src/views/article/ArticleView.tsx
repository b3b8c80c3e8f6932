import type { ReactNode } from 'react';
import type { Breadcrumb } from '../../breadcrumbs.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { BackIcon } from '../../components/icons.tsx';
import { Breadcrumbs } from '../../components/PageHead.tsx';
import { Picture } from '../../components/Picture.tsx';
import { Prose } from '../../components/Prose.tsx';
import { TryIt } from '../../components/TryIt.tsx';
import { unbroken } from '../../components/unbroken.tsx';
import type { AdjacentLink, ReadingLink } from '../../content/further-reading.ts';
import { article as words } from '../../content/pages/article.ts';
import { actions } from '../../content/pages/shared.ts';
import { pictureNamed } from '../../pictures.ts';
import { type DemonstrationName, routes } from '../../routes.ts';
import styles from './ArticleView.module.css';
import { Contents, type Heading } from './Contents.tsx';
import { RelatedReading } from './RelatedReading.tsx';
import { type Result, Results } from './Results.tsx';

type ArticleViewProps = {
  /** The banner's words: 'Blog Details'. */
  banner: string;
  breadcrumb: Breadcrumb[];
  /** Where the back arrow leads. */
  back: { href: string; label: string };
  title: string;
  lede: string;
  picture: string;
  /** Author, topic, date, sector, reading time: what a reader weighs before reading. */
  badges: string[];
  /** What a reader has to know before the text: that a case is a composite. */
  notice?: string;
  headings: Heading[];
  /** Path of the article as plain text. */
  plainText: string;
  results?: Result[];
  demonstration?: DemonstrationName;
  furtherReading: ReadingLink[];
  previous?: AdjacentLink;
  next?: AdjacentLink;
  /** The button that shares the article. */
  share?: ReactNode;
  children?: ReactNode;
};

/** One article: an industry, a blog article or a case study. */
export function ArticleView({
  banner,
  breadcrumb,
  back,
  title,
  lede,
  picture,
  badges,
  notice,
  headings,
  plainText,
  results,
  demonstration,
  furtherReading,
  previous,
  next,
  share,
  children,
}: ArticleViewProps) {
  const { caption } = pictureNamed(picture);
  return (
    <>
      <article>
        <header className={`wrap ${styles.head}`}>
          <Breadcrumbs breadcrumb={breadcrumb} />
          <p className={`label ${styles.banner}`}>{banner}</p>
          <h1>{unbroken(title)}</h1>
          <p className={`lede ${styles.lede}`}>{lede}</p>
          {notice && <p className={`ui-medium ${styles.notice}`}>{notice}</p>}
          <div className={`cluster ${styles.facts}`}>
            <a className={`ui-medium tap-target ${styles.back}`} href={back.href}>
              <BackIcon />
              {back.label}
            </a>
            <ul className={`cluster ${styles.badges}`} aria-label={words.about}>
              {badges.map((badge) => (
                <li key={badge}>{badge}</li>
              ))}
            </ul>
          </div>
        </header>
        <figure className={`wrap ${styles.cover}`}>
          <Picture name={picture} sizes="(max-width: 1440px) 100vw, 1328px" priority />
          {caption && <figcaption className="label">{caption}</figcaption>}
        </figure>
        {results && <Results results={results} />}
        <div className={`wrap grid ${styles.body}`}>
          <Contents headings={headings} />
          <div className={styles.text}>
            <Prose opening>{children}</Prose>
            {demonstration && <TryIt demonstration={demonstration} />}
            <footer className={`cluster ${styles.end}`}>
              <div className={`cluster ${styles.ways}`}>
                {share}
                <a className={`link ui-medium ${styles.plainText}`} href={plainText} type="text/markdown">
                  {words.plainText}
                </a>
              </div>
              <ButtonLink variant="outline" arrow href={routes.contact}>
                {actions.talkToExpert}
              </ButtonLink>
            </footer>
          </div>
        </div>
      </article>
      <RelatedReading furtherReading={furtherReading} previous={previous} next={next} />
    </>
  );
}
