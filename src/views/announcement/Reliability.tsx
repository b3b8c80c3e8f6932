import { Points } from '../../components/Points.tsx';
import styles from './Reliability.module.css';

type List = { heading: string; intro?: string; items: { heading: string; text: string }[] };

/** Two lists side by side: what the operators gain, and what keeps it running. */
export function Reliability({ lists }: { lists: List[] }) {
  return (
    <div className="sunken">
      <div className={`wrap ${styles.lists}`}>
        {lists.map(({ heading, intro, items }, index) => (
          <section key={heading} aria-labelledby={`list-${index + 1}`}>
            <h2 className="subheading" id={`list-${index + 1}`}>
              {heading}
            </h2>
            {intro && <p className="muted">{intro}</p>}
            <Points items={items} />
          </section>
        ))}
      </div>
    </div>
  );
}
