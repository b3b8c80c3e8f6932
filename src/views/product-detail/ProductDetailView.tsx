import type { CollectionEntry } from 'astro:content';
import { ArrowIcon } from '../../components/icons.tsx';
import { Columns, DividedList, Split, Stack } from '../../components/primitives/layout.tsx';
import { Breadcrumbs } from '../../components/sections/PageHeader.tsx';
import { breadcrumbs } from '../../content/breadcrumbs.ts';
import { fill } from '../../content/fill.ts';
import { pageCopy } from '../../content/page-copy.ts';
import { detailRoutes } from '../../routes.ts';
import styles from './ProductDetailView.module.css';
import { SearchQuality } from './SearchQuality.tsx';
import { SheetHeader } from './SheetHeader.tsx';

const copy = pageCopy('product').dataSheet;

export type Product = CollectionEntry<'products'>['data'];

export function ProductDetailView({
  product,
  otherProducts,
}: {
  product: Product;
  otherProducts: Product[];
}) {
  const { name, lede, blocks, dataSheet } = product;
  return (
    <div className={`wrap ${styles.view}`}>
      <Breadcrumbs breadcrumb={breadcrumbs.product(name)} />
      <SheetHeader product={product} />
      <section aria-labelledby="facts-heading">
        <h2 className="subheading" id="facts-heading">
          {copy.facts}
        </h2>
        <Columns count={2} gap="medium" lines="above">
          {dataSheet.facts.map(({ heading, points }) => (
            <Stack gap="tight" key={heading}>
              <h3>{heading}</h3>
              <ul className="bullets muted">
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </Stack>
          ))}
        </Columns>
      </section>
      {dataSheet.benchmark && <SearchQuality />}
      <Split as="section" ratio="4/8" aria-labelledby="contents-heading">
        <Stack gap="tight">
          <h2 className="subheading" id="contents-heading">
            {fill(copy.contents, { name })}
          </h2>
          <p className="muted">{lede}</p>
        </Stack>
        <DividedList as="dl" className={styles.contents} pairs>
          {blocks.map((block) => (
            <div key={block.name}>
              <dt>{block.heading}</dt>
              <dd>
                <ul className="bullets muted">
                  {block.items.map(({ heading }) => (
                    <li key={heading}>{heading}</li>
                  ))}
                </ul>
              </dd>
            </div>
          ))}
        </DividedList>
      </Split>
      {otherProducts.length > 0 && (
        <nav className={styles.otherProducts} aria-labelledby="others-heading">
          <h2 className="label" id="others-heading">
            {fill(copy.others, { count: otherProducts.length })}
          </h2>
          {otherProducts.map((other) => (
            <a className="spread" key={other.id} href={detailRoutes.product(other.id)}>
              <span>{other.name}</span>
              <ArrowIcon />
            </a>
          ))}
        </nav>
      )}
    </div>
  );
}
