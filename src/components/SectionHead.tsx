import { FigureLabel } from './FigureLabel.tsx';
import styles from './SectionHead.module.css';

type SectionHeadProps = { id: string; heading: string; label?: { number: number; text: string }; note?: string; quiet?: boolean };

/** The head of a section: its figure label, its heading and a sentence beside it. `quiet` sets the heading a size smaller. */
export function SectionHead({ id, heading, label, note, quiet }: SectionHeadProps) {
  return (
    <div className={`grid ${styles.head}`}>
      {label && (
        <FigureLabel className={styles.label} number={label.number}>
          {label.text}
        </FigureLabel>
      )}
      <h2 className={quiet ? `subheading ${styles.heading}` : styles.heading} id={id}>
        {heading}
      </h2>
      {note && <p className={`muted ${styles.note}`}>{note}</p>}
    </div>
  );
}
