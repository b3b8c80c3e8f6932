import { breadcrumbs } from '../../breadcrumbs.ts';
import { AnnotatedPicture } from '../../components/AnnotatedPicture.tsx';
import { ButtonLink } from '../../components/Button.tsx';
import { Breadcrumbs } from '../../components/PageHead.tsx';
import { actions } from '../../content/pages/shared.ts';
import { formatDate } from '../../format.ts';
import { demonstrationOf, routes } from '../../routes.ts';
import styles from './TrafficBanner.module.css';

type TrafficBannerProps = { title: string; lede: string; date: string; picture: string };

/** The junction as the control room has it: the picture first, the words under it. */
export function TrafficBanner({ title, lede, date, picture }: TrafficBannerProps) {
  return (
    <section className={styles.banner} aria-labelledby="banner-heading">
      <div className="wrap">
        <Breadcrumbs breadcrumb={breadcrumbs.page(title)} />
        <div className={`grid ${styles.row}`}>
          <h1 id="banner-heading">{title}</h1>
          <time className="label" dateTime={date}>
            {formatDate(date, 'medium')}
          </time>
          <p className="lede">{lede}</p>
          <div className={`cluster ${styles.actions}`}>
            <ButtonLink variant="primary" arrow href={routes.contact}>
              {actions.scheduleDemo}
            </ButtonLink>
            <ButtonLink variant="outline" href={demonstrationOf(routes.traffic)}>
              {actions.tryItNow}
            </ButtonLink>
          </div>
          <AnnotatedPicture className={styles.picture} name={picture} number={1} sizes="(max-width: 1024px) 100vw, 1330px" priority />
        </div>
      </div>
    </section>
  );
}
