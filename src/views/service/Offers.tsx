import { hook, SCROLL_SPY } from '../../client/hooks.ts';
import { service } from '../../content/pages/service.ts';
import styles from './Offers.module.css';

export type Offer = { slug: string; text: string };

/** The What We Offer list: each entry scrolls to its section; the one being read is marked. */
export function Offers({ offers }: { offers: Offer[] }) {
  return (
    <nav aria-labelledby="offers-heading" {...hook(SCROLL_SPY)}>
      <h2 className={`label ${styles.heading}`} id="offers-heading">
        {service.offers}
      </h2>
      <ul className={styles.list}>
        {offers.map(({ slug, text }) => (
          <li key={slug}>
            <a className="ui-medium corners-around" href={`#${slug}`}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
