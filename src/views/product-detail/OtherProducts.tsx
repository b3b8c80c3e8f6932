import { ArrowIcon } from '../../components/icons.tsx';
import { product as words } from '../../content/pages/product.ts';
import { visitAttributes } from '../../content/visit-keys.ts';
import { detailRoutes } from '../../routes.ts';
import styles from './OtherProducts.module.css';
import type { Product } from './ProductDetailView.tsx';

export function OtherProducts({ products }: { products: Product[] }) {
  return (
    <nav className={styles.others} aria-labelledby="others-heading">
      <h2 className="label" id="others-heading">
        {words.sheet.others(products.length)}
      </h2>
      {products.map(({ id, name }) => (
        <a key={id} href={detailRoutes.product(id)} {...visitAttributes({ kind: 'product', id })}>
          <span>{name}</span>
          <ArrowIcon />
        </a>
      ))}
    </nav>
  );
}
