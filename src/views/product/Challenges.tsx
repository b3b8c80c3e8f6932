import { FigureLabel } from '../../components/FigureLabel.tsx';
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
            {intro && <p>{intro}</p>}
          </div>
          <ul className={styles.list}>
            {items.map(({ heading: name, text }) => (
              <li className={styles.frame} key={name}>
                <h3>{name}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
