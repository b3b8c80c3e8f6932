import { Divider } from '../../components/Divider.tsx';
import { Points } from '../../components/Points.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { announcements } from '../../content/pages/announcements.ts';
import styles from './Offerings.module.css';

type OfferingsProps = { heading: string; intro?: string; items: { heading: string; text: string }[]; number: number };

export function Offerings({ heading, intro, items, number }: OfferingsProps) {
  return (
    <section className="section" aria-labelledby="offerings-heading">
      <div className="wrap">
        <Divider />
        <SectionHead id="offerings-heading" heading={heading} label={{ number, text: announcements.offeringsFigure }} note={intro} />
        <Points className={styles.offerings} items={items} />
      </div>
    </section>
  );
}
