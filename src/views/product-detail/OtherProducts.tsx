import { ArrowIcon } from '../../components/icons.tsx';
import { detailRoutes } from '../../routes.ts';
import styles from './OtherProducts.module.css';
import type { Product } from './ProductDetailView.tsx';

export function OtherProducts({ products }: { products: Product[] }) {
  return (
    <nav className={styles.others} aria-labelledby="others-heading">
      <h2 className="label" id="others-heading">
        The other sheet
      </h2>
      {products.map(({ id, name }) => (
        <a key={id} href={detailRoutes.product(id)} data-remember={`ProductsId:${id}`}>
          <span>{name}</span>
          <ArrowIcon />
        </a>
      ))}
    </nav>
  );
}
