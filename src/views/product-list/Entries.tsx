import { AnnotatedPicture } from '../../components/AnnotatedPicture.tsx';
import { ButtonLink } from '../../components/Button.tsx';
import { productList } from '../../content/pages/product-list.ts';
import { routes } from '../../routes.ts';
import styles from './Entries.module.css';

/** What choosing a product stores, by its route (specification §3). */
const remembered = { assetIq: 'ProductsId:2', panorama: 'ProductsId:1' } as const;

export function Entries() {
  return (
    <section className={styles.entries} aria-labelledby="entries-heading">
      <h2 className="visually-hidden" id="entries-heading">
        The products
      </h2>
      {productList.entries.map(({ product, name, text, points, picture }, index) => (
        <article className={styles.entry} key={name}>
          <div className={`wrap grid ${styles.row}`}>
            <AnnotatedPicture className={styles.picture} name={picture} number={index + 1} sizes="(max-width: 1024px) 100vw, 900px" first={index === 0} />
            <div className={styles.copy}>
              <h3>{name}</h3>
              <p>{text}</p>
              <ul>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
              <div className={styles.actions}>
                <ButtonLink arrow href={routes[product]} data-remember={remembered[product]} aria-label={`See Product: ${name}`}>
                  See Product
                </ButtonLink>
                <ButtonLink variant="outline" href={routes.contact} aria-label={`Contact Us about ${name}`}>
                  Contact Us
                </ButtonLink>
              </div>
            </div>
          </div>
        </article>
      ))}
    </section>
  );
}
