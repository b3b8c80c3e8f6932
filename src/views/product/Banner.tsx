import { breadcrumbs } from '../../breadcrumbs.ts';
import { AnnotatedPicture } from '../../components/AnnotatedPicture.tsx';
import { ButtonLink } from '../../components/Button.tsx';
import { Breadcrumbs } from '../../components/PageHead.tsx';
import { unbroken } from '../../components/unbroken.tsx';
import { product } from '../../content/pages/product.ts';
import { actions } from '../../content/pages/shared.ts';
import { visitAttributes } from '../../content/visit-keys.ts';
import { demonstrationOf, detailRoutes, routes } from '../../routes.ts';
import styles from './Banner.module.css';

type BannerProps = { id: number; route: string; name: string; title: string; lede: string; picture: string };

export function Banner({ id, route, name, title, lede, picture }: BannerProps) {
  const demonstration = demonstrationOf(route);
  return (
    <section className={styles.banner} aria-labelledby="banner-heading">
      <div className="wrap">
        <Breadcrumbs breadcrumb={breadcrumbs.product(name)} />
        <h1 id="banner-heading">{unbroken(title)}</h1>
        <div className={`grid ${styles.row}`}>
          <div className={styles.copy}>
            <p className="lede">{lede}</p>
            <div className={`cluster ${styles.actions}`}>
              <ButtonLink variant="primary" arrow href={routes.contact}>
                {actions.scheduleDemo}
              </ButtonLink>
              {demonstration && (
                <ButtonLink variant="outline" href={demonstration}>
                  {actions.tryItNow}
                </ButtonLink>
              )}
              <a className="link tap-target" href={detailRoutes.product(id)} {...visitAttributes({ kind: 'product', id })}>
                {product.sheet.link}
              </a>
            </div>
          </div>
          <AnnotatedPicture className={styles.picture} name={picture} number={1} sizes="(max-width: 1024px) 100vw, 1060px" priority />
        </div>
      </div>
    </section>
  );
}
