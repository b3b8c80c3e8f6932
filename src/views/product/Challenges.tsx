import { FigureLabel } from '../../components/FigureLabel.tsx';
import { Points } from '../../components/Points.tsx';
import type { BlockProps } from './Block.tsx';
import styles from './Challenges.module.css';

/** Dashed frames: on this site that is how a thing looks before it has been read. */
export function Challenges({ id, heading, intro, items, label }: BlockProps) {
  return (
    <section className="section" aria-labelledby={id}>
      <div className="wrap">
        <div className={styles.frames}>
          <div className={styles.head}>
            <FigureLabel number={label.number}>{label.text}</FigureLabel>
            <h2 id={id}>{heading}</h2>
            {intro && <p className="muted">{intro}</p>}
          </div>
          <Points className={styles.list} items={items} />
        </div>
      </div>
    </section>
  );
}
