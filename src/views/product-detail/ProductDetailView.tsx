import type { CollectionEntry } from 'astro:content';
import { breadcrumbs } from '../../breadcrumbs.ts';
import { Breadcrumbs } from '../../components/PageHead.tsx';
import { Contents } from './Contents.tsx';
import { Facts } from './Facts.tsx';
import { Measured } from './Measured.tsx';
import { OtherProducts } from './OtherProducts.tsx';
import { Sheet } from './Sheet.tsx';

export type Product = CollectionEntry<'products'>['data'];

/** A product on one page, as a data sheet: what it is, what a buyer asks, what was measured, what its page holds. */
export function ProductDetailView({ product, others }: { product: Product; others: Product[] }) {
  return (
    <div className="wrap">
      <Breadcrumbs breadcrumb={breadcrumbs.product(product.name)} />
      <Sheet product={product} />
      <Facts facts={product.sheet.facts} />
      {product.sheet.measured && <Measured />}
      <Contents product={product} />
      <OtherProducts products={others} />
    </div>
  );
}
