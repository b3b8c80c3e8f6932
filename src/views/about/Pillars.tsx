import { FigureLabel } from '../../components/FigureLabel.tsx';
import { about } from '../../content/pages/about.ts';
import styles from './Pillars.module.css';

export function Pillars() {
  return (
    <section className="section" aria-labelledby="pillars-heading">
      <div className="wrap">
        <div className={`cluster ${styles.head}`}>
          <FigureLabel number={2}>{about.pillars.figure}</FigureLabel>
          <h2 id="pillars-heading">{about.pillars.heading}</h2>
        </div>
        <ol className={styles.pillars}>
          {about.pillars.items.map(({ name, text }) => (
            <li className="grid" key={name}>
              <h3>{name}</h3>
              <p className="muted">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
