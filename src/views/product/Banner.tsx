import { breadcrumbs } from '../../breadcrumbs.ts';
import { AnnotatedPicture } from '../../components/AnnotatedPicture.tsx';
import { ButtonLink } from '../../components/Button.tsx';
import { Breadcrumbs } from '../../components/PageHead.tsx';
import { actions } from '../../content/pages/shared.ts';
import { routes } from '../../routes.ts';
import styles from './Banner.module.css';

type BannerProps = { name: string; title: string; lede: string; picture: string };

export function Banner({ name, title, lede, picture }: BannerProps) {
  return (
    <section className={styles.banner} aria-labelledby="banner-heading">
      <div className="wrap">
        <Breadcrumbs breadcrumb={breadcrumbs.product(name)} />
        <h1 id="banner-heading">{title}</h1>
        <div className={`grid ${styles.row}`}>
          <div className={styles.copy}>
            <p className="lede">{lede}</p>
            <ButtonLink variant="primary" arrow href={routes.contact}>
              {actions.scheduleDemo}
            </ButtonLink>
          </div>
          <AnnotatedPicture className={styles.picture} name={picture} number={1} sizes="(max-width: 1024px) 100vw, 1060px" priority />
        </div>
      </div>
    </section>
  );
}
