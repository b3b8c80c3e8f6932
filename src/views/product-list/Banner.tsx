import { breadcrumbs } from '../../breadcrumbs.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { Breadcrumbs } from '../../components/PageHead.tsx';
import { productList } from '../../content/pages/product-list.ts';
import { routes } from '../../routes.ts';
import styles from './Banner.module.css';

export function Banner() {
  return (
    <section className={styles.banner} aria-labelledby="banner-heading">
      <div className="wrap">
        <Breadcrumbs breadcrumb={breadcrumbs.products} />
        <h1 id="banner-heading">
          {productList.heading.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        <div className={`cluster ${styles.foot}`}>
          <p className="lede">{productList.lede}</p>
          <ButtonLink variant="primary" arrow href={routes.contact}>
            {productList.getInTouch}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
