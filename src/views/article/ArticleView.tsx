import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/Button.tsx';
import { BackIcon } from '../../components/icons.tsx';
import { keepTogether } from '../../components/keep-together.tsx';
import { Picture } from '../../components/Picture.tsx';
import { Prose } from '../../components/Prose.tsx';
import { Split } from '../../components/primitives/layout.tsx';
import { Breadcrumbs } from '../../components/sections/PageHeader.tsx';
import { type Heading, TableOfContents } from '../../components/sections/SectionNav.tsx';
import { TryIt } from '../../components/TryIt.tsx';
import type { Crumb } from '../../content/breadcrumbs.ts';
import { pageCopy } from '../../content/page-copy.ts';
import { getPicture } from '../../content/pictures.ts';
import type { ReadingLink } from '../../content/reading-links.ts';
import type { PageLink } from '../../content/site-map.ts';
import { type DemonstrationName, routes } from '../../routes.ts';
import styles from './ArticleView.module.css';
import { RelatedReading } from './RelatedReading.tsx';
import { type Result, Results } from './Results.tsx';

const copy = pageCopy('article');
const { actions } = pageCopy('shared');

/** The page of an industry, blog article or case study. */
export function ArticleView({
  banner,
  breadcrumb,
  back,
  title,
  lede,
  picture,
  badges,
  notice = copy.notice,
  headings,
  markdownPath,
  results,
  demonstration,
  furtherReading,
  previous,
  next,
  share,
  children,
}: {
  /** The kind of page, such as `Blog Details`. */
  banner: string;
  breadcrumb: Crumb[];
  back: { href: string; label: string };
  title: string;
  lede: string;
  picture: string;
  badges: string[];
  /** A note before the text, for example that a case study is a composite. */
  notice?: string;
  headings: Heading[];
  markdownPath: string;
  results?: Result[];
  demonstration?: DemonstrationName;
  furtherReading: ReadingLink[];
  previous?: PageLink;
  next?: PageLink;
  share?: ReactNode;
  children?: ReactNode;
}) {
  const { caption } = getPicture(picture);
  return (
    <>
      <article>
        <header className={`wrap ${styles.header}`}>
          <Breadcrumbs breadcrumb={breadcrumb} />
          <p className={`label ${styles.banner}`}>{banner}</p>
          <h1>{keepTogether(title)}</h1>
          <p className={`lede ${styles.lede}`}>{lede}</p>
          <p className={`ui-medium notice ${styles.notice}`}>{notice}</p>
          <div className={`actions spread ${styles.backRow}`}>
            <a className={`ui-medium tap-target screen-only ${styles.back}`} href={back.href}>
              <BackIcon />
              {back.label}
            </a>
            <ul className={`cluster ${styles.badges}`} aria-label={copy.about}>
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
        <Split className={`wrap ${styles.body}`} ratio="3/9" sticky>
          <TableOfContents headings={headings} />
          <div>
            <Prose dropCap>{children}</Prose>
            {demonstration && <TryIt demonstration={demonstration} />}
            <footer className={`actions spread screen-only ${styles.actions}`}>
              <div className="actions">
                {share}
                <a className="link ui-medium tap-target" href={markdownPath} type="text/markdown">
                  {copy.plainText}
                </a>
              </div>
              <ButtonLink variant="outline" arrow href={routes.contact}>
                {actions.talkToExpert}
              </ButtonLink>
            </footer>
          </div>
        </Split>
      </article>
      <RelatedReading furtherReading={furtherReading} previous={previous} next={next} />
    </>
  );
}
