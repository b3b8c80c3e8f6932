import { clsx } from 'clsx';
import { FigureLabel } from './FigureLabel.tsx';
import styles from './SectionHeader.module.css';

export function SectionHeader({
  id,
  heading,
  label,
  note,
  headingStyle,
}: {
  id: string;
  heading: string;
  label?: { number: number; text: string };
  note?: string;
  headingStyle?: 'subheading' | 'visually-hidden';
}) {
  const h2 = (
    <h2
      className={clsx(headingStyle, headingStyle !== 'visually-hidden' && styles.heading)}
      id={id}
    >
      {heading}
    </h2>
  );
  if (headingStyle === 'visually-hidden' && !label) return h2;
  return (
    <div className={`grid ${styles.header}`}>
      {label && (
        <FigureLabel className={styles.label} number={label.number}>
          {label.text}
        </FigureLabel>
      )}
      {h2}
      {note && <p className={`muted ${styles.note}`}>{note}</p>}
    </div>
  );
}
