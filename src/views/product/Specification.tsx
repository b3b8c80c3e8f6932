import { AnnotatedPicture } from '../../components/AnnotatedPicture.tsx';
import { Divider } from '../../components/Divider.tsx';
import { Points } from '../../components/Points.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import type { BlockProps } from './Block.tsx';
import styles from './Specification.module.css';

/** A specification sheet between two registered rules; with a picture, its entries stand beside it. */
export function Specification({ id, heading, intro, items, picture, label }: BlockProps) {
  return (
    <section className="section" aria-labelledby={id}>
      <div className="wrap">
        <Divider />
        <SectionHead id={id} heading={heading} label={label} note={intro} />
        <div className={picture ? `grid ${styles.illustrated}` : styles.plain}>
          {picture && <AnnotatedPicture className={styles.picture} name={picture} sizes="(max-width: 1024px) 100vw, 780px" />}
          <Points className={styles.entries} items={items} />
        </div>
        <Divider />
      </div>
    </section>
  );
}
