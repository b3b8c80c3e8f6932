import type { CollectionEntry } from 'astro:content';
import { AnnotatedPicture } from '../../components/AnnotatedPicture.tsx';
import { ButtonLink } from '../../components/Button.tsx';
import { DividedList, Split, Stack } from '../../components/primitives/layout.tsx';
import { TrafficLink } from '../../components/TrafficLink.tsx';
import { fill } from '../../content/fill.ts';
import { pageCopy } from '../../content/page-copy.ts';
import { demonstrationUrl, detailRoutes, routes } from '../../routes.ts';
import styles from './Entries.module.css';

const productCopy = pageCopy('product');
const productList = pageCopy('product-list');
const { actions, names } = pageCopy('shared');

export type ProductEntry = CollectionEntry<'products'>['data']['listing'][number] & {
  id: number;
  href: string;
};

export function Entries({ entries }: { entries: ProductEntry[] }) {
  return (
    <section className="page-body" aria-labelledby="entries-heading">
      <h2 className="visually-hidden" id="entries-heading">
        {productList.entriesHeading}
      </h2>
      {entries.map(({ id, href, name, text, points, picture }, index) => (
        <article className={styles.entry} key={name}>
          <Split className="wrap" ratio="8/4" align="end" reverse={index % 2 === 1}>
            <AnnotatedPicture
              name={picture}
              number={index + 1}
              sizes="(max-width: 1024px) 100vw, 900px"
              priority={index === 0}
            />
            <Stack>
              <h3 className="subheading">{name}</h3>
              <p className="muted">{text}</p>
              <DividedList className={styles.points}>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </DividedList>
              <div className="actions">
                <ButtonLink
                  arrow
                  href={href}
                  aria-label={fill(productList.seeProductNamed, { name })}
                >
                  {productList.seeProduct}
                </ButtonLink>
                <ButtonLink
                  variant="outline"
                  href={routes.contact}
                  aria-label={fill(productList.contactAbout, { name })}
                >
                  {names.contact}
                </ButtonLink>
              </div>
              <p className="actions">
                {demonstrationUrl(href) && (
                  <a
                    className="link tap-target"
                    href={demonstrationUrl(href)}
                    aria-label={fill(actions.tryItNowNamed, { name })}
                  >
                    {actions.tryItNow}
                  </a>
                )}
                <a
                  className="link tap-target"
                  href={detailRoutes.product(id)}
                  aria-label={fill(productCopy.dataSheet.linkNamed, { name })}
                >
                  {productCopy.dataSheet.link}
                </a>
              </p>
            </Stack>
          </Split>
        </article>
      ))}
      <div className="wrap">
        <TrafficLink />
      </div>
    </section>
  );
}
