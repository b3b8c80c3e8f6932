import { Points } from '../../components/Points.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import type { BlockProps } from './Block.tsx';
import styles from './FeatureGrid.module.css';

/** Many features on one ruled sheet. */
export function FeatureGrid({ id, heading, intro, items, label }: BlockProps) {
  return (
    <section className="section" aria-labelledby={id}>
      <div className="wrap">
        <SectionHead id={id} heading={heading} label={label} note={intro} />
        <Points className={styles.sheet} items={items} />
      </div>
    </section>
  );
}
