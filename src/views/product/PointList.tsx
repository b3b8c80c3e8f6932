import { FigureLabel } from '../../components/FigureLabel.tsx';
import { Points } from '../../components/Points.tsx';
import type { BlockProps } from './Block.tsx';
import styles from './PointList.module.css';

/** A heading that stays in sight beside the points it gathers. */
export function PointList({ id, heading, intro, items, label }: BlockProps) {
  return (
    <section className="section" aria-labelledby={id}>
      <div className={`wrap grid ${styles.row}`}>
        <div className={styles.head}>
          <FigureLabel number={label.number}>{label.text}</FigureLabel>
          <h2 id={id}>{heading}</h2>
          {intro && <p className="muted">{intro}</p>}
        </div>
        <Points className={styles.points} items={items} />
      </div>
    </section>
  );
}
