import { Points } from '../../components/Points.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import type { BlockProps } from './Block.tsx';
import styles from './ValueCards.module.css';

/** Three or four sheets of paper, the heading at the top and its reason at the foot. */
export function ValueCards({ id, heading, intro, items, label }: BlockProps) {
  return (
    <section className="section sunken" aria-labelledby={id}>
      <div className="wrap">
        <SectionHead id={id} heading={heading} label={label} note={intro} />
        <Points className={styles.cards} items={items} />
      </div>
    </section>
  );
}
