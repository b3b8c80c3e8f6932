import { breadcrumbs } from '../../breadcrumbs.ts';
import { AnnotatedPicture } from '../../components/AnnotatedPicture.tsx';
import { Breadcrumbs } from '../../components/PageHead.tsx';
import { announcements } from '../../content/pages/announcements.ts';
import { formatDate } from '../../format.ts';
import styles from './StudioBanner.module.css';

type StudioBannerProps = { title: string; lede: string; date: string; byline?: string; picture: string };

/** The front page of an announcement: name, date, who signs it, and the set it is about. */
export function StudioBanner({ title, lede, date, byline, picture }: StudioBannerProps) {
  return (
    <section className={styles.banner} aria-labelledby="banner-heading">
      <div className="wrap">
        <Breadcrumbs breadcrumb={breadcrumbs.page(title)} />
        <h1 id="banner-heading">{title}</h1>
        <div className={`cluster ${styles.lines}`}>
          <p className="lede">{lede}</p>
          <dl>
            <div>
              <dt className="label">{announcements.date}</dt>
              <dd className="ui-medium">
                <time dateTime={date}>{formatDate(date, 'long')}</time>
              </dd>
            </div>
            {byline && (
              <div>
                <dt className="label">{announcements.by}</dt>
                <dd className="ui-medium">{byline}</dd>
              </div>
            )}
          </dl>
        </div>
        <AnnotatedPicture name={picture} number={1} sizes="(max-width: 1640px) 100vw, 1530px" priority />
      </div>
    </section>
  );
}
