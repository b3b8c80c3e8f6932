import { Card } from '../../components/Card.tsx';
import { Cards } from '../../components/Cards.tsx';
import { PageHead } from '../../components/PageHead.tsx';
import { trails } from '../../trails.ts';
import styles from './LandingView.module.css';

type LandingCard = { heading: string; text: string; href: string; picture: string; kicker?: string; remember: string };

type LandingViewProps = { heading: string; lede: string; crumb: string; cards: LandingCard[]; cardsHeading: string; layout?: 'grid' | 'rows' };

/** A page that leads to articles: industries, blog, case studies. The first card of a grid of seven takes two columns, so that no gap is left. */
export function LandingView({ heading, lede, crumb, cards, cardsHeading, layout = 'grid' }: LandingViewProps) {
  return (
    <>
      <PageHead heading={heading} lede={lede} trail={trails.page(crumb)} />
      <section className={`wrap ${styles.cards} ${styles[layout]}`} aria-labelledby="cards-heading" data-count={cards.length}>
        <h2 className="visually-hidden" id="cards-heading">
          {cardsHeading}
        </h2>
        <Cards>
          {cards.map((card) => (
            <Card key={card.href} {...card} />
          ))}
        </Cards>
      </section>
    </>
  );
}
