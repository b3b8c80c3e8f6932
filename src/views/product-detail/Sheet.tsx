import { AnnotatedPicture } from '../../components/AnnotatedPicture.tsx';
import { ButtonLink } from '../../components/Button.tsx';
import { product as words } from '../../content/pages/product.ts';
import { actions } from '../../content/pages/shared.ts';
import { visitAttributes } from '../../content/visit-keys.ts';
import { demonstrationOf, routes } from '../../routes.ts';
import type { Product } from './ProductDetailView.tsx';
import styles from './Sheet.module.css';

export function Sheet({ product: { id, name, route, summary, picture, sheet } }: { product: Product }) {
  const demonstration = demonstrationOf(route);
  return (
    <section className={`corners ${styles.sheet}`} aria-labelledby="sheet-heading">
      <div className={styles.copy}>
        <p className="label">{words.sheet.number(id)}</p>
        <h1 id="sheet-heading">{name}</h1>
        <p className="lede">{summary}</p>
        <div className={`cluster ${styles.actions}`}>
          <ButtonLink variant="primary" arrow href={routes.contact}>
            {actions.scheduleDemo}
          </ButtonLink>
          <ButtonLink variant="outline" href={route} {...visitAttributes({ kind: 'product', id })}>
            {sheet.pageLink}
          </ButtonLink>
          {demonstration && (
            <a className="link tap-target" href={demonstration}>
              {actions.tryItNow}
            </a>
          )}
        </div>
      </div>
      <AnnotatedPicture className={styles.picture} name={picture} number={1} sizes="(max-width: 1024px) 100vw, 720px" priority />
    </section>
  );
}
