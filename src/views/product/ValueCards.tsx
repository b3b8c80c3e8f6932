import { SectionHead } from '../../components/SectionHead.tsx';
import type { BlockProps } from './Block.tsx';
import styles from './ValueCards.module.css';

/** Three or four sheets of paper, the heading at the top and its reason at the foot. */
export function ValueCards({ id, heading, intro, items, label }: BlockProps) {
  return (
    <section className="section sunken" aria-labelledby={id}>
      <div className="wrap">
        <SectionHead id={id} heading={heading} label={label} note={intro} />
        <ul className={styles.cards}>
          {items.map(({ heading: name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
