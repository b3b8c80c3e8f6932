import type { ReactNode } from 'react';
import { Card, CardGrid, type CardProps } from '../../components/Card.tsx';
import { PageHeader } from '../../components/sections/PageHeader.tsx';
import type { Crumb } from '../../content/breadcrumbs.ts';
import styles from './ListingView.module.css';

/**
 * A page that lists industries, articles or case studies. On wide screens, the first card takes a
 * whole row in the layout `featured` and in a `grid` of seven cards.
 */
export function ListingView({
  heading,
  lede,
  breadcrumb,
  cards,
  cardsHeading,
  layout = 'grid',
  children,
  footer,
  inSiteSearch = true,
}: {
  heading: string;
  lede: string;
  breadcrumb: Crumb[];
  cards: CardProps[];
  cardsHeading: string;
  layout?: 'grid' | 'pairs' | 'featured';
  children?: ReactNode;
  footer?: ReactNode;
  /** Whether the site search includes the cards' section. */
  inSiteSearch?: boolean;
}) {
  return (
    <>
      <PageHeader heading={heading} lede={lede} breadcrumb={breadcrumb} />
      <section
        className={`wrap page-body ${styles[layout]}`}
        aria-labelledby="cards-heading"
        data-count={cards.length}
        data-not-searched={inSiteSearch ? undefined : ''}
      >
        <h2 className="visually-hidden" id="cards-heading">
          {cardsHeading}
        </h2>
        {children}
        <CardGrid>
          {cards.map((card, index) => (
            <Card key={card.href} {...card} priority={index === 0} />
          ))}
        </CardGrid>
        {footer}
      </section>
    </>
  );
}
