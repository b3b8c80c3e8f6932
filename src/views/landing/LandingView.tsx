import type { ReactNode } from 'react';
import type { Breadcrumb } from '../../breadcrumbs.ts';
import { Card, CardGrid } from '../../components/Card.tsx';
import { PageHead } from '../../components/PageHead.tsx';
import type { TopicName } from '../../content/topics.ts';
import type { VisitId } from '../../content/visit-keys.ts';
import styles from './LandingView.module.css';

type LandingCard = { heading: string; text: string; href: string; picture: string; kicker?: string | undefined; topic?: TopicName | undefined; visit: VisitId };

type LandingViewProps = {
  heading: string;
  lede: string;
  breadcrumb: Breadcrumb[];
  cards: LandingCard[];
  cardsHeading: string;
  layout?: 'grid' | 'rows' | 'featured';
  /** What narrows the cards down, before them. */
  children?: ReactNode;
  /** What leads to the other pages of the list. */
  pager?: ReactNode;
  /** Whether the site search finds the cards: they stand on one page of it alone. */
  searched?: boolean;
};

/**
 * A page that leads to articles: industries, blog, case studies. The first card of a grid of seven takes two columns, so that no gap is left; `featured`
 * makes the first one large.
 */
export function LandingView({ heading, lede, breadcrumb, cards, cardsHeading, layout = 'grid', children, pager, searched = true }: LandingViewProps) {
  return (
    <>
      <PageHead heading={heading} lede={lede} breadcrumb={breadcrumb} />
      <section
        className={`wrap ${styles.cards} ${styles[layout]}`}
        aria-labelledby="cards-heading"
        data-count={cards.length}
        data-not-searched={searched ? undefined : ''}
      >
        <h2 className="visually-hidden" id="cards-heading">
          {cardsHeading}
        </h2>
        {children}
        <CardGrid>
          {cards.map((card) => (
            <Card key={card.href} {...card} />
          ))}
        </CardGrid>
        {pager}
      </section>
    </>
  );
}
