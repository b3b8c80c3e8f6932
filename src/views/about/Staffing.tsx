import { SectionHead } from '../../components/SectionHead.tsx';
import { about } from '../../content/pages/about.ts';
import styles from './Staffing.module.css';

const { figure, heading, blocks, never } = about.staffing;

/** How a project is staffed, whom a client meets first, and what is never promised. */
export function Staffing() {
  return (
    <section className="section" aria-labelledby="staffing-heading">
      <div className="wrap">
        <SectionHead id="staffing-heading" heading={heading} label={{ number: 5, text: figure }} />
        <div className={styles.blocks}>
          {blocks.map(({ name, text }) => (
            <div key={name}>
              <h3>{name}</h3>
              <p className="muted">{text}</p>
            </div>
          ))}
        </div>
        <div className={`sunken ${styles.never}`}>
          <h3>{never.name}</h3>
          <ul>
            {never.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
