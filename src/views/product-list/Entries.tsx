import { AnnotatedPicture } from '../../components/AnnotatedPicture.tsx';
import { ButtonLink } from '../../components/Button.tsx';
import { product } from '../../content/pages/product.ts';
import { productList } from '../../content/pages/product-list.ts';
import { actions } from '../../content/pages/shared.ts';
import { visitAttributes } from '../../content/visit-keys.ts';
import { demonstrationOf, detailRoutes, routes } from '../../routes.ts';
import styles from './Entries.module.css';

export type ProductEntry = { id: number; href: string; name: string; text: string; points: string[]; picture: string };

export function Entries({ entries }: { entries: ProductEntry[] }) {
  return (
    <section className={styles.entries} aria-labelledby="entries-heading">
      <h2 className="visually-hidden" id="entries-heading">
        {productList.entries}
      </h2>
      {entries.map(({ id, href, name, text, points, picture }, index) => (
        <article className={styles.entry} key={name}>
          <div className={`wrap grid ${styles.row}`}>
            <AnnotatedPicture className={styles.picture} name={picture} number={index + 1} sizes="(max-width: 1024px) 100vw, 900px" priority={index === 0} />
            <div className={styles.copy}>
              <h3>{name}</h3>
              <p className="muted">{text}</p>
              <ul>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
              <div className={`cluster ${styles.actions}`}>
                <ButtonLink arrow href={href} aria-label={productList.seeProductNamed(name)} {...visitAttributes({ kind: 'product', id })}>
                  {productList.seeProduct}
                </ButtonLink>
                <ButtonLink variant="outline" href={routes.contact} aria-label={productList.contactAbout(name)}>
                  {actions.contactUs}
                </ButtonLink>
              </div>
              <p className={`cluster ${styles.ways}`}>
                {demonstrationOf(href) && (
                  <a className="link tap-target" href={demonstrationOf(href)} aria-label={actions.tryNow(name)} {...visitAttributes({ kind: 'product', id })}>
                    {actions.tryItNow}
                  </a>
                )}
                <a className="link tap-target" href={detailRoutes.product(id)} aria-label={product.sheet.linkNamed(name)} {...visitAttributes({ kind: 'product', id })}>
                  {product.sheet.link}
                </a>
              </p>
            </div>
          </div>
        </article>
      ))}
    </section>
  );
}
