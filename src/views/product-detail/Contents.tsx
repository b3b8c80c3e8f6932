import { product as words } from '../../content/pages/product.ts';
import styles from './Contents.module.css';
import type { Product } from './ProductDetailView.tsx';

/** Each block of the full page as one line of the sheet: its heading, and the names of what it holds. */
export function Contents({ product: { name, lede, blocks } }: { product: Product }) {
  return (
    <section className={styles.contents} aria-labelledby="contents-heading">
      <h2 className="subheading" id="contents-heading">
        {words.sheet.contents(name)}
      </h2>
      <p className="muted">{lede}</p>
      <dl>
        {blocks.map((block) => (
          <div key={block.name}>
            <dt>{block.heading}</dt>
            {block.items.map(({ heading }) => (
              <dd key={heading}>{heading}</dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
