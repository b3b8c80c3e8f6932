import type { CollectionEntry } from 'astro:content';
import { breadcrumbs } from '../../breadcrumbs.ts';
import { Breadcrumbs } from '../../components/PageHead.tsx';
import { Contents } from './Contents.tsx';
import { OtherProducts } from './OtherProducts.tsx';
import styles from './ProductDetailView.module.css';
import { Sheet } from './Sheet.tsx';

export type Product = CollectionEntry<'products'>['data'];

/** A product on one page, as a data sheet: what it looks at, what it is, what it holds. */
export function ProductDetailView({ product, others }: { product: Product; others: Product[] }) {
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumbs breadcrumb={breadcrumbs.product(product.name)} />
      <Sheet product={product} />
      <Contents product={product} />
      <OtherProducts products={others} />
    </div>
  );
}
