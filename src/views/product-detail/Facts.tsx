import { product as words } from '../../content/pages/product.ts';
import styles from './Facts.module.css';
import type { Product } from './ProductDetailView.tsx';

/** The facts of the sheet, two columns of short lists. */
export function Facts({ facts }: { facts: Product['sheet']['facts'] }) {
  return (
    <section className={styles.facts} aria-labelledby="facts-heading">
      <h2 className="subheading" id="facts-heading">
        {words.sheet.facts}
      </h2>
      <div className={styles.list}>
        {facts.map(({ heading, points }) => (
          <div key={heading}>
            <h3>{heading}</h3>
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
